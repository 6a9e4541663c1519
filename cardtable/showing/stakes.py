"""What a game of stakes tells of its table: the rack of counters, the croupier's cries, what a place is."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

FEW = 4                                          # of a counter that are kept for change


class Reading(NamedTuple):
    """What a place of the cloth is, and how it stands there."""

    name: str
    told: str


class LaidCounter(NamedTuple):
    """A counter on the cloth: whose, where, how many coins; `prison` is how often it must yet win to be free."""

    seat: int
    spot: str
    coins: int
    prison: int


class Cry(NamedTuple):
    """What the croupier cries, in his language and in the reader's; and what he cried before."""

    said: str
    meant: str
    before: str = ""
    before_meant: str = ""


class RowPoints(NamedTuple):
    """What rows of cards have come to, from the upper one on; "" where one is not complete.  `best` is the one that has
    won, and `note` what is written beside it; -1 where none has."""

    points: tuple[str, ...]
    best: int = -1
    note: str = ""


class Rack(NamedTuple):
    """A rack: what each counter is worth, in coins, what stands on it, and how many of it there are; `first` is the
    piece that the least of them is, of all that there are from silver to the largest plaque."""

    worth: tuple[int, ...]
    texts: tuple[str, ...]
    numbers: tuple[int, ...]
    first: int = 0

    @classmethod
    def of(cls, coins: int, worth: Sequence[int], texts: Sequence[str], first: int = 0) -> Self:
        """So many coins, in counters: a few of each for change, the rest as large as may be.

        >>> Rack.of(2000, (10, 40, 200, 1000), "abcd").numbers
        (4, 4, 4, 1)
        """
        left, numbers = coins, [0] * len(worth)
        for n, one in enumerate(worth):
            following = worth[n + 1] if n + 1 < len(worth) else 0
            numbers[n] = min(left // one, FEW) if following else left // one
            left -= numbers[n] * one
            if following and left % following:       # what is wanting to the next is made up in this
                more = min(left // one, (left % following) // one)
                numbers[n] += more
                left -= more * one
        for n in range(len(worth) - 1, -1, -1):
            numbers[n] += left // worth[n]
            left %= worth[n]
        return cls(tuple(worth), tuple(texts), tuple(numbers), first)

    @property
    def coins(self) -> int:
        """What they come to."""
        return sum([number * one for number, one in zip(self.numbers, self.worth, strict=True)])
