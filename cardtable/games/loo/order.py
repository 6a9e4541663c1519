"""The cards at Loo: who can neither follow nor overtrump plays what he likes; and Pam, the knave of clubs."""
from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from cardtable.cards import RANKS, Card, Cards, card, pack
from cardtable.families.tricks.order import FOLLOW, TOP_OF_SUIT, Order
from cardtable.solver import Duties

PACK, PAM = pack(RANKS), card("JC")
ACE, KING = RANKS.index("A"), RANKS.index("K")
ACES = tuple([c for c in PACK if c.rank == ACE])         # by suit


@dataclass(frozen=True)
class LooOrder(Order):
    """With `pam`, he is a trump above the ace, whatever is trumps (002:2955-2957); `civil`, he has been asked to let
    this trick pass."""

    pam: bool = False
    civil: bool = False

    def suit(self, card: Card, trump: int) -> int:
        return trump if self.pam and card is PAM else card.suit

    def strength(self, card: Card, trump: int) -> int:
        return TOP_OF_SUIT if self.pam and card is PAM else self.plain[card.rank]

    def allowed(self, hand: Cards, trick: Cards, trump: int, duties: Duties = FOLLOW) -> Cards:
        """Follow and head; else trump and overtrump; who cannot overtrump plays what he likes (a ruling,
        002:2906-2907)."""
        if not trick or not duties.follow:
            return hand
        led, best = self.suit(trick[0], trump), trick[self.wins(trick, trump)]
        some = tuple([c for c in hand if self.suit(c, trump) == led])
        if self.civil and PAM in some and len(some) > 1:
            return tuple([c for c in some if c is not PAM])
        due = some or tuple([c for c in hand if self.suit(c, trump) == trump])
        able = tuple([c for c in due if self.beats(c, best, trump)]) if due else ()
        return able or some or hand


def lead(order: LooOrder, hand: Cards, trump: int, turned: Card, two: bool, after: bool,
         gone: Collection[Card]) -> tuple[str, Cards]:
    """The duty that binds a lead, by its article, "" for none; and what it leaves (002:2893-2912; 3035-3051).

    `two`: only two play; `after`: he has won the trick before; `gone`: the cards played before and the turn-up.
    """
    trumps = tuple([c for c in hand if order.suit(c, trump) == trump])
    top = KING if turned.rank == ACE else ACE
    due = tuple([c for c in trumps if c.suit == trump and c.rank == top])
    if due:
        return "ace", due
    if two and len(trumps) > 1:
        return "highest", as_good(order, trumps, trump, gone)
    if len(trumps) > 1:
        return "two trumps", trumps
    return ("after", trumps) if after and trumps else ("", hand)


def as_good(order: LooOrder, trumps: Cards, trump: int, gone: Collection[Card]) -> Cards:
    """The highest of these trumps, and those that are as good: between which no card can be out."""
    held = sorted(trumps, key=lambda c: -order.strength(c, trump))
    out = [order.strength(c, trump) for c in PACK
           if order.suit(c, trump) == trump and c not in gone and c not in trumps]
    last = order.strength(held[0], trump)
    return tuple([c for c in trumps if not any(order.strength(c, trump) < n < last for n in out)])


# Flushes (002:2963-2974)

def flush(hand: Cards, pam: bool) -> int:
    """The suit of which a hand is a flush, four of it and Pam included; -1 if it is none."""
    suits = {c.suit for c in hand if not (pam and c is PAM)}
    return suits.pop() if len(suits) == 1 and len(hand) == 5 else -1


def flush_rank(order: LooOrder, hand: Cards, trump: int) -> tuple[bool, list[int]]:
    """By which flushes are compared: trumps first, then card by card, Pam above any ace."""
    return flush(hand, order.pam) == trump, sorted([order.strength(c, trump) for c in hand], reverse=True)
