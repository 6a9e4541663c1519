"""Cribbage: five-, six- and seven-card, three- and four-handed (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="cribbage", title="Cribbage", kind="melds", book="Hoyle, 1909",
    blurb="Some cards to the crib, the rest to thirty-one; then count and peg.",
    minutes=25, seats=(2, 3, 4),
    known_as=("Crib",))
