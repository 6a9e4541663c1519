"""The rules of Poker: the table that all forms share, and each form."""
