"""Auction Bridge, as the Portland and Bath Clubs played it (Hoyle's Games Modernized, 1909; the laws of 1908)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="auction_bridge", title="Auction Bridge", kind="tricks", book="Hoyle, 1909",
    blurb="All four bid for the trump, by points; who calls highest must keep his word, and plays two hands.",
    minutes=50, seats=(4, 5, 6), known_as=("Auction",))
