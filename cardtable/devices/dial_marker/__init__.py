"""Dials with a hand for each place of a score, and how they are drawn."""
