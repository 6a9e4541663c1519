"""The banker's third card by the shoe itself: every pair that a side may hold, and every card that may come, each as
often as the unseen cards have it."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardtable.games.baccarat.mixed import sign
from cardtable.games.baccarat.points import EIGHT, FREE

Pair = tuple[int, int]                           # the values of two cards, the lower first
PAIRS: tuple[Pair, ...] = tuple([(one, other) for one in range(10) for other in range(one, 10)])


class Side(NamedTuple):
    """A punters' hand as the banker sees it: the third card's value if one was taken, what is staked, and how often
    the holder takes a card at five.  `settled` is what is known of the result, where it was turned up."""

    third: int | None
    staked: int
    often: float
    settled: int | None = None


Layout = tuple[Pair | None, ...]                 # by side; None where the result is known


def layouts(counts: Sequence[int], sides: Sequence[Side]) -> Iterator[tuple[Layout, float]]:
    """What the sides may hold, each with its weight."""
    if not sides:
        yield (), 1.0
        return
    first, *rest = sides
    if first.settled is not None:
        yield from (((None, *others), weight) for others, weight in layouts(counts, rest))
        return
    for pair in PAIRS:
        weight = likely(first, sum(pair) % 10) * ways(counts, pair)
        if weight:
            left = taken(counts, pair)
            yield from (((pair, *others), weight * more) for others, more in layouts(left, rest))


def likely(side: Side, point: int) -> float:
    """How likely he did what he has done, with this point of two cards."""
    if point >= EIGHT:
        return 0.0
    takes = 1.0 if point < FREE else side.often if point == FREE else 0.0
    return takes if side.third is not None else 1 - takes


def ways(counts: Sequence[int], pair: Pair) -> float:
    """In how many ways these two may be drawn."""
    one, other = pair
    return counts[one] * (counts[one] - 1) / 2 if one == other else counts[one] * counts[other]


def taken(counts: Sequence[int], pair: Pair) -> list[int]:
    """What is left without them."""
    left = list(counts)
    for value in pair:
        left[value] -= 1
    return left


class Stakes(NamedTuple):
    """What the banker plays for: by side what is staked, and what lies in the bank."""

    sides: tuple[Side, ...]
    bank: int

    def gain(self, results: Sequence[int]) -> int:
        """What results (1 the banker's, -1 the punters') bring: he takes first, and pays as far as the bank goes."""
        won = sum([side.staked for side, result in zip(self.sides, results) if result > 0])
        lost = sum([side.staked for side, result in zip(self.sides, results) if result < 0])
        return won - min(lost, self.bank + won)

    def results(self, layout: Layout, his: int) -> list[int]:
        """When he ends with this point."""
        return [side.settled or 0 if pair is None else sign(his - (sum(pair) + (side.third or 0)) % 10)
                for side, pair in zip(self.sides, layout)]

    def standing(self, layout: Layout, two: int) -> float:
        return self.gain(self.results(layout, two))

    def drawing(self, layout: Layout, two: int, counts: Sequence[int]) -> float:
        """On the average of the cards that are left."""
        left = list(counts)
        for pair in layout:
            if pair is not None:
                left = taken(left, pair)
        by_point = [self.gain(self.results(layout, his)) for his in range(10)]
        whole = sum(left)
        return sum([number * by_point[(two + value) % 10] for value, number in enumerate(left)]) / whole if whole else \
            self.standing(layout, two)
