"""Keys that are raised for games and rubbers won, and how they are drawn."""
