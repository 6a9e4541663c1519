"""The table in words."""
