"""The Serpent solved: every rook's path over the square, and what each makes of the cards in their order."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache

from cardtable.cards import Cards
from cardtable.games.poker_patience.cells import SIDE, Cell, touching
from cardtable.games.poker_patience.scoring import ENGLISH, worth
from cardtable.games.poker_patience.serpent import Serpent
from cardtable.games.poker_patience.zones import CALLED, COMING, SQUARES

PLACES = tuple([(column, row) for row in range(SIDE) for column in range(SIDE)])
NEXT = tuple([tuple([n for n, other in enumerate(PLACES) if touching(one, other, corners=False)]) for one in PLACES])
FIRST: tuple[Cell, ...] = ((0, 0), (2, 0), (1, 1), (2, 2))
"""Where a path may begin, but for turns and reflections: of the two colours of a board that which has a place more."""
LAST = SIDE - 1
TURNS: tuple[Callable[[int, int], Cell], ...] = (
    lambda x, y: (x, y), lambda x, y: (LAST - x, y), lambda x, y: (x, LAST - y), lambda x, y: (LAST - x, LAST - y),
    lambda x, y: (y, x), lambda x, y: (LAST - y, x), lambda x, y: (y, LAST - x), lambda x, y: (LAST - y, LAST - x))


def _paths() -> Iterator[tuple[int, ...]]:
    """From the places of FIRST, by depth first; a way is given up when some place has become unreachable."""
    def on(path: list[int], left: int) -> Iterator[tuple[int, ...]]:
        if not left:
            yield tuple(path)
        for place in NEXT[path[-1]]:
            if left >> place & 1 and _whole(left & ~(1 << place), place):
                path.append(place)
                yield from on(path, left & ~(1 << place))
                path.pop()

    everything = (1 << len(PLACES)) - 1
    for first in FIRST:
        yield from on([PLACES.index(first)], everything & ~(1 << PLACES.index(first)))


def _whole(left: int, end: int) -> bool:
    """Whether the places left hang together, and with the end of the way."""
    reached = frontier = sum([1 << place for place in NEXT[end]]) & left
    while frontier:
        place = (frontier & -frontier).bit_length() - 1
        frontier &= frontier - 1
        more = sum([1 << other for other in NEXT[place]]) & left & ~reached
        reached |= more
        frontier |= more
    return reached == left


@cache
def paths() -> tuple[tuple[int, ...], ...]:
    """All 8,648, by the places in their order: those found, turned and reflected."""
    turned = [[PLACES.index(turn(*place)) for place in PLACES] for turn in TURNS]
    return tuple(sorted({tuple([image[place] for place in path]) for path in _paths() for image in turned}))


def ways(laid: Sequence[Cell], fixed: bool) -> list[tuple[int, ...]]:
    """The paths that begin with these places; where the square floats, shifted as may be."""
    right, down = (2, 2) if fixed else laid[0] if laid else (0, 0)
    return list(_begun(tuple([(one[0] - right, one[1] - down) for one in laid]), fixed))


@lru_cache(256)
def _begun(steps: tuple[Cell, ...], fixed: bool) -> tuple[tuple[int, ...], ...]:
    """The same by places of the square, or as seen from the first: of those that begin with all but the last."""
    if not steps:
        return paths()
    *before, (right, down) = steps
    number, some = len(before), _begun(tuple(before), fixed)
    if fixed:
        return tuple([path for path in some if PLACES[path[number]] == (right, down)])
    return tuple([path for path in some if (PLACES[path[number]][0] - PLACES[path[0]][0],
                                            PLACES[path[number]][1] - PLACES[path[0]][1]) == (right, down)])


def made(path: Sequence[int], cards: Cards, table: str = ENGLISH) -> int:
    """What the cards come to, laid along this path in their order."""
    at = [card for _, card in sorted(zip(path, cards))]
    return sum([worth(tuple(at[first:first + SIDE]), table) for first in range(0, len(at), SIDE)]) + \
        sum([worth(tuple(at[first::SIDE]), table) for first in range(SIDE)])


def ranked(cards: Cards, table: str = ENGLISH) -> dict[int, int]:
    """By total, the best first, how many paths come to it."""
    return dict(sorted(Counter([made(path, cards, table) for path in paths()]).items(), reverse=True))


@lru_cache(8)
def valued(cards: Cards, table: str) -> dict[tuple[int, ...], int]:
    """What every path comes to with these cards."""
    return {path: made(path, cards, table) for path in paths()}


def order_of(deal: Serpent) -> Cards:
    """All twenty-five, in their order."""
    return (*deal.zone[SQUARES[0]], *deal.zone[CALLED], *deal.zone[COMING])


def best_from(deal: Serpent, laid: Sequence[Cell]) -> tuple[int, tuple[int, ...]] | None:
    """The most that a whole way can come to which begins with these places, and one that does; None for none."""
    worth_of, able = valued(order_of(deal), deal.terms.points), ways(laid, deal.terms.fixed)
    best = max(able, key=lambda path: worth_of[path], default=None)
    return None if best is None else (worth_of[best], best)


def onward(deal: Serpent) -> dict[Cell, int]:
    """Where the next card may lie so that a whole way is still possible, each with the most that it can come to."""
    found = {}
    for cell in deal.free(0):
        best = best_from(deal, (*deal.laid[0], cell))
        if best is not None:
            found[cell] = best[0]
    return found
