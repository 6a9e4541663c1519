"""What games share in which coins are laid on the places of a cloth, and a bank pays or takes them."""
