"""Laying things in rows where they cover as little as may be of what lies there already."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

ASIDE = (.06, -.06, .12, -.12, .18, -.18, .24, -.24)
"""How far from the middle a row may be moved, in widths of the cloth; the first that covers hardly anything is so."""
SLIGHT, HARDLY = .2, .05     # of its own area, that a row may cover; and where it may lie elsewhere
ROOM = .96                   # of the cloth's width, for a row
LINE = 8                     # between two rows


def lay(widths: Sequence[float], high: float, gap: float, middles: Sequence[QPointF], cloth: QRectF,
        in_the_way: Sequence[QRectF], least: int = 1) -> list[QPointF]:
    """The middles of things so wide and all so high, in rows of at least so many that end about the first of `middles`,
    or about another, or a little aside of the first, and grow upwards."""
    spots = [*middles, *[middles[0] + QPointF(aside * cloth.width(), 0) for aside in ASIDE]]
    slight = (SLIGHT if len(middles) == 1 else HARDLY) * sum(widths) * high
    best: tuple[float, list[QPointF]] = (float("inf"), [])
    for in_row in range(len(widths), least - 1, -1):
        rows = [widths[n:n + in_row] for n in range(0, len(widths), in_row)]
        if in_row > least and max(map(sum, rows)) + gap * (in_row - 1) > ROOM * cloth.width():
            continue
        for spot in spots:
            rects = _rects(rows, high, gap, spot)
            covered = sum([_area(rect & other) for rect in rects for other in in_the_way])
            covered += sum([_area(rect) - _area(rect & cloth) for rect in rects])
            if covered < best[0] - 1:
                best = (covered, [rect.center() for rect in rects])
            if covered <= slight:
                return best[1]
    return best[1]


def in_row(widths: Sequence[float], gap: float) -> float:
    """How much room things so wide take side by side."""
    return sum(widths) + gap * (len(widths) - 1)


def _rects(rows: Sequence[Sequence[float]], high: float, gap: float, middle: QPointF) -> list[QRectF]:
    found = []
    for number, row in enumerate(rows):
        x = middle.x() - (sum(row) + gap * (len(row) - 1)) / 2
        y = middle.y() - (len(rows) - 1 - number) * (high + LINE) - high / 2
        for wide in row:
            found.append(QRectF(x, y, wide, high))
            x += wide + gap
    return found


def _area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())
