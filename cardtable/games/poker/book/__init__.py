"""How Poker is played by the book, and by beginners."""
