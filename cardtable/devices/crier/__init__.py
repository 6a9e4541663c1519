"""What the croupier has cried, or the banker."""
