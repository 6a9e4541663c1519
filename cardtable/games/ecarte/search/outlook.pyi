from __future__ import annotations

from collections.abc import Sequence

class Outlook:
    def __init__(self, trump: int, tables: Sequence[float], stakes: Sequence[float],
                 ends: Sequence[float]) -> None: ...
    def values(self, own: int, elder: bool, hands: Sequence[int], away: int, stock: int, step: int, proposals: int,
               pays: int, thrown: int, lead: int, enough: bool, seed: int) -> list[float]: ...
