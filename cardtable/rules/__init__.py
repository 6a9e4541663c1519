"""The vocabulary in which all games are written: no Qt, no threads, no clock, no global random."""
