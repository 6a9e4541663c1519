from __future__ import annotations

from array import array
from collections.abc import Sequence

Marks = Sequence[tuple[int, int]]

def chances(deals: Sequence[Marks], target: int) -> tuple[array[float], array[float], array[float]]: ...
