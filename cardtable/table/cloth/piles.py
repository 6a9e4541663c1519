"""How the cards of a pile lie on each other, and cards laid each in a place of its own."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF

from cardtable.cards import Card
from cardtable.showing.places import ZonePlace
from cardtable.table.items.stage import Place

LAYERS, LAYER = 6, .9                # of a pile that are seen, and how far each shows
THICK, THICKEST, DOWN = .62, 30, 1.5     # of a thick one: layers a card, up to so many; and how far down each shows
BELOW = 10                           # from the last layer to words


def layers(place: ZonePlace, centre: QPointF, width: float, count: int, z: float, unit: float) -> list[Place]:
    """The first card of a pile is its top; of a thick one all show, and what is shown of it lies upon it."""
    x, y, turn = centre.x(), centre.y(), place.turn
    if place.thick:
        upon = z + (place.role == "shown")
        down = [THICK * n * unit for n in range(min(count, THICKEST + 1))]
        down += [THICK * THICKEST * unit] * (count - len(down))
        return [Place(x + depth * LAYER, y + depth * DOWN, turn, width, upon + 1 / (1 + n))
                for n, depth in enumerate(down)]
    steps = [n * LAYER * unit for n in range(LAYERS)]
    found = [Place(x + depth, y + depth, turn, width, z + count - n) for n, depth in enumerate(steps[:count])]
    x, y = x + LAYERS * LAYER * unit, y + LAYERS * LAYER * unit
    return found + [Place(x, y, turn, width, z + count - n) for n in range(LAYERS, count)]


def beyond(place: ZonePlace) -> float:
    """From the edge of the top card to words beside a pile, at unit 1."""
    return THICK * THICKEST * DOWN if place.thick and place.caption == "below" else LAYERS * LAYER + BELOW


def laid(place: ZonePlace, cards: Sequence[Card], centre: QPointF, width: float, unit: float, z: float) -> list[Place]:
    """Where these cards lie, each in the place it has been given; any other in the middle."""
    lies = dict(place.lies)
    away = [lies.get(card, (0, 0)) for card in cards]
    return [Place(centre.x() + right * unit, centre.y() + down * unit, 0, width, z + n)
            for n, (right, down) in enumerate(away)]


def foreseen(place: ZonePlace, coming: ZonePlace) -> ZonePlace:
    """A zone as it lies now, with the places that cards under way will have in it: when the table is furnished anew
    all may lie elsewhere, and they with it."""
    lies, then = dict(place.lies), dict(coming.lies)
    stays = next((card for card in lies if card in then), None)
    right, down = (0.0, 0.0) if stays is None else (lies[stays][0] - then[stays][0], lies[stays][1] - then[stays][1])
    more = [(card, (x + right, y + down)) for card, (x, y) in then.items() if card not in lies]
    return replace(place, lies=(*place.lies, *more))
