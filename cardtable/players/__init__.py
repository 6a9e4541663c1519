"""Computer players: something that answers a decision from what one player can see."""
