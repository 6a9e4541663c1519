"""What kept a score at Euchre: two cards, a cross of chalk, a penknife."""
