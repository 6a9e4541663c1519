"""The rules of both forms."""
