"""The Avondale schedule: what every bid is worth (002:8529-8593)."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import SUITS

ALL, LEAST = 10, 6                               # tricks, and the fewest that may be bid
NO_TRUMPS = "N"
DENOMINATIONS = ("S", "C", "D", "H", NO_TRUMPS)  # from the lowest
EACH_TRICK, EACH_SUIT, LOWEST = 100, 20, 40
TRICK, ALL_TEN, GAME = 10, 250, 500              # to who is no bidder, the least for every trick, and the game


def value(bid: str) -> int:
    """What a bid is worth, as "7D".

    >>> value("6S"), value("7S"), value("6N"), value("10N")
    (40, 140, 120, 520)
    """
    tricks, suit = int(bid[:-1]), DENOMINATIONS.index(bid[-1])
    return LOWEST + EACH_TRICK * (tricks - LEAST) + EACH_SUIT * suit


LADDER = tuple(sorted([f"{n}{suit}" for n in range(LEAST, ALL + 1) for suit in DENOMINATIONS], key=value))


def trump_of(bid: str) -> int:
    """Its trumps, -1 for none."""
    return -1 if bid[-1] == NO_TRUMPS else SUITS.index(bid[-1])


def scored(bid: str, tricks: int) -> int:
    """What the bidder scores for so many tricks (002:8604-8610).

    >>> scored("7D", 8), scored("7D", 6), scored("6S", 10), scored("8H", 10)
    (180, -180, 250, 300)
    """
    if tricks < int(bid[:-1]):
        return -value(bid)
    return max(ALL_TEN, value(bid)) if tricks == ALL else value(bid)


def first_past(before: Sequence[int], takers: Sequence[int], goal: int) -> int:
    """Of those who score trick by trick the first to come to the goal, -1 if nobody does."""
    score = list(before)
    for seat in takers:
        score[seat] += TRICK
        if score[seat] >= goal:
            return seat
    return -1
