"""Poker Patience, and Serpent Poker Patience (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="poker_patience", title="Poker Patience", kind="patience", book="Hoyle, 1909",
    blurb="Twenty-five cards in a square, and ten hands at poker in its rows and columns.",
    minutes=8, seats=(1, 2, 3, 4, 5),
    known_as=("Poker Squares", "Poker Solitaire", "Serpent", "Serpent Poker Patience"))
