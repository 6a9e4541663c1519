"""How the book says it is played: maxims, throws, the novice."""
