"""What a long count is made of."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple


class Part(NamedTuple):
    """So many trials; run(number) makes one, numbered from the seed on, and returns what it counted."""

    name: str
    trials: int
    run: Callable[[int], Counter[str]]
