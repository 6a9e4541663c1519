"""The croupier runs a sitting: asks, lets computers think, saves every move, takes back, replays.  No Qt here."""
