"""What the others may hold: hands kept from the deal as players keep them, weighed by the cards that are left."""
from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import accumulate, combinations_with_replacement
from math import comb
from random import Random
from typing import NamedTuple

Ranks = tuple[int, ...]                  # places in ascending order: ace 0 to king 12
RANKS, COPIES = 13, 4


@cache
def hands(size: int) -> tuple[Ranks, ...]:
    """Every hand of so many cards, by ranks."""
    return tuple([h for h in combinations_with_replacement(range(RANKS), size)
                  if size <= COPIES or max(Counter(h).values()) <= COPIES])


@cache
def places(size: int) -> dict[Ranks, int]:
    """Where in a table by hands each of them stands."""
    return {hand: n for n, hand in enumerate(hands(size))}


def ways(ranks: Ranks, left: Sequence[int]) -> int:
    """How many hands of real cards these ranks are, when so many of each rank are left."""
    found = 1
    for r, n in Counter(ranks).items():
        found *= comb(left[r], n)
    return found


class Held(NamedTuple):
    """The rest of a hand that somebody may hold, and its weight."""

    rest: Ranks
    weight: float


def likely(kept: Sequence[float], size: int, shown: Sequence[int], left: Sequence[int], lacks: int = 0) -> list[Held]:
    """All that may be left of a hand of `size` of which these ranks have been played.

    `kept` tells, by hands(size), how much likelier than by the deal alone a hand is kept; `left` how many of each rank
    are unseen; `lacks` the ranks, as bits, that he has shown not to hold.
    """
    found, place = [], places(size)
    for rest in hands(size - len(shown)):
        if any(lacks >> r & 1 for r in rest):
            continue
        n = ways(rest, left)
        if n:
            found.append(Held(rest, n * kept[place[tuple(sorted((*rest, *shown)))]]))
    return found


class Draw:
    """Draws from hands by their weights."""

    def __init__(self, held: Sequence[Held]) -> None:
        self.held = held
        self.upto = list(accumulate([h.weight for h in held]))

    def one(self, rng: Random) -> Ranks:
        return self.held[min(bisect(self.upto, rng.random() * self.upto[-1]), len(self.held) - 1)].rest
