"""What may be known of the cards that lie hidden, and of how a punter plays at five."""
from __future__ import annotations

from fractions import Fraction

from cardtable.cards import Cards, unmask
from cardtable.games.baccarat.mixed import mixture
from cardtable.games.baccarat.points import FREE, VALUE, point
from cardtable.games.baccarat.rules.bank import Banked
from cardtable.games.baccarat.rules.table import HAND, SHOE, SUPPLY
from cardtable.rules.view import View

TRUST = 4                                        # fives that the usual mixture weighs, beside those that were seen
Counts = tuple[int, ...]                         # by value of a card, how many there are


def counted(some: Cards) -> Counts:
    """By value.

    >>> from cardtable.cards import cards
    >>> counted(cards("AS TD KD 9H"))
    (2, 1, 0, 0, 0, 0, 0, 0, 0, 1)
    """
    found = [0] * 10
    for card in some:
        found[VALUE[card.rank]] += 1
    return tuple(found)


def unseen(view: View, seat: int) -> Counts:
    """The cards that may be in the shoe, for all that this player knows: what he has seen is not."""
    may = view.knowledge.may
    deal = view.deal
    assert isinstance(deal, Banked)
    hidden = may[SHOE] | may[SUPPLY]
    for one in range(deal.seats):
        if one != seat:
            hidden |= may[HAND[one]]
    return counted(unmask(hidden))


def often(deal: Banked, seat: int) -> Fraction:
    """How often this seat may be taken to draw at five: the usual mixture, and what has been seen of it."""
    drew, stood = deal.fives[seat]
    return (TRUST * mixture().often + drew) / (TRUST + drew + stood)


def own_point(deal: Banked, seat: int) -> int:
    """Of his first two cards."""
    return point(deal.zone[HAND[seat]])


def at_five(deal: Banked, seat: int) -> bool:
    """Whether this punter is free to choose."""
    return deal.phase == "third" and own_point(deal, seat) == FREE
