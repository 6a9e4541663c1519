"""What lies on the cloth that the note of a lesson had better not cover."""
from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cardtable.cards import BACK
from cardtable.table.cloth.overlaps import APART
from cardtable.table.cloth.parting import with_words
from cardtable.table.cloth.scene import TableScene


class Lying(NamedTuple):
    """What is read, or tells whose turn it is; and what tells nothing but that it lies there: backs, and places."""

    read: list[QRectF]
    bare: list[QRectF]

    def translated(self, x: float, y: float) -> Lying:
        """The same in other coordinates."""
        return Lying(*([rect.translated(x, y) for rect in rects] for rects in self))


def lying(scene: TableScene) -> Lying:
    """All that is seen, in the scene's pixels; the cards of a zone as one, but where each lies by itself."""
    quiet = [spot.sceneBoundingRect() for spot in scene.spots if spot.quiet]         # many, in what is printed
    found = Lying([], [spot.sceneBoundingRect() for spot in scene.spots if not spot.quiet])
    found.bare.extend([reduce(or_, quiet)] if quiet else ())
    for zone, held in scene.lying.items.items():
        place, shown = scene.lying.place(zone), [item for item in held if item.isVisible() and item.opacity()]
        if place is not None and shown:
            rects = [item.sceneBoundingRect() for item in shown]
            (found.bare if all(item.card is BACK for item in shown) else found.read).extend(
                rects if place.shape in APART else [reduce(or_, rects)])
    things = [*scene.tokens, *scene.plates, *scene.payments.lying(), *scene.spots.stakes.items.values(), scene.button,
              *scene.brackets.items, *[words for words in scene.captions.values() if words.text],
              *[words for _, words in scene.payments.told()]]
    found.read.extend([thing.sceneBoundingRect() for thing in things if thing.isVisible() and thing.opacity()])
    for one in scene.instruments.all:
        device, told = one.device, with_words(one)
        lies = device.written if device.UNDER_CARDS else device.lies        # cards lie in it, or it is a frame
        found.read.extend([lies, *told[1:]] if told and lies is not None else told[1:])
    return found
