"""What is reckoned at Poker."""
