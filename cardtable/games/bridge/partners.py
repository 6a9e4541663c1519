"""What partners at Bridge expect of each other."""
from __future__ import annotations

from cardtable.families.declarer.partners import DeclarerPartners

JUDGE = DeclarerPartners()
