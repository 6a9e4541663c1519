"""What the fingers mean: keys that are held, and keys by their place, before a window of the program hears of them."""
from __future__ import annotations

from cardtable.table.pressing.gate import again, install, spend

__all__ = ["again", "install", "spend"]
