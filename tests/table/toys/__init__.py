"""Games made for tests of the table; their folder is put beside those of the real ones."""
