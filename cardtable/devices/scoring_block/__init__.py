"""The scoring block, drawn as it is in the book."""
