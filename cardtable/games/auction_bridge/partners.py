"""What partners at Auction Bridge expect of each other."""
from __future__ import annotations

from cardtable.families.declarer.partners import DeclarerPartners

JUDGE = DeclarerPartners()
