"""What five cards are worth at Napoleon, counted as at the table: trumps, and cards that nothing still out beats.

The book leaves it to practice ("judge the value of a hand with due regard to the number of players", 002:3136-3141);
the count is ours, and the tricks it stands for were found by playing hands out (docs/play.md).
"""
from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from cardtable.cards import RANKS, Card, Cards
from cardtable.families.tricks.auction import Bid
from cardtable.games.napoleon.rules import Napoleon
from cardtable.games.napoleon.stakes import ALL, MISERY, NAP, WELLINGTON

ACE, UNSEEN = RANKS.index("A"), 52 - ALL
HONOURS = frozenset(map(RANKS.index, "AKQJ"))
PLAIN_CARD = 2 / 3                               # a plain card that is highest may yet be trumped
LESS = {2: 1.5, 3: 1.6, 4: 1.7, 5: 1.8, 6: 2.0}  # what the count exceeds the tricks by, by players
WANTS: dict[Bid, float] = {1: .8, 2: 1.5, 3: 2.3, 4: 3.2, NAP: 4.5, WELLINGTON: 4.7}
"""Tricks to be hoped for before so much is called."""
BLUFF = .4                                       # so much less between two: one must not let the other lead
BOUGHT = .5                                      # so much more where all have bought cards (002:3197-3200)
RISK = {2: 6, 3: 9, 4: 12, 5: 12, 6: 12}         # of a misery, by players: the more, the likelier somebody must win


class Strength(NamedTuple):
    """The tricks to be hoped for, and with which trumps."""

    tricks: float
    trump: int


@cache
def none_out(higher: int, players: int) -> float:
    """The chance that none of so many unseen cards is with the others."""
    return float((1 - ALL * (players - 1) / UNSEEN) ** higher)


def tricks(hand: Cards, trump: int, players: int) -> float:
    """The tricks to be hoped for: one a trump, and for every card the chance that nothing higher of its suit is out."""
    total = -LESS[players]
    for c in hand:
        higher = ACE - c.rank - sum([d.suit == c.suit and d.rank > c.rank for d in hand])
        total += 1 + none_out(higher, players) if c.suit == trump else PLAIN_CARD * none_out(higher, players)
    return total


@lru_cache(1 << 14)
def best(hand: Cards, players: int) -> Strength:
    """With the suit that makes most of the hand."""
    return max(Strength(tricks(hand, trump, players), trump) for trump in {c.suit for c in hand})


def keep(hand: Cards, players: int) -> Cards:
    """The five cards of more that make most tricks: the trumps, and the highest of the rest."""
    def with_trumps(trump: int) -> Cards:
        return tuple(sorted(hand, key=lambda c: (c.suit != trump, -c.rank, c))[:ALL])
    return max([with_trumps(trump) for trump in sorted({c.suit for c in hand})],
               key=lambda five: best(five, players).tricks)


def risk(hand: Cards) -> int:
    """How far the cards stand above those that are safe to lose with: two, four, six ... of each suit from below."""
    ranks: dict[int, list[int]] = {}
    for c in hand:
        ranks.setdefault(c.suit, []).append(c.rank)
    return sum([max(0, rank - 1 - 2 * n) for held in ranks.values() for n, rank in enumerate(sorted(held))])


def prudent_nap(hand: Cards) -> bool:
    """Three players' Naps (002:3328-3335): one suit headed by an honour; four of a suit headed by an honour and an ace,
    king or queen; or, with cards of three suits and more, nothing beside the trumps but aces and kings.
    That those have two trumps at least, headed by an ace or king and it, is taken from the examples.
    """
    suits: dict[int, list[Card]] = {}
    for c in hand:
        suits.setdefault(c.suit, []).append(c)
    trumps = max(suits.values(), key=lambda cs: (len(cs), sorted([c.rank for c in cs], reverse=True)))
    beside = [c.rank for c in hand if c not in trumps]
    if max(c.rank for c in trumps) not in HONOURS:
        return False
    if len(trumps) >= ALL - 1:
        return all(rank >= ACE - 2 for rank in beside)
    return len(suits) > 1 and len(trumps) == ALL - 2 and all(rank >= ACE - 1 for rank in beside)


def should_make(bid: Bid, deal: Napoleon) -> float:
    """The tricks to be hoped for by a hand that should make a call; not asked of a misery."""
    return WANTS[bid] + BOUGHT * (deal.variant == "purchase")


def wanted(bid: Bid, deal: Napoleon) -> float:
    """The tricks to be hoped for before so much is called; not asked of a misery."""
    return should_make(bid, deal) - BLUFF * (deal.seats == 2)


def worth_calling(hand: Cards, bid: Bid, deal: Napoleon) -> bool:
    """Whether the hand should make a call."""
    if bid == MISERY:
        return risk(hand) <= RISK[deal.seats]
    if bid == NAP and deal.seats == 3 and deal.variant != "purchase":
        return prudent_nap(hand)
    return best(hand, deal.seats).tricks >= wanted(bid, deal)
