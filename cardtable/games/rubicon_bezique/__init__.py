"""Rubicon Bézique for two, with four packs (the Portland Club's laws, 1887, in Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="rubicon_bezique", title="Rubicon Bézique", kind="melds", book="Portland Club, 1887",
    blurb="Four packs and one deal: melds scored again and again, Béziques up to four thousand five hundred, and a "
          "thousand to be reached.",
    minutes=40, seats=(2,),
    known_as=("Besique", "Bezik"))
