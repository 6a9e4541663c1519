"""What a rubber came to, for the sheet that ends it: its games, what the rubber adds, and what is taken off."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.showing.sums import SumLine


class Settlement(NamedTuple):
    """Rows with a column for each side, by its number; `games` is of how many games it is the account."""

    rows: tuple[SumLine, ...]
    total: SumLine
    games: int
