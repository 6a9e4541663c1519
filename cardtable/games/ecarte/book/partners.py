"""What partners at La Triomphe expect of each other."""
from __future__ import annotations

from cardtable.families.tricks.partners import Partners

JUDGE = Partners()
