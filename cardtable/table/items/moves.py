"""How cards travel: carried from place to place, turned over, and spread in a fan."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, radians, sin

from PySide6.QtCore import QPointF

from cardtable.cards import Card
from cardtable.table.items.card import CardItem
from cardtable.table.items.motion import LIFT, PLAY, TURN_AWAY, TURN_BACK, Step, Timing
from cardtable.table.items.stage import Place, Stage
from cardtable.table.paint import deck

FLIGHT_Z = 5000.0
"""Cards on their way pass over everything that lies."""

EDGE_ON = .02
"""The width of a card seen from its edge.  At nought Qt would not see it grow again until the motion is over."""

SPREAD, TURN, MOST_TURN = .68, 2.6, 13.0
"""A fan: its step in widths, the turn of each card, and the turn between its outermost cards, in degrees."""


def carry(stage: Stage, going: Sequence[tuple[CardItem, Place]], timing: Timing = PLAY, stagger: int = 0,
          done: Callable[[], None] | None = None) -> None:
    """Carry cards to their new homes, each `stagger` milliseconds after the one before.

    On the way a card keeps its drawing and is scaled; when all have landed each is drawn exactly for its place.
    """
    steps = []
    for number, (item, place) in enumerate(going):
        item.home = place
        item.setZValue(FLIGHT_Z + number)
        if item.ring is not None:
            item.ring.wait(item)
        ends = {"pos": _corner(item, place), "rotation": place.turn, "scale": place.width / item.width}
        steps.append(Step(item, ends, timing, number * stagger))
        if item.riser.y():
            steps.append(Step(item.riser, {"y": -item.lift}, LIFT, number * stagger))

    def landed() -> None:
        for item, place in going:
            if item.home is place:      # not sent elsewhere meanwhile
                item.put(place)
        if done is not None:
            done()

    stage.play(steps, landed)


def close_up(stage: Stage, going: Sequence[tuple[CardItem, Place]]) -> None:
    """Carry cards to where others have left room, or need it; what nobody sees, as of a pile, lies there at once."""
    for item, place in going:
        if not item.isVisible():
            item.shift(place)
    if seen := [(item, place) for item, place in going if item.isVisible()]:
        carry(stage, seen)


def _corner(item: CardItem, place: Place) -> QPointF:
    return QPointF(place.x - item.size().width() / 2, place.y - item.size().height() / 2)


def turn_over(stage: Stage, turning: Sequence[tuple[CardItem, Card]], done: Callable[[], None] | None = None) -> None:
    """Turn cards over to show these faces: they narrow to a line, change, and widen."""
    def changed() -> None:
        for item, card in turning:
            item.show_card(card)
        stage.play([Step(item.flip, {"xScale": 1.0}, TURN_BACK) for item, _ in turning], done)

    if stage.motion.reduced:
        changed()
    else:
        stage.play([Step(item.flip, {"xScale": EDGE_ON}, TURN_AWAY) for item, _ in turning], changed)


def fan(count: int, centre: QPointF, width: float, room: float, z: float = 0, facing: int = 1, side: float = 0,
        spread: float = SPREAD) -> list[Place]:
    """Places for a hand of `count` cards fanned about `centre`, none wider than `room` in all.

    `facing` is 1 for a hand that opens upwards, -1 for one seen from across the table; `side` turns the whole fan.
    """
    gaps = max(1, count - 1)
    step = min(spread * width, (room - width) / gaps)
    each = min(TURN, MOST_TURN / gaps) * facing
    places = []
    for number in range(count):
        t = number - (count - 1) / 2
        along, down = t * step, t * t * step * each * pi / 360
        angle = radians(side)
        x = centre.x() + along * cos(angle) - down * sin(angle)
        y = centre.y() + along * sin(angle) + down * cos(angle)
        places.append(Place(x, y, side + t * each, width, z + number))
    return places


def half_width(card: Place) -> float:
    """From its middle to the outermost of its corners, turned as it is."""
    turn = radians(abs(card.turn))
    return (card.width * cos(turn) + deck.height(card.width) * sin(turn)) / 2


def half_height(card: Place) -> float:
    """From its middle to the highest of its corners, turned as it is."""
    turn = radians(abs(card.turn))
    return (deck.height(card.width) * cos(turn) + card.width * sin(turn)) / 2
