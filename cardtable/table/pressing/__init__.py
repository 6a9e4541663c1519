"""What the fingers mean: keys that are held, and keys by their place, before a window of the program hears of them."""
from __future__ import annotations

from cardtable.table.pressing.gate import GUARD, again, install, is_down, spend, turned

__all__ = ["GUARD", "again", "install", "is_down", "spend", "turned"]
