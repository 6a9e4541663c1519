"""Cards that are as good as each other: between which none is left that anybody could still play."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import Card
from cardtable.families.tricks.deal import TrickDeal


def heads(deal: TrickDeal, some: Sequence[Card]) -> dict[Card, Card]:
    """By card of one hand, the highest of those that are as good as it: of king, queen and ten, when the knave is gone,
    the king.  Games whose bowers or jokers change suits, or whose cards have worths of their own, cannot ask it."""
    gone = {card for _, card, _ in deal.history} - set(deal.on_table())
    found: dict[Card, Card] = {}
    for suit in {card.suit for card in some}:
        head: Card | None = None
        for card in sorted([one for one in deal.pack if one.suit == suit and one not in gone], reverse=True):
            head = (head or card) if card in some else None
            if head is not None:
                found[card] = head
    return found
