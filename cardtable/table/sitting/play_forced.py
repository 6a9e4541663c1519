"""The only card there is to play plays itself, where that is wanted."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.rules.moves import Move
from cardtable.table.asking.choosing import Asked
from cardtable.table.cloth.card_items import Lying

PAUSE = 500                  # milliseconds before it goes, at speed 1


def forced_move(way: str, asked: Sequence[Asked], lying: Lying) -> Move | None:
    """The move to be made without being asked for: one card is the whole answer, and the setting (`way`) allows it.

    Only ever a card of the person's own hand, so that it tells nothing.
    """
    if way == "off" or len(asked) != 1 or asked[0].calls or asked[0].opens or len(asked[0].cards) != 1:
        return None
    (card, move), = asked[0].cards.items()
    item = lying.find(card)
    held = lying.items.get(lying.zone_of(item), []) if item is not None else []
    if not isinstance(move, Move):               # more is to be said than the card
        return None
    return None if way == "last" and len(held) != 1 else move
