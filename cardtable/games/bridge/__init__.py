"""Bridge, as it was before there was bidding (Hoyle's Games Modernized, 1909; the laws of 1904)."""
from __future__ import annotations

from cardtable.rules.row import Row

ROW = Row(
    name="bridge", title="Bridge", kind="tricks", book="Hoyle, 1909",
    blurb="Dealer or Dummy names the trump; the others double; the dealer plays two hands.",
    minutes=45, seats=(4, 5, 6), known_as=("Straight Bridge", "Bridge Whist", "Old Bridge"))
