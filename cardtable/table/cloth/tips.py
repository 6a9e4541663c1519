"""What a thing on the cloth is and how it stands, in words, for a pointer that rests on it."""
from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QGraphicsItem

from cardtable.devices.base import Device
from cardtable.showing.in_words import in_cards
from cardtable.showing.talk import Talk
from cardtable.table.cloth.button_and_pots import DealerButton, PotItem
from cardtable.table.cloth.card_items import Lying
from cardtable.table.cloth.sight import Sight
from cardtable.table.items import CardItem, PlateItem, SpotItem, TokenItem

Thing = CardItem | PlateItem | TokenItem | SpotItem | Device | PotItem | DealerButton
AGAIN = "A click shows what came here last."


def uppermost(items: Iterable[QGraphicsItem]) -> Thing | None:
    """The first of these that is a thing of its own, or part of one."""
    for item in items:
        found: QGraphicsItem | None = item
        while found is not None and not isinstance(found, Thing):
            found = found.parentItem()
        if found is not None:
            return found
    return None


def told(thing: Thing, sight: Sight, talk: Talk, lying: Lying) -> str:
    """In a sentence or two; nothing of a hand, nor of an instrument or a cloth that says by itself what the pointer is
    on."""
    match thing:
        case CardItem():
            return _pile(lying.zone_of(thing), sight, talk, lying)
        case TokenItem():
            key = {"": "", "↵": " Enter says it, too."}.get(thing.key, f" The key {thing.key} says it, too.")
            meaning = f" {thing.meaning}" if thing.meaning else ""
            return f"{thing.text}.{meaning}{key}" if len(thing.text) > 1 else ""
        case DealerButton():
            name = sight.name(sight.deal.dealer if sight.deal.dealt_by is None else sight.deal.dealt_by)
            return f"{name or 'You'} deal{'s' * (name is not None)}."
        case SpotItem() if thing.quiet and sight.places.reading is not None:
            return ""
        case Device():
            return "" if thing.tag.text else f"{thing.label}."
        case PlateItem():
            return f"{thing.label}. A right click tells more."
        case _:
            return f"{thing.label}."


def _pile(zone: int, sight: Sight, talk: Talk, lying: Lying) -> str:
    place = lying.zones.get(zone)
    if place is None or place.role == "hand":
        return ""
    what, owner, _ = sight.deal.layout[zone]
    whose = "" if owner is None else f", {sight.name(owner) or 'yours'}"
    again = talk.looking_again(sight.deal, zone)
    words = f"{what[:1].upper()}{what[1:]}{whose}: {in_cards(tuple([item.card for item in lying.items[zone]]))}."
    return f"{words} {AGAIN}" if again is not None and again.may else words
