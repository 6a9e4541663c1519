"""Sheets laid over a page: laws, records, statistics, practice, comparison, the slip and the curtain."""
