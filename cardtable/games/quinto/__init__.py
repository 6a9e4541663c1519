"""Quinto, for four and with a dummy for three (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="quinto", title="Quinto", kind="tricks", book="Hoyle, 1909",
    blurb="Partners; every suit trumps those below it, and fives and pairs score as they fall.",
    minutes=40, seats=(3, 4))
