"""What ten cards promise at Five Hundred, with each trump suit and with none.

The book's count (002:8648-8652): joker, both Bowers and two more of the suit are four tricks, and with two beside a
bid of six.  The rest of the count is ours; the tricks it stands for were found by playing hands out (docs/play.md).
"""
from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cardtable.cards import JOKER, RANKS, SUITS, Cards
from cardtable.families.tricks.order import NO_TRUMP, TOP_OF_SUIT
from cardtable.games.five_hundred.rules import FiveHundred
from cardtable.games.five_hundred.schedule import ALL, DENOMINATIONS, NO_TRUMPS

ACE, KING, QUEEN = (RANKS.index(rank) for rank in "AKQ")
ORDER = FiveHundred.order
BY_PLACE = (1.0, .95, .85, .7, .5, .35, .25, .2, .15, .1)       # of the ten trumps, from the joker down
LENGTH = .45                                     # every trump beyond the third makes so much more
PLAIN = {ACE: .8, KING: .45, QUEEN: .15}         # plain cards, kings and queens with one lower card at least
BARE = .15                                       # a single king
NONE = {ACE: 1.0, KING: .65, QUEEN: .3}          # the same where there are no trumps
LONG = .4                                        # every card beyond the fourth of a suit headed by ace or king
JOKER_ALONE = 1.0                                # where there are no trumps
FROM_WIDOW = 1.0                                 # what three more cards bring to the count, of which three go out
TRICKS_FOR_NONE, TRICKS_FOR_ONE = .4, 1.2        # tricks won by who has a count of none, and more for each
OVER, OVER_WITHOUT = .6, 1.7     # by how many tricks the count hopes for more than are won, with trumps and without
NEEDED = .1                                      # the hope may fall short of the bid by so much


class Hope(NamedTuple):
    """The tricks to be hoped for, and the trumps, a letter as bids have it."""

    tricks: float
    suit: str


@lru_cache(1 << 14)
def tricks(hand: Cards, suit: str) -> float:
    """To be hoped for with these trumps, the widow not counted."""
    trump = NO_TRUMP if suit == NO_TRUMPS else SUITS.index(suit)
    if trump == NO_TRUMP:
        return without_trumps(hand)
    trumps = [c for c in hand if ORDER.suit(c, trump) == trump]
    found = LENGTH * max(0, len(trumps) - 3)
    for c in trumps:
        strength = ORDER.strength(c, trump)
        found += BY_PLACE[place(strength)]
    for other in range(len(SUITS)):
        ranks = [c.rank for c in hand if c not in trumps and c.suit == other]
        found += sum([PLAIN.get(rank, 0) if rank == ACE or len(ranks) > 1 else BARE * (rank == KING) for rank in ranks])
    return found


def place(strength: int) -> int:
    """Of a trump, 0 for the joker, down to 9."""
    if strength == TOP_OF_SUIT:
        return 0
    if strength > TOP_OF_SUIT - 3:
        return TOP_OF_SUIT - strength
    return 3 + sum([n > strength for n in ORDER.plain if n >= 0 and n != ORDER.plain[RANKS.index("J")]])


def without_trumps(hand: Cards) -> float:
    """The same where there are none."""
    found = JOKER_ALONE * (JOKER in hand)
    for suit in range(len(SUITS)):
        ranks = [c.rank for c in hand if c.suit == suit]
        found += sum([NONE.get(rank, 0) if rank == ACE or len(ranks) > 1 else 0 for rank in ranks])
        if ranks and max(ranks) >= KING:
            found += LONG * max(0, len(ranks) - 4)
    return found


@lru_cache(1 << 14)
def hopes(hand: Cards) -> tuple[Hope, ...]:
    """Of every denomination, with what the widow may bring; the best first."""
    return tuple(sorted([Hope(TRICKS_FOR_NONE + TRICKS_FOR_ONE * (tricks(hand, suit) + FROM_WIDOW), suit)
                         for suit in DENOMINATIONS], reverse=True))


def won(hope: Hope) -> float:
    """The tricks that are won on the average where so many are hoped for, alone against two (docs/play.md)."""
    return min(ALL, hope.tricks) - (OVER_WITHOUT if hope.suit == NO_TRUMPS else OVER)


def keep(hand: Cards, suit: str, number: int) -> Cards:
    """So many of these cards, those that make most tricks: trumps, then aces and kings, then long suits."""
    trump = NO_TRUMP if suit == NO_TRUMPS else SUITS.index(suit)
    table = NONE if trump == NO_TRUMP else PLAIN
    lengths = {s: sum([c.suit == s for c in hand]) for s in range(len(SUITS))}
    ranked = sorted(hand, key=lambda c: (-(ORDER.suit(c, trump) == trump or c is JOKER), -table.get(c.rank, 0),
                                         -lengths.get(c.suit, 0), -c.rank, c))
    return tuple(ranked[:number])
