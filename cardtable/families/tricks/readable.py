"""Cards that are equal, and which of them a partner can read: for the book's players and the masters' ties."""
from __future__ import annotations

from collections.abc import Collection

from cardtable.cards import Card, Cards


def touching(held: Collection[Card], card: Card, live: Collection[Card]) -> Cards:
    """Those of the hand that are as good as this one: no card of the suit still in play, but such as are held
    themselves, ranks between."""
    others = sorted([c.rank for c in live if c.suit == card.suit and c not in held])
    below = max([rank for rank in others if rank < card.rank], default=-1)
    above = min([rank for rank in others if rank > card.rank], default=len(others) + 100)
    return tuple([c for c in held if c.suit == card.suit and below < c.rank < above])
