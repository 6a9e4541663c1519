"""What a hand holds of point, sequences, quatorzes and trios (002:3411-3455), and what each is worth."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from cardtable.cards import RANKS, SUITS, Cards, ranking

ORDER = ranking("789TJQKA")                      # the ace highest everywhere (002:3361-3371)
PIPS = tuple([11 if r == "A" else 10 if r in "TJQK" else RANKS.index(r) + 2 for r in RANKS])     # by rank
COURT = frozenset([RANKS.index(r) for r in "JQK"])
LEAST_RUN, LEAST_SET = 3, 3
LOWEST_SET = ORDER[RANKS.index("T")]             # of nines, eights and sevens no set counts

BLANCHE = 10
SEQUENCE = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}
SET = {3: 3, 4: 14}

Called = tuple[int, int]
"""How many cards, and what decides between equals: pips of a point (0 while only the number is told), else the rank,
of the highest card or of the set."""
NONE: Called = (0, 0)


class Held(NamedTuple):
    """One thing held: how many cards, what decides between equals, and which they are, from the highest."""

    size: int
    rank: int
    cards: Cards

    @property
    def called(self) -> Called:
        return self.size, self.rank


def blank(hand: Cards) -> bool:
    """Whether a hand dealt is a carte blanche: no king, queen or knave (002:3653-3655)."""
    return not any(card.rank in COURT for card in hand)


def points(hand: Cards) -> list[Held]:
    """Every suit, by number and then by pips, the best first; of equals in the order of the suits."""
    return _sorted([Held(len(some), sum([PIPS[c.rank] for c in some]), some) for some in _suits(hand) if some])


def sequences(hand: Cards) -> list[Held]:
    """Every run of three or more in a suit, as long as it is, the best first."""
    return _sorted([Held(len(run), run[0].rank, run) for some in _suits(hand) for run in _runs(some)
                    if len(run) >= LEAST_RUN])


def sets(hand: Cards) -> list[Held]:
    """Every quatorze and trio, the best first."""
    ranks = [rank for rank, place in enumerate(ORDER) if place >= LOWEST_SET]
    alike = [(rank, tuple([c for c in hand if c.rank == rank])) for rank in ranks]
    return _sorted([Held(len(some), rank, some) for rank, some in alike if len(some) >= LEAST_SET])


HOLDINGS: dict[str, Callable[[Cards], list[Held]]] = {"point": points, "sequence": sequences, "set": sets}
"""The items of the dialogue, in their order."""


def best(item: str, hand: Cards) -> Called:
    """The best that a hand holds of an item; NONE if it holds nothing of it."""
    held = HOLDINGS[item](hand)
    return held[0].called if held else NONE


def worth(item: str, size: int) -> int:
    """What so many cards score: a point one each, whatever their number."""
    return size if item == "point" else SEQUENCE[size] if item == "sequence" else SET[size]


def fewer(item: str, held: Held) -> Iterator[Held]:
    """What may be called of this by who sinks the rest: of a point any three or more of its highest cards, of a
    sequence as many from the top; a set is called whole."""
    for size in range(held.size - 1, LEAST_RUN - 1, -1) if item != "set" else ():
        cards = held.cards[:size]
        yield Held(size, held.rank if item == "sequence" else sum([PIPS[c.rank] for c in cards]), cards)


def _suits(hand: Cards) -> list[Cards]:
    """The cards of each suit, from the highest."""
    return [tuple(sorted([c for c in hand if c.suit == suit], key=lambda c: -ORDER[c.rank]))
            for suit in range(len(SUITS))]


def _runs(some: Cards) -> Iterator[Cards]:
    """The unbroken runs of one suit's cards, given from the highest."""
    start = 0
    for n in range(1, len(some) + 1):
        if n == len(some) or ORDER[some[n - 1].rank] - ORDER[some[n].rank] > 1:
            yield some[start:n]
            start = n


def _sorted(held: list[Held]) -> list[Held]:
    return sorted(held, key=lambda one: one.called, reverse=True)
