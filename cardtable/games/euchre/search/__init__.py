"""How the master thinks: layouts as likely as all that was said and played, habit compiled, and search over them."""
