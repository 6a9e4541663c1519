"""Where hands have been laid open, what lies beside them makes room: a card turned up, a hand that is nobody's."""
from __future__ import annotations

from dataclasses import replace
from functools import reduce
from operator import or_

from PySide6.QtCore import QPointF, QRectF

from cardtable.cards import BACK, Cards
from cardtable.showing.places import ZonePlace, numbers
from cardtable.table.cloth import parting
from cardtable.table.cloth.geometry import Ground
from cardtable.table.cloth.scene import TableScene
from cardtable.table.cloth.sight import Sight
from cardtable.table.items import Place
from cardtable.table.items.moves import half_height

FAR = .4                         # of the cloth's width, at most, it goes
AIR = 6                          # pixels about what is there already
LAID = ("pile", "row")           # such zones


def make_room(scene: TableScene, sight: Sight) -> Sight:
    """The same, but a pile or a row that would lie under a hand laid open, or its words would, goes to where they do
    not."""
    if scene.ground is None:
        return sight
    ground, deal, moved = scene.ground.of(sight.places), sight.deal, dict[ZonePlace, ZonePlace]()
    lie = {number: (place, deal.zone[number], _cards(ground, place, deal.zone[number]))
           for number, place in numbers(sight.places.zones, deal, sight.below).items()}
    opened = [card for place, held, cards in lie.values() if place.role == "hand" and place.at and BACK not in held
              for card in cards]
    others = [*[plate.sceneBoundingRect() for plate in scene.plates if plate.isVisible()],
              *[one.device.sceneBoundingRect() for one in scene.instruments.all if one.device.isVisible()
                and not one.device.OVER_CARDS and one.place.folded is None]]
    for number, (place, held, cards) in lie.items():
        if place.shape not in LAID or place.role == "hand" or not held:
            continue
        all_of_it = reduce(or_, cards) | _told(ground, place, len(held), scene.talk.caption(deal, number, sight.short))
        if any(all_of_it.intersects(card) for card in opened):
            taken = [*others, *opened, *[card for other, (_, _, some) in lie.items() if other != number
                                         for card in some]]
            clear = [rect.adjusted(-AIR, -AIR, AIR, AIR) for rect in taken]
            found = parting.nearest(all_of_it, clear, ground, FAR * ground.cloth.width(), parting.on_cloth)
            if found is not None:
                by = found.topLeft() - all_of_it.topLeft()
                moved[place] = replace(place, x=place.x + by.x() / ground.cloth.width(),
                                       y=place.y + by.y() / ground.cloth.height())
                lie[number] = place, held, [card.translated(by) for card in cards]
    zones = tuple([moved.get(place, place) for place in sight.places.zones])
    return replace(sight, places=replace(sight.places, zones=zones)) if moved else sight


def _cards(ground: Ground, place: ZonePlace, held: Cards) -> list[QRectF]:
    """Where the cards of a zone will lie; of a trick all that belong to it, of columns, whose order is the game's, the
    room of them all."""
    if place.shape == "columns":
        suits = sorted([card.suit for card in held])
        homes = ground.columns(place, suits, suits)
        return [reduce(or_, [_about(home) for home in homes])] if homes else []
    if place.shape == "laid":
        return []
    seats = list(range(len(place.spread))) if place.shape == "trick" else [0] * len(held)
    return [_about(home)
            for home in ground.zone(replace(place, spread=()) if place.shape == "row" else place, len(seats), seats)]


def _about(home: Place) -> QRectF:
    """The room of a card that lies there, turned as it is."""
    half = QPointF(home.width / 2, half_height(home))
    middle = QPointF(home.x, home.y)
    return QRectF(middle - half, middle + half)


def _told(ground: Ground, place: ZonePlace, count: int, words: str) -> QRectF:
    """Where its words will stand; nowhere if it has none."""
    if place.caption is None or not words:
        return QRectF()
    letters = ground.look.metrics("caption")
    half = QPointF(letters.horizontalAdvance(words) / 2, letters.height() / 2)
    middle = ground.caption(place, count, 2 * half.x())
    return QRectF(middle - half, middle + half)
