"""Five Hundred, for three (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="five_hundred", title="Five Hundred", kind="tricks", book="Hoyle, 1909",
    blurb="Bid for the widow: six tricks or more, and your trumps, against both the others.",
    minutes=30, seats=(3,),
    known_as=("500",))
