"""How the books say it is played: the maxims of the club player, habits, the novice."""
