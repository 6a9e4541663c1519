"""The ladder of counting."""
