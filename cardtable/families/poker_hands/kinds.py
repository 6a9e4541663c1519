"""The nine kinds of hand (002:4060-4126), and one hand's strength, which orders all hands of the pack."""
from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple


class Kind(IntEnum):
    """A kind of hand: the greater, the better."""

    HIGHEST_CARD = 0
    PAIR = 1
    TWO_PAIRS = 2
    THREES = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL = 6
    FOURS = 7
    STRAIGHT_FLUSH = 8


KIND_NAMES = ("highest card", "pair", "two pairs", "threes", "straight", "flush", "full", "fours", "straight flush")


class Strength(NamedTuple):
    """What a hand is worth: the greater wins, equal hands divide.  Suits are no part of it."""

    kind: Kind
    ranks: tuple[int, ...]
    """The ranks that decide between hands of a kind, the first first: of a sequence its highest card alone (of ace to
    five the five), else those of which there are most before the others."""
    tiger: bool = False
    """Whether it is the lowest sequence, where that is agreed to count above every other straight (002:4472-4476)."""

    @property
    def deciding(self) -> tuple[int, bool, tuple[int, ...]]:
        """What is compared, in its order."""
        return self.kind, self.tiger, self.ranks
