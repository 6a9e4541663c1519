"""Bézique for two, with two packs (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="bezique", title="Bézique", kind="melds", book="Hoyle, 1909",
    blurb="Win a trick, declare a marriage, a sequence or Bézique, and draw; the last eight tricks are strict.",
    minutes=30, seats=(2,),
    known_as=("Besique", "Bezik", "Bazique"))
