"""How partners play by habit (everyday.py and what it calls), compiled, for search: the signs that are read, the leads,
the answers."""
