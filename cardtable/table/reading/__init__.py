"""Whoever reads at this screen: the chair in which he sits, and what has been told him."""
