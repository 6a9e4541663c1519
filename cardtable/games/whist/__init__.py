"""Whist: short, with Dummy and Double Dummy (Hoyle, 1909); long, short and Dumbmy (Deschapelles, 1839)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="whist", title="Whist", kind="tricks", book="Hoyle, 1909",
    blurb="Partners, thirteen tricks, the last card turned for trumps.",
    minutes=40, seats=(2, 3, 4, 5, 6))
