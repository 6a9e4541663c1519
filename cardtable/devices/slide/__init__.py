"""The slide that marks a score."""
