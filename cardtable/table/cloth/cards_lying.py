"""Where cards lie on the cloth, by what may come to lie on them."""
from __future__ import annotations

from functools import reduce
from operator import or_
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from cardtable.cards import BACK
from cardtable.table.cloth.card_items import Lying
from cardtable.table.cloth.geometry import Ground
from cardtable.table.items import Place
from cardtable.table.paint import deck


class Cards(NamedTuple):
    """Where cards lie, or of a trick will lie, face up; where backs do, and where whole packs; and which of the backs
    are of hands that it is told of, as of those that lie before nobody's plate."""

    faces: list[QRectF]
    backs: list[QRectF]
    packs: list[QRectF]
    told: list[QRectF]


def cards_on(lying: Lying, ground: Ground) -> Cards:
    """Where all of them lie."""
    found = Cards([], [], [], [])
    for zone in lying.zones:
        place, held = lying.place(zone), [item for item in lying.items.get(zone, ()) if item.isVisible()]
        if place is None:
            continue
        if place.shape == "trick" and place.spread:
            found.faces.extend(map(about, ground.zone(place, len(place.spread), range(len(place.spread)))))
        elif held:
            rects = [item.home_rect for item in held]
            backs = found.packs if place.shape == "pile" else found.backs
            some = found.faces if place.own_hand or any(item.card is not BACK for item in held) else backs
            some.extend(rects if place.shape == "columns" else [reduce(or_, rects)])
            if some is found.backs and place.caption:
                found.told.append(reduce(or_, rects))
    return found


def held_up(lying: Lying) -> list[QRectF]:
    """The cards of a hand that somebody holds up to look at it, where two share a screen."""
    return [item.home_rect for zone, place in lying.zones.items() if place.held for item in lying.items.get(zone, ())]


def own_hand(lying: Lying, risen: float) -> list[QRectF]:
    """Where the cards of one's own hand lie, turned as in a fan, and rise so far, in pixels."""
    return [turned(item.home_rect, item.home.turn).adjusted(0, -risen, 0, 0) for item in lying.in_hand()]


def turned(rect: QRectF, turn: float) -> QRectF:
    """The room that it takes when it is turned about its middle."""
    middle = rect.center()
    return QTransform.fromTranslate(middle.x(), middle.y()).rotate(turn).translate(
        -middle.x(), -middle.y()).mapRect(rect)


def about(spot: Place) -> QRectF:
    """What a card covers there."""
    high = deck.height(spot.width)
    return QRectF(spot.x - spot.width / 2, spot.y - high / 2, spot.width, high)
