"""Nobody's cards that the edge of a page would cut off, as a card dealt over beside the own hand, or that would lie
under that hand where a page leaves it little room, go to the nearest place where all of them are seen: a call may be
about them."""
from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from PySide6.QtCore import QPointF, QRectF

from cardtable.table.cloth import parting
from cardtable.table.cloth.geometry import Ground
from cardtable.table.items import CardItem, Place
from cardtable.table.items.moves import half_height, half_width
from cardtable.table.items.stage import Thing

SHAPES = "pile", "row"


def draw_in(scene: parting.Crowded, ground: Ground) -> list[int]:
    """So it is with the page that lies there now, or none; the zones whose place that changes.  What lies on them, as
    the trump token on the pack, would not come along: such a pack stays, and so does where cards are brought."""
    lying, before = scene.lying, ground.drawn_in
    ground.drawn_in = {}
    homes = {zone: _rects(lying.homes(zone)) for zone in lying.zones}
    own = [card for zone, place in lying.zones.items() if place.own_hand for card in homes[zone]]
    things: list[Thing] = [*scene.plates, *scene.instruments, *scene.payments.lying()]
    others = [thing.sceneBoundingRect() for thing in things if thing.isVisible() and thing.opacity()]
    for zone, place in lying.zones.items():
        stays = place.at is not None or place.shape not in SHAPES or place.drop or place.takes or place.by_spot
        if stays or not homes[zone] or ground.covered is None:
            continue
        rect = reduce(or_, homes[zone])
        cut = rect.left() < ground.free.right() < rect.right()
        if not cut and not any(map(rect.intersects, own)) or any(map(rect.intersects, others)):
            continue
        taken = [*others, *[card for other, cards in homes.items() if other != zone for card in cards]]
        found = parting.nearest(rect, taken, ground, parting.NEAR * ground.cloth.width(), parting.on_cloth)
        if found is not None:
            by = found.topLeft() - rect.topLeft()
            ground.drawn_in[place.zone] = by
            homes[zone] = [card.translated(by) for card in homes[zone]]
    nowhere = QPointF()
    return [zone for zone, place in lying.zones.items()
            if ground.drawn_in.get(place.zone, nowhere) != before.get(place.zone, nowhere)]


def _rects(homes: Sequence[tuple[CardItem, Place]]) -> list[QRectF]:
    """The room of cards that lie there."""
    return [QRectF(home.x - half_width(home), home.y - half_height(home), 2 * half_width(home), 2 * half_height(home))
            for _, home in homes]
