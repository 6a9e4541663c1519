"""Piquet's rules: what a hand holds, the exchange, the dialogue, the play and the partie."""
