"""The shoe from which cards are dealt, and the palette by which they are moved."""
