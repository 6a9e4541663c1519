"""Instruments of a table at which rows are dealt from a shoe: the pricked card, the points of the rows, the talon."""
