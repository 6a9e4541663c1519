"""Poker: Draw, Straight, Stud and Whiskey (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="poker", title="Poker", kind="round", book="Hoyle, 1909",
    blurb="Five cards, counters, and a steady face: what is not called is not shown.",
    minutes=20, seats=(2, 3, 4, 5, 6, 7, 8),
    known_as=("Draw Poker", "Bluff", "Straight Poker", "Stud Poker", "Whiskey Poker", "Jack-pots", "Mistigris"))
