"""Recipes for everything that is drawn: pure functions from a Look and a subject to a picture."""
