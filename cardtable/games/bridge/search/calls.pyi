from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.families.tricks.habitual.trials import Trials

SAID: dict[str, int]

class Calls(Trials):
    """The club player in all four seats, who speaks and plays."""

    def __init__(self, *, limit: int, said: Sequence[int], **rules: Any) -> None: ...
    def stands(self, phase: int, must: int, namer: int, named: int, doubled: int, doublers: Sequence[int]) -> None: ...
    def spoken(self, words: Sequence[int]) -> list[list[float]]: ...
    def says(self, hand: int) -> int: ...
