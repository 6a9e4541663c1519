"""The master's search at Loo: the club player's habits, and layouts as likely as they make what was said; compiled."""
