from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.families.tricks.habitual.trials import Trials

SAID: dict[str, int]

class Calls(Trials):
    """The club player in all four seats, who calls and plays."""

    def __init__(self, *, convention: bool, game_worth: Sequence[float], likely: Sequence[float], said: Sequence[int],
                 **rules: Any) -> None: ...
    def spoken(self, words: Sequence[int]) -> list[list[float]]: ...
    def says(self, hand: int) -> int: ...
