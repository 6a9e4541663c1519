"""What tricks, honours, chicane and slams are worth, by the denomination that is named (002:7408-7501)."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardtable.cards import RANKS, SUITS
from cardtable.families.tricks.order import NO_TRUMP

NONE = "NT"                                      # no trumps, as a call has it
WORTH: Mapping[str, int] = {"S": 2, "C": 4, "D": 6, "H": 8, NONE: 12}            # a trick beyond six
DENOMINATIONS = tuple(WORTH)                     # from the lowest
BOOK, ALL = 6, 13                                # tricks that score nothing, and all there are
MOST_ODD = ALL - BOOK
GAME = 30

HONOURS = frozenset(map(RANKS.index, "AKQJT"))   # of the trump suit
ACE = RANKS.index("A")                           # without trumps

BETWEEN = {3: 2, 4: 4, 5: 5}                     # by how many partners hold, the value of so many tricks
IN_ONE_HAND = {4: 8, 5: 10}
FIFTH = 1                                        # more, where the partner of four has it
ACES, ALL_ACES = {3: 30, 4: 40}, 100             # of partners, and of one hand
CHICANE = 2
SLAMS = {12: 20, 13: 40}

COUNTED = ("no", "one", "two", "three", "four", "five")


class Worth(NamedTuple):
    """Points, and what they are for."""

    points: int
    what: str


def trump_of(named: str) -> int:
    """The suit, or that there is none."""
    return NO_TRUMP if named == NONE else SUITS.index(named)


def named_by(trump: int) -> str:
    """The denomination of these trumps."""
    return NONE if trump == NO_TRUMP else SUITS[trump]


def honours(named: str, held: Sequence[int]) -> Worth | None:
    """Of partners who were dealt so many honours each; None where they are too few.

    >>> honours("D", (2, 2)), honours("C", (1, 4)), honours("NT", (0, 4))
    (Worth(points=24, what='four honours'), Worth(points=36, what='five honours, four in one hand'), \
Worth(points=100, what='four aces in one hand'))
    """
    both, most = sum(held), max(held)
    if named == NONE:
        if most == 4:
            return Worth(ALL_ACES, "four aces in one hand")
        return Worth(ACES[both], f"{COUNTED[both]} aces") if both in ACES else None
    if both not in BETWEEN:
        return None
    what = f"{COUNTED[both]} honours"
    if most not in IN_ONE_HAND:
        return Worth(BETWEEN[both] * WORTH[named], what)
    apart = both > most
    return Worth((IN_ONE_HAND[most] + FIFTH * apart) * WORTH[named],
                 f"{what}, four in one hand" if apart else f"{what} in one hand")


def chicane(named: str) -> int:
    """What a hand dealt without a trump is worth; nothing where there are none."""
    return 0 if named == NONE else CHICANE * WORTH[named]


EVERY_HONOUR = tuple(dict.fromkeys([
    found.what for named in DENOMINATIONS for one in range(6) for other in range(6 - one)
    if (one + other < 5 or named != NONE) and (found := honours(named, (one, other))) is not None]))
"""All that honours are scored for, in words."""
