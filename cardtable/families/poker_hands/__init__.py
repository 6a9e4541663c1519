"""Hands of five cards at poker: their kinds, how they rank, what a blank card makes of them, and their names."""
