"""What the two at Five Hundred who play against the bidder expect of each other."""
from __future__ import annotations

from cardtable.families.tricks.partners import Partners

JUDGE = Partners()
