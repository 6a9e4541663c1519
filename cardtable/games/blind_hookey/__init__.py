"""Blind Hookey, by packets of one's own or by three on the table (Hoyle's Games Modernized, 1909)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="blind_hookey", title="Blind Hookey", kind="banking", book="Hoyle, 1909",
    blurb="A stake on a packet that nobody has looked at, and the dealer has the equals.",
    minutes=10, seats=(2, 3, 4, 5, 6, 7, 8),
    known_as=("Hookey", "Dutch Bank"))
