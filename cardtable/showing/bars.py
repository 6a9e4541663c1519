"""How what a course is worth is drawn."""
from __future__ import annotations

from typing import NamedTuple


class Bar(NamedTuple):
    """How a course is drawn: all lengths are parts of the rail, and nothing is worth nothing at `zero`."""

    zero: float
    end: float
    doubt: float                 # half the whisker about the end
    loss: float                  # 0 while it is near the best, 1 where it costs very much: how far the colour goes
