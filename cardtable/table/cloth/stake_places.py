"""Where counters lie on one place of the cloth: beside its name, or about its middle, each seen whole however many."""
from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF

from cardtable.showing.places import Point, SpotPlace
from cardtable.table.cloth.geometry import Ground

RADIUS, LEAST_RADIUS = 15.5, 11.0                # of a counter at unit 1, and in pixels
LEAST_OF_SEVERAL = 8.0                           # where several share a place, whose reading tells their figures
APART = 1.25                                     # radii from the middle to each of two on one place
FURTHER = .32                                    # of the way into prison, that a stake lies deeper which is twice
#                                                  there; on a low cloth there is no room for it, and its disc tells
TOGETHER = 3                                     # so many in prison lie apart; more of them closer
ABREAST = 2                                      # that lie side by side; of more some lie in a second row
OF_SEVERAL = .66                                 # how large they are then
ROOM = 1.06                                      # of a radius: the moulds that are not round go beyond it


class Lying(NamedTuple):
    """Where a counter lies, and its radius, in pixels."""

    middle: QPointF
    radius: float


def usual(ground: Ground) -> float:
    """The radius of a counter that lies alone."""
    return ground.look.snapped(max(LEAST_RADIUS, RADIUS * ground.unit))


def lying(place: SpotPlace, ground: Ground, many: int, number: int, prison: int = 0) -> Lying:
    """Where the counter of this number among so many lies, which are all loose or all in prison, where the one may be
    deeper than the other."""
    radius = usual(ground)
    if prison:
        away = 1 + FURTHER * (prison > 1 and not ground.look.low)
        middle = ground.at(place.x + away * place.aside[0], place.y + away * place.aside[1])
        apart = (APART if many <= TOGETHER else ROOM) * radius
        if place.across is not None:
            apart = min(apart, (place.across[0] * ground.cloth.width() / 2 - radius) / max(1, many - 1))
        return Lying(middle + QPointF((2 * number - many + 1) * apart, 0), radius)
    small = ground.look.snapped(max(LEAST_OF_SEVERAL if many > 1 else LEAST_RADIUS, place.counter * radius))
    if many <= len(place.beside):
        points = [_point(place, ground, point) for point in place.beside[many - 1]]
        high = (place.across or (0, 1))[1] * ground.cloth.height() / 2       # its neighbours may be as crowded
        room = small if many == 1 else max(LEAST_OF_SEVERAL, ground.look.snapped(min(_room(points), high)))
        return Lying(points[number], min(small, room))
    middle = ground.at(place.x, place.y) + QPointF(*place.off) * ground.unit
    if many <= ABREAST:
        return Lying(middle + QPointF((2 * number - many + 1) * APART * small, 0), small)
    small = ground.look.snapped(max(LEAST_OF_SEVERAL, OF_SEVERAL * small))
    upper = (many + 1) // 2
    row, column, across = (0, number, upper) if number < upper else (1, number - upper, many - upper)
    return Lying(middle + QPointF((2 * column - across + 1) * ROOM, (2 * row - 1) * ROOM) * small, small)


def _point(place: SpotPlace, ground: Ground, point: Point) -> QPointF:
    """A point of `beside`: of a place with a height of its own so far from its middle, else of the cloth."""
    if not place.height:
        return ground.at(*point)
    return ground.at(place.x, place.y) + (QPointF(*place.off) + QPointF(*point)) * ground.unit


def _room(points: list[QPointF]) -> float:
    """Half the way between the nearest two."""
    ways = [(one - other).manhattanLength() for one, other in pairwise(sorted(points, key=lambda at: (at.x(), at.y())))]
    return min(ways, default=float("inf")) / 2 / ROOM
