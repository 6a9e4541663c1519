"""Which card on the table is which, when the table is to hold other cards than it does: nothing moves that need not.

A card that is seen is itself.  Of backs nobody may tell apart, one of the same zone is taken before any other.  Cards
are looked up, not looked for: a shoe has six packs.
"""
from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence

from cardtable.cards import BACK, Card
from cardtable.table.items import CardItem

Wanted = Sequence[tuple[int, Card]]      # zone and what is seen there, in the order in which they lie


def recognised(lying: Mapping[int, Sequence[CardItem]], wanted: Wanted) -> tuple[dict[int, CardItem], list[CardItem]]:
    """Of the items that lie in zones those that can show what is wanted, by its number there, and all that are left.

    What is left comes in the order in which it was made: of cards covered nothing tells, not even which lies on which.
    """
    seen = {item.card: item for held in lying.values() for item in held if item.card is not BACK}
    backs = {zone: deque(item for item in held if item.card is BACK) for zone, held in lying.items()}
    found: dict[int, CardItem] = {}
    for number, (zone, card) in enumerate(wanted):
        if card is not BACK:
            item = seen.pop(card, None)
            if item is not None:
                found[number] = item
        elif backs.get(zone):
            found[number] = backs[zone].popleft()
    others = deque(item for held in backs.values() for item in held)
    for number, (_, card) in enumerate(wanted):
        if others and card is BACK and number not in found:
            found[number] = others.popleft()
    return found, sorted([*seen.values(), *others], key=lambda item: item.number)
