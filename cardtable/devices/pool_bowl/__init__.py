"""The bowl that holds a pool."""
