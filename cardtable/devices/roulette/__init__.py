"""Instruments of a table at which coins are staked on a wheel: wheel and tableau."""
