"""Cards as bits in which the next card of a run is the next bit: aces low, a gap above every king."""
from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardtable.cards import Card
from cardtable.games.pope_joan.tray import ORDER, PACK, POPE_CARD

PLACE: dict[Card, int] = {c: c.suit * 16 + ORDER[c.rank] for c in PACK}
CARD_AT: dict[int, Card] = {place: c for c, place in PLACE.items()}
SUITS: tuple[int, ...] = tuple([0x1fff << 16 * suit for suit in range(4)])
POPE_BIT = 1 << PLACE[POPE_CARD]


def bits(some: Iterable[Card]) -> int:
    """The set of these cards."""
    total = 0
    for c in some:
        total |= 1 << PLACE[c]
    return total


def card_of(bit: int) -> Card:
    """The one card of this set."""
    return CARD_AT[bit.bit_length() - 1]


def each(some: int) -> Iterator[int]:
    """The bits of a set, lowest first."""
    while some:
        low = some & -some
        yield low
        some ^= low


def stops(some: int, alive: int) -> int:
    """Those of these cards that nothing alive can follow."""
    return some & ~(alive >> 1)


def unreachable(some: int, alive: int) -> int:
    """Those of these cards that nothing alive can lead up to."""
    return some & ~(alive << 1)


def bridged(tops: int, hand: int, gap: int, alive: int) -> int:
    """These cards of a hand, and all below them reached by steps of at most `gap` from one of the hand to the next,
    over cards that are alive."""
    found = tops
    while True:
        more = way = found
        for _ in range(gap):
            way >>= 1
            more |= hand & way
            way &= alive
        if more == found:
            return found
        found = more


def bottoms(some: int, hand: int, gap: int) -> int:
    """Those of these cards that have no card of the hand within `gap` places below."""
    for step in range(1, gap + 1):
        some &= ~(hand << step)
    return some
