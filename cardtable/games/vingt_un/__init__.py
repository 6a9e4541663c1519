"""Vingt-un, and French Vingt-un in eight rounds, for two to eight (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="vingt_un", title="Vingt-un", kind="banking", book="Hoyle, 1909",
    blurb="Come nearer to twenty-one than the dealer, and not beyond it; ties are his.",
    minutes=25, seats=(2, 3, 4, 5, 6, 7, 8),
    known_as=("Vingt-et-un", "Twenty-one", "Blackjack", "Pontoon", "Van John"))
