"""What several games share: how tricks are played, how a match is made of deals, how a hand is searched."""
