"""The melds that a player can score, and which of several copies of a card each takes best.

Of copies alike the one that lies on the table already goes before one in the hand, so that nothing more is shown; then
the one that has served most, so that those are kept which can still serve in everything, and one that can serve in
little is there to be played.  What else he may take is in `ways`.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from cardtable.cards import Card, Cards
from cardtable.families.melds.again import Scored, barred, closed, paired
from cardtable.families.melds.kinds import Kind, Meld, OfRank

Spent = tuple[bool, int]                         # in hand, and how often it has not served: low ones are taken first


class Scorable(NamedTuple):
    """What can be scored of a kind: the best way to make each of its shapes."""

    kind: Kind
    ways: tuple[Cards, ...]


def find(kinds: Sequence[Kind], hand: Cards, table: Cards, scored: Scored, trump: int) -> Iterator[Scorable]:
    """All that a player can score, in the order of the kinds."""
    held = table + hand
    served = Counter([one for meld in scored for one in meld.cards])
    order = {one: (one in hand, -served[one]) for one in held}
    copies: dict[Card, list[Card]] = {}
    for one in sorted(held, key=lambda one: order[one]):
        copies.setdefault(one.face, []).append(one)
    for kind in kinds:
        if isinstance(kind, OfRank):
            if sum([len(some) for face, some in copies.items() if face.rank == kind.rank]) < len(kind.of):
                continue
            out = barred(kind, held, scored)
            some = sorted([one for one in held if one.rank == kind.rank and one not in out],
                          key=lambda one: (order[one], one.suit == trump))
            if len(some) >= len(kind.of):
                yield Scorable(kind, (tuple(some[:len(kind.of)]),))
            continue
        shapes = [shape for shape in kind.shapes() if all(face in copies for face in shape)
                  and kind.worth(shape, trump)]
        if shapes and not closed(kind, held, scored):
            out = barred(kind, held, scored)
            free = {face: [one for one in some if one not in out] for face, some in copies.items()}
            ways = [way for shape in shapes if (way := best(kind, shape, free, order, scored))]
            if ways:
                yield Scorable(kind, tuple(ways))


def best(kind: Kind, shape: Cards, free: dict[Card, list[Card]], order: dict[Card, Spent], scored: Scored
         ) -> Cards:
    """The cards to make this shape of; () where there are too few."""
    wanted = Counter(shape)
    if any(len(free[face]) < number for face, number in wanted.items()):
        return ()
    if kind.again != "paired":
        return tuple([one for face, number in wanted.items() for one in free[face][:number]])
    pairs = [pair for pair in product(*[free[face] for face in shape]) if not paired(kind, pair, scored)]
    return min(pairs, key=lambda pair: [sum(part) for part in zip(*[order[one] for one in pair])], default=())


def melds(found: Sequence[Scorable]) -> list[Meld]:
    """The best way to score each."""
    return [Meld(one.kind.name, way) for one in found for way in one.ways]
