"""The Card Cabinet: games to choose and games to go on with."""
