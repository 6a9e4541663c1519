"""Deals as other programs write them: Portable Bridge Notation, read and written.  Knows cards, and no game."""
