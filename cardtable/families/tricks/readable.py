"""Cards that are equal, and which of them a partner can read: for the book's players and the masters' ties."""
from __future__ import annotations

from collections.abc import Collection

from cardtable.cards import Card, Cards
from cardtable.families.tricks.deal import TrickDeal


def touching(held: Collection[Card], card: Card, live: Collection[Card]) -> Cards:
    """Those of the hand that are as good as this one: no card of the suit still in play, but such as are held
    themselves, ranks between."""
    others = sorted([c.rank for c in live if c.suit == card.suit and c not in held])
    below = max([rank for rank in others if rank < card.rank], default=-1)
    above = min([rank for rank in others if rank > card.rank], default=len(others) + 100)
    return tuple([c for c in held if c.suit == card.suit and below < c.rank < above])


def highest_sure(deal: TrickDeal, seat: int, card: Card, near: Collection[Card]) -> Card:
    """Of cards of a plain suit that command it alike, and are to be led, the highest of those that will do: of a lower
    one a partner cannot tell that it will not be beaten, and may waste a trump on it.  Any other card is itself."""
    order, trump = deal.order, deal.trump
    suit, hand = order.suit(card, trump), deal.playable(seat)
    gone = {one for _, one, _ in deal.history}
    out = [one for one in deal.pack if one not in gone and one not in hand and order.suit(one, trump) == suit]
    if deal.on_table() or suit == trump or any(order.beats(one, card, trump) for one in out):
        return card
    some = [one for one in near if order.suit(one, trump) == suit]
    return max(some, key=lambda one: order.strength(one, trump), default=card)
