"""What a hand or crib is worth, item by item, with the cards of each: the show of `count.py` taken apart."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Literal, NamedTuple

from cardtable.cards import Card, Cards
from cardtable.games.cribbage.rules.count import (
    FIFTEEN,
    KNAVE,
    LEAST_RUN,
    NOB,
    ORDER,
    PAIRS,
    flush,
    total,
)

Kind = Literal["fifteen", "pair", "run", "flush", "nob"]


class Counted(NamedTuple):
    """One item; `cards` in the order of their ranks."""

    kind: Kind
    cards: Cards
    points: int


def items(hand: Cards, start: Card, crib: bool = False) -> list[Counted]:
    """In the order in which they are told: fifteens, pairs, runs, flush, nob."""
    every = tuple(sorted((*hand, start), key=lambda c: ORDER[c.rank]))
    return [*_fifteens(every), *_pairs(every), *_runs(every), *_flush(hand, start, crib), *_nob(hand, start)]


def _fifteens(every: Cards) -> Iterator[Counted]:
    """The sets of fewest cards first."""
    for size in range(2, len(every) + 1):
        for some in combinations(every, size):
            if total(some) == 15:
                yield Counted("fifteen", some, FIFTEEN)


def _pairs(every: Cards) -> Iterator[Counted]:
    """All cards of one rank together."""
    for rank in dict.fromkeys([c.rank for c in every]):
        alike = tuple([c for c in every if c.rank == rank])
        if len(alike) > 1:
            yield Counted("pair", alike, PAIRS[len(alike)])


def _runs(every: Cards) -> Iterator[Counted]:
    """Each way of choosing the cards of the longest run."""
    by_place: dict[int, list[Card]] = {}
    for card in every:
        by_place.setdefault(ORDER[card.rank], []).append(card)
    stretches: list[list[int]] = []
    for place in sorted(by_place):
        if stretches and stretches[-1][-1] == place - 1:
            stretches[-1].append(place)
        else:
            stretches.append([place])
    for stretch in stretches:
        if len(stretch) >= LEAST_RUN:
            for some in product(*[by_place[place] for place in stretch]):
                yield Counted("run", some, len(some))


def _flush(hand: Cards, start: Card, crib: bool) -> Iterator[Counted]:
    points = flush(hand, start, crib)
    if points:
        yield Counted("flush", (*hand, start)[:points], points)


def _nob(hand: Cards, start: Card) -> Iterator[Counted]:
    for card in hand:
        if card.rank == KNAVE and card.suit == start.suit:
            yield Counted("nob", (card, start), NOB)
