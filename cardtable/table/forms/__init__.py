"""Forms: a new game, who sits down, the settings."""
