"""How the master searches: a decision as the family's compiled habits take it."""
