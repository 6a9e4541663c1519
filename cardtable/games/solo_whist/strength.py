"""What thirteen cards promise at Solo Whist: tricks alone or with a partner, and the danger of a misère.

The book leaves the count of a hand to other books; this one is ours, and the tricks it stands for were found by playing
hands out (docs/play.md).
"""
from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from cardtable.cards import RANKS, Cards
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.games.solo_whist.stakes import ABONDANCE, DECLAREE, IN_TRUMPS, MISERE, OUVERTE, SOLO

ACE, KING, QUEEN = (RANKS.index(rank) for rank in "AKQ")
PLAIN = {ACE: .9, KING: .6, QUEEN: .25}          # plain cards; kings and queens guarded
BARE = .2                                        # a single king
TRUMPS = {ACE: 1.0, KING: .9, QUEEN: .6, QUEEN - 1: .3}
LENGTH = .75                                     # every trump beyond the third, or long cards beside many trumps
LONG_SUIT = .3                                   # every card beyond the fourth of a plain suit headed by ace or king

WANTS: Mapping[int, Mapping[str, float]] = {
    52: {"propose": 3.0, "accept": 2.4, SOLO: 4.4, MISERE: 3.0, ABONDANCE: 7.6, IN_TRUMPS: 7.6, OUVERTE: 1.0,
         DECLAREE: 11},
    40: {SOLO: 3.6, MISERE: 1.0, ABONDANCE: 7.1, IN_TRUMPS: 7.1, OUVERTE: .5, DECLAREE: 11},
    39: {SOLO: 4.3, MISERE: .4, ABONDANCE: 7.6, IN_TRUMPS: 7.6, OUVERTE: .1, DECLAREE: 11}}
"""By the cards of the pack what is to be hoped for before so much is called; of a misère, the most danger."""
NERVE = (.0, .0, .25, .1)                        # more by places from the dealer: second hand most (002:5017-5021)


@lru_cache(1 << 14)
def tricks(hand: Cards, trump: int) -> float:
    """To be hoped for with these trumps, by who plays alone."""
    trumps = [card.rank for card in hand if card.suit == trump]
    found = sum([TRUMPS.get(rank, 0) for rank in trumps]) + LENGTH * max(0, len(trumps) - 3)
    for suit in {card.suit for card in hand} - {trump}:
        ranks = [card.rank for card in hand if card.suit == suit]
        found += sum([PLAIN.get(rank, 0) if rank == ACE or len(ranks) > 1 else BARE * (rank == KING)
                      for rank in ranks])
        if max(ranks) >= KING and len(trumps) > 3:
            found += LONG_SUIT * max(0, len(ranks) - 4)
    return found


@lru_cache(1 << 14)
def best(hand: Cards, suits: tuple[int, ...]) -> tuple[float, int]:
    """The most that can be hoped for with trumps of one's choice, and that suit."""
    return max([(tricks(hand, suit), suit) for suit in suits])


@lru_cache(1 << 14)
def danger(hand: Cards, least: int = 0) -> float:
    """How likely a card of it must win a trick: by suit, how far its cards lie above the lowest that could be held;
    `least` is the lowest rank of the pack."""
    found = 0.0
    for suit in range(4):
        ranks = sorted([card.rank for card in hand if card.suit == suit])
        for n, rank in enumerate(ranks[:4]):
            above = rank - least - (2 * n + 1)
            found += max(0, above) * (1.0, .8, .4, .2)[n] / (1 + .5 * (4 - min(4, len(ranks))))
    return found


def worth(deal: SoloWhist, seat: int, hand: Cards, call: str) -> float:
    """By how many tricks (of a misère, in danger) the hand is above what it takes to call so; below nothing, less."""
    wanted = WANTS[len(deal.pack)][call]
    if call in (MISERE, OUVERTE):
        return wanted - danger(hand, deal.pack[0].rank)
    suits = suits_of(deal.pack) if call in (ABONDANCE, DECLAREE) else (deal.turned[0].suit,)
    return best(hand, suits)[0] - wanted - NERVE[(seat - deal.dealer) % deal.seats]


@cache
def suits_of(pack: Cards) -> tuple[int, ...]:
    """The suits that are played with."""
    return tuple(sorted({card.suit for card in pack}))
