"""What is led from which holding: the book's table, row by row (002:6209-6322), and the suit to open with."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.cards import RANKS, Card, Cards

FOURTH, NONE = "fourth best", ""
MANY = 13


class LeadFrom(NamedTuple):
    """From these ranks with so many others besides, the first card and, if it may be told, the second.  `falls`: the
    second only if one of these has fallen."""

    has: str
    others: tuple[int, int]
    first: str
    second: str = NONE
    falls: str = ""


PLAIN = (
    LeadFrom("AKQJ", (0, MANY), "K", "J"), LeadFrom("AKQ", (0, MANY), "K", "Q"), LeadFrom("AK", (1, MANY), "K", "A"),
    LeadFrom("AK", (0, 0), "A", "K"), LeadFrom("KQJ", (0, 1), "K", "J"), LeadFrom("KQJ", (2, 2), "J", "K"),
    LeadFrom("KQJ", (3, MANY), "J", "Q"), LeadFrom("AQJ", (0, 1), "A", "Q"), LeadFrom("AQJ", (2, MANY), "A", "J"),
    LeadFrom("A", (4, MANY), "A", FOURTH), LeadFrom("KQ", (1, MANY), "K", FOURTH),
    LeadFrom("KJT9", (0, MANY), "9", "K", "AQ"),
    LeadFrom("KJT", (0, MANY), "T"), LeadFrom("QJT9", (0, MANY), "Q", "9"), LeadFrom("QJ", (1, 1), "Q"))
"""Of plain suits (002:6209-6296)."""

TRUMPS = (
    LeadFrom("AKQJ", (0, MANY), "J", "Q"), LeadFrom("AKQ", (0, MANY), "Q", "K"), LeadFrom("AK", (5, MANY), "K", "A"),
    LeadFrom("AK", (2, 4), FOURTH))
"""Of trumps, before the plain table (002:6298-6322)."""


def down(some: Sequence[Card]) -> Cards:
    """From the highest down."""
    return tuple(sorted(some, key=lambda c: -c.rank))


def fourth_best(some: Sequence[Card]) -> Card:
    """The fourth from the top; of fewer the lowest."""
    return down(some)[min(3, len(some) - 1)]


def row(holding: Sequence[Card], trumps: bool) -> LeadFrom | None:
    """The row of the table that tells of this holding."""
    ranks = {RANKS[c.rank] for c in holding}
    rows: tuple[LeadFrom, ...] = (*TRUMPS, *PLAIN) if trumps else PLAIN
    for one in rows:
        least, most = one.others
        if set(one.has) <= ranks and least <= len(holding) - len(one.has) <= most:
            return one
    return None


def of_rank(some: Sequence[Card], rank: str) -> Card:
    """The card that a row names."""
    return fourth_best(some) if rank == FOURTH else next(c for c in some if RANKS[c.rank] == rank)


def first(holding: Sequence[Card], trumps: bool = False) -> Card:
    """The card to open the suit with.  Where the table is silent: of four or more the fourth best (002:6143-6147); of
    three the highest, but under ace, king or queen the lowest (002:6149-6151); of fewer the highest."""
    found = row(holding, trumps)
    cards = down(holding)
    if found is not None:
        return of_rank(cards, found.first)
    if len(cards) > 3:
        return fourth_best(cards)
    if len(cards) == 3 and RANKS[cards[0].rank] in "AKQ":
        return cards[-1]
    return cards[0]


def second(holding: Sequence[Card], trumps: bool = False, won: bool = True, fell: Sequence[Card] = ()) -> Card | None:
    """The card to go on with from the holding as it was; None where the table says nothing."""
    found = row(holding, trumps)
    if found is None or not found.second:
        return None
    if found.falls and not any(RANKS[c.rank] in found.falls for c in fell):
        return None
    left = [c for c in holding if c is not first(holding, trumps)]
    if found.second == FOURTH and not won:
        return None
    return of_rank(left, found.second)


def weight(holding: Sequence[Card]) -> tuple[int, int, list[int]]:
    """By what suits to open are compared: length before strength (002:5996-6001)."""
    return len(holding), sum([c.rank >= RANKS.index("T") for c in holding]), [c.rank for c in down(holding)]


def opening_suit(suits: dict[int, Cards], trump: int) -> int:
    """Five trumps are led, honours or none (002:6711-6716); else the longest plain suit (002:6138-6156)."""
    if len(suits.get(trump, ())) >= 5 or set(suits) == {trump}:
        return trump
    return max([suit for suit in suits if suit != trump], key=lambda suit: weight(suits[suit]))
