"""The counters in one well of the tray: where each lies, and how they heap when there are more than ten."""
from __future__ import annotations

from PySide6.QtCore import QPointF

from cardtable.devices.pope_joan_tray.disc import Carried
from cardtable.table.paint.wells import EIGHTH, bearing

SPREAD = ((97, 0), (97, 10.0), (97, -10.0), (116, 4.6), (116, -4.6), (79, 6.6), (79, -6.6), (116, 13.8), (116, -13.8),
          (72, 0))
"""Of the first ten: how far from the middle of the tray, and how many degrees from the middle of the well."""
LAYER = QPointF(1.2, -3.4)      # from a counter to the one heaped on it, always up the screen
TALLEST = 17.0                  # so high no heap rises, however many lie in it
ALONG = 5.0                     # degrees from one point of a turning counter's way to the next


class Well:
    """The counters of a well, the lowest first; `degrees` is where the middle of the well lies, clockwise from up."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.counters: list[Carried] = []

    def spot(self, order: int, degrees: float) -> QPointF:
        """Where the counter of this order lies, from the middle of the tray, in the drawing's measures."""
        radius, aside = SPREAD[order % len(SPREAD)]
        # thrown in, not set out: each a little off its place, and always in the same way
        off = ((order * 37 + self.number * 19) % 11 - 5) * .7
        return bearing(degrees + aside + off * .34, radius + off * .5) + self.lift(order)

    def lift(self, order: int) -> QPointF:
        """How a counter of a heap lies higher than those below it."""
        layer, layers = order // len(SPREAD), max(1, (len(self.counters) - 1) // len(SPREAD))
        return LAYER * layer * min(1.0, TALLEST / (layers * -LAYER.y()))


def between(start: float, turn: float) -> list[float]:
    """Directions on the way of a turn, both ends included."""
    steps = max(1, round(abs(turn) / ALONG))
    return [start + turn * n / steps for n in range(steps + 1)]


def eighths(from_degrees: float, to_degrees: float) -> int:
    """By how many eighths, the shorter way, a direction is brought as near as may be to another."""
    away = (to_degrees - from_degrees + 180) % 360 - 180
    return round(away / EIGHTH)
