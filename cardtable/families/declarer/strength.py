"""What thirteen cards promise with each denomination: the tricks of both partners together, as one of them can tell.

The books count no hands; the numbers are ours, by rule of thumb, and no deals have been counted out for them yet.
"""
from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt

from cardtable.cards import RANKS, SUITS, Cards
from cardtable.families.declarer.deal import LAYOUT, DeclarerDeal
from cardtable.families.declarer.values import ALL, DENOMINATIONS, NONE

HONOUR_POINTS = dict(zip(map(RANKS.index, "AKQJ"), (4, 3, 2, 1), strict=True))
AVERAGE = 10                                     # honour points of a hand
EVEN = 6.4                                       # tricks of a side with an average hand
IN_NONE, IN_SUIT = .235, .20                     # tricks for each honour point more
LENGTH = .62                                     # for each trump more than a third of what partner is likely to have
USUAL = 13 / 4
SHORT = (.55, .35, .10)                          # for a void, a single card, two cards, beside four trumps or more
LONG = .16                                       # without trumps, for each card beyond the fourth of a suit
BARE = .35                                       # without trumps, taken off for a suit in which nothing is stopped
SPREAD = 1.9                                     # how far it may well come otherwise
RULE = (EVEN, AVERAGE, IN_NONE, IN_SUIT, LENGTH, USUAL, LONG, BARE, SPREAD, *SHORT)          # as search takes them


def held(deal: DeclarerDeal, seat: int) -> Cards:
    """His hand, sorted, so that what is thought of it is remembered."""
    return tuple(sorted(deal.zone[LAYOUT.hand[seat]]))


def by_suit(hand: Cards) -> dict[str, list[int]]:
    """The ranks of each, from the highest down."""
    return {SUITS[suit]: sorted([card.rank for card in hand if card.suit == suit], reverse=True)
            for suit in range(len(SUITS))}


@lru_cache(1 << 12)
def honour_points(hand: Cards) -> int:
    """Four for an ace, three, two and one for king, queen and knave."""
    return sum([HONOUR_POINTS.get(card.rank, 0) for card in hand])


def stopped(ranks: list[int]) -> bool:
    """Whether a suit is guarded, so that the others cannot run it: the ace, king and one, queen and two, knave and
    three."""
    return any(rank in HONOUR_POINTS and len(ranks) > 4 - HONOUR_POINTS[rank] for rank in ranks)


def strong(ranks: list[int]) -> bool:
    """A suit of five or more, with two of the three highest, or four honours."""
    top = [rank for rank in ranks if rank in HONOUR_POINTS]
    return len(ranks) > 4 and (sum([rank >= RANKS.index("Q") for rank in top]) > 1 or len(top) > 2)


@lru_cache(1 << 14)
def hopes(hand: Cards, named: str) -> float:
    """The tricks of both partners, if nothing is known of the other hand."""
    suits, more = by_suit(hand), honour_points(hand) - AVERAGE
    if named == NONE:
        bare = sum([not stopped(ranks) for ranks in suits.values()])
        return EVEN + IN_NONE * more + LONG * sum([max(0, len(ranks) - 4) for ranks in suits.values()]) \
            - BARE * max(0, bare - 1)
    trumps = len(suits[named])
    ruffs = sum([SHORT[len(ranks)] for suit, ranks in suits.items() if suit != named and len(ranks) < len(SHORT)])
    return EVEN + IN_SUIT * more + LENGTH * (trumps - USUAL) + (ruffs if trumps > 3 else ruffs / 2)


def best(hand: Cards) -> str:
    """The denomination that promises most tricks."""
    return max(DENOMINATIONS, key=lambda named: (hopes(hand, named), DENOMINATIONS.index(named)))


def chance(hoped: float, wanted: float) -> float:
    """How likely so many tricks come, where so many are hoped for."""
    return .5 * (1 - erf((wanted - .5 - hoped) / (SPREAD * sqrt(2))))


@lru_cache(1 << 12)
def tricks(hoped: float) -> tuple[float, ...]:
    """How likely each number of them is, from none to all."""
    above = [chance(hoped, n) for n in range(ALL + 2)]
    return tuple([above[n] - above[n + 1] + (1 - above[0] if n == 0 else 0) + (above[ALL + 1] if n == ALL else 0)
                  for n in range(ALL + 1)])
