from __future__ import annotations

from collections.abc import Sequence

class Unseen:
    def __init__(self, trump: int) -> None: ...
    def values(self, own: int, hands: Sequence[int], weights: Sequence[float], rows: Sequence[int], led: int, made: int,
               worth: Sequence[float]) -> dict[int, list[float]]: ...
