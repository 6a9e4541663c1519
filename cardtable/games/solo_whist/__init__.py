"""Solo Whist, for three to five (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="solo_whist", title="Solo Whist", kind="tricks", book="Hoyle, 1909",
    blurb="Partners for one deal, or one against all: to win five, nine, all the tricks, or none.",
    minutes=30, seats=(3, 4, 5),
    known_as=("Solo", "English Solo"))
