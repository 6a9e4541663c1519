from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import Card

COMPILED: bool

def number(card: Card) -> int: ...

class Habit:
    """The club player in all four seats, from any card of the play on."""

    def __init__(self, dummy: int, goal: int) -> None: ...
    def lay(self, hands: Sequence[int], trick: Sequence[int], leader: int, gone: int, tricks: Sequence[int],
            score: Sequence[int], cachette: int, factor: int) -> None: ...
    def would_play(self) -> int: ...
    def played_on(self, card: int) -> tuple[int, int, int, int]: ...
