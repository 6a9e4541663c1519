"""Loo, with three cards or five, for three to eight (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="loo", title="Loo", kind="round", book="Hoyle, 1909",
    blurb="Play for a share of the pool, or pass: who plays and wins nothing is looed.",
    minutes=20, seats=(3, 4, 5, 6, 7, 8),
    known_as=("Lanterloo", "Lu"))
