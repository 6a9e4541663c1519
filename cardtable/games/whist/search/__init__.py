"""How the master searches: the club player's habits, compiled, and a decision as they take it."""
