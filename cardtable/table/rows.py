"""Laying things in rows where they cover as little as may be of what lies there already."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

ASIDE = (0.0, .06, -.06, .12, -.12, .18, -.18)
"""How far from the middle a row may be moved, in widths of the cloth; the first that covers nothing is taken."""
LINE = 8                     # between two rows


def lay(count: int, size: QSizeF, gap: float, middle: QPointF, cloth: QRectF, in_the_way: Sequence[QRectF]
        ) -> list[QPointF]:
    """The middles of so many things of one size, in rows that end about `middle` and grow upwards."""
    most = max(1, min(count, int((.96 * cloth.width() + gap) // (size.width() + gap))))
    best: tuple[float, list[QPointF]] = (float("inf"), [])
    for in_row in range(most, 0, -1):
        for aside in ASIDE:
            spots = _rows(count, in_row, size, gap, middle + QPointF(aside * cloth.width(), 0))
            rects = [QRectF(spot - QPointF(size.width() / 2, size.height() / 2), size) for spot in spots]
            covered = sum([_area(rect & other) for rect in rects for other in in_the_way])
            covered += sum([size.width() * size.height() - _area(rect & cloth) for rect in rects])
            if covered < best[0] - 1:
                best = (covered, spots)
            if not covered:
                return spots
    return best[1]


def _rows(count: int, in_row: int, size: QSizeF, gap: float, middle: QPointF) -> list[QPointF]:
    rows = -(-count // in_row)
    spots = []
    for n in range(count):
        row, at = divmod(n, in_row)
        here = min(in_row, count - row * in_row)
        x = middle.x() + (at - (here - 1) / 2) * (size.width() + gap)
        spots.append(QPointF(x, middle.y() - (rows - 1 - row) * (size.height() + LINE)))
    return spots


def _area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())
