"""The instruments of a table at which coins are staked on a wheel: wheel, tableau, rack, the croupier’s cries."""
