"""How the master searches: the club player's calls, compiled, and a decision as they take it."""
