"""Where cards and counters lie at Poker, for the eight who can sit there."""
from __future__ import annotations

from cardtable.rules.zones import Layout

LAYOUT = Layout(8)
STOCK = LAYOUT.one("stock")
HAND = LAYOUT.each("hand")
OPEN = LAYOUT.each("open", sees="all")                   # dealt face up, or shown
LAID = LAYOUT.each("laid away")                          # for other cards, in the draw
THROWN = LAYOUT.one("thrown up")
WIDOW = LAYOUT.one("widow")
TABLE = LAYOUT.one("table", sees="all")                  # to be had for one's own
CUT = LAYOUT.one("cut", sees="all")
POOL = LAYOUT.pot("pool")
