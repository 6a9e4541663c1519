"""What thirteen cards promise at Solo Whist: tricks alone or with a partner, and the danger of a misère.

The book leaves the count of a hand to other books; this one is ours, and the tricks it stands for were found by playing
hands out (docs/play.md).
"""
from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from math import inf

from cardtable.cards import RANKS, SUITS, Cards
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.games.solo_whist.stakes import ABONDANCE, DECLAREE, IN_TRUMPS, MISERE, OUVERTE, SOLO, TARGET

ACE, KING, QUEEN = (RANKS.index(rank) for rank in "AKQ")
PLAIN = {ACE: .9, KING: .6, QUEEN: .25}          # plain cards; kings and queens guarded
SOLID = 7                        # trumps, the four highest among them, after which nobody has any left, or hardly
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
    suits = by_suit(hand)
    many = len(suits[trump]) > 3
    return as_trumps(suits[trump]) + sum([beside(ranks) + (long_suit(ranks) if many else 0)
                                          for suit, ranks in enumerate(suits) if suit != trump])


def by_suit(hand: Cards) -> list[list[int]]:
    """The ranks of each, from low to high."""
    return [sorted([card.rank for card in hand if card.suit == suit]) for suit in range(len(SUITS))]


def as_trumps(ranks: list[int]) -> float:
    """The tricks that the trumps promise."""
    return sum([TRUMPS.get(rank, 0) for rank in ranks]) + LENGTH * max(0, len(ranks) - 3)


def beside(ranks: list[int]) -> float:
    """The tricks that the honours of a plain suit promise."""
    return sum([PLAIN.get(rank, 0) if rank == ACE or len(ranks) > 1 else BARE * (rank == KING) for rank in ranks])


def long_suit(ranks: list[int]) -> float:
    """Those of a plain suit's small cards, beside many trumps."""
    return LONG_SUIT * max(0, len(ranks) - 4) if ranks and ranks[-1] >= KING else 0


@lru_cache(1 << 14)
def best(hand: Cards, suits: tuple[int, ...]) -> tuple[float, int]:
    """The most that can be hoped for with trumps of one's choice, and that suit."""
    return max([(tricks(hand, suit), suit) for suit in suits])


@lru_cache(1 << 14)
def danger(hand: Cards, least: int = 0) -> float:
    """How likely a card of it must win a trick: by suit, how far its cards lie above the lowest that could be held;
    `least` is the lowest rank of the pack."""
    return sum([perilous(ranks, least) for ranks in by_suit(hand)])


def perilous(ranks: list[int], least: int) -> float:
    """The danger of one suit."""
    found = 0.0
    for n, rank in enumerate(ranks[:4]):
        above = rank - least - (2 * n + 1)
        found += max(0, above) * (1.0, .8, .4, .2)[n] / (1 + .5 * (4 - min(4, len(ranks))))
    return found


def certain(hand: Cards, suits: tuple[int, ...]) -> int:
    """The tricks that are as good as certain with trumps of one's choice: of trumps from the ace down to the knave and
    three more, all; beside them what follows from an ace down."""
    held = by_suit(hand)
    solid = [len(held[suit]) if len(held[suit]) >= SOLID and run(held[suit]) >= SOLID - 3 else 0 for suit in suits]
    best_suit = max(suits, key=lambda suit: solid[suits.index(suit)])
    if not max(solid):
        return 0
    return max(solid) + sum([run(ranks) for suit, ranks in enumerate(held) if suit != best_suit])


def run(ranks: list[int]) -> int:
    """How many follow each other from the ace down."""
    return next((n for n, rank in enumerate(reversed(ranks)) if rank != ACE - n), len(ranks))


def worth(deal: SoloWhist, seat: int, hand: Cards, call: str, anywhere: bool = False) -> float:
    """By how many tricks (of a misère, in danger) the hand is above what it takes to call so; below nothing, less.
    `anywhere`: if its place at the table did not count."""
    needed = WANTS[len(deal.pack)].get(call, inf) if anywhere else wanted(deal, seat, call)
    if call in (MISERE, OUVERTE):
        return needed - danger(hand, deal.pack[0].rank)
    suits = trumps_of(deal, call)
    sure = certain(hand, suits) - TARGET.get(call, inf)
    return max(best(hand, suits)[0] - needed, sure) if sure >= 0 else best(hand, suits)[0] - needed


def wanted(deal: SoloWhist, seat: int, call: str) -> float:
    """The tricks, or of a misère the danger, for which this seat calls so."""
    nerve = 0 if call in (MISERE, OUVERTE) else NERVE[(seat - deal.dealer) % deal.seats]
    return WANTS[len(deal.pack)].get(call, inf) + nerve


@cache
def suits_of(pack: Cards) -> tuple[int, ...]:
    """The suits that are played with."""
    return tuple(sorted({card.suit for card in pack}))


def trumps_of(deal: SoloWhist, call: str) -> tuple[int, ...]:
    """The suits that may be trumps at such a call."""
    return suits_of(deal.pack) if call in (ABONDANCE, DECLAREE) else (deal.turned[0].suit,)
