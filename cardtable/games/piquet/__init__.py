"""Piquet: the Rubicon partie of six deals, and au cent (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="piquet", title="Piquet", kind="tricks", book="Hoyle, 1909",
    blurb="Throw out, call what you hold, and make the cards: the best of games for two.",
    minutes=30, seats=(2,),
    known_as=("Picket", "Cent"))
