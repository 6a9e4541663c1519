"""A heap of pearl counters with its label: what one player has staked."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable.table.paint import lettering, words
from cardtable.table.paint.canvas import Picture, blank, painting, turned_ball
from cardtable.table.paint.look import Look
from cardtable.table.paint.palette import Stops

RADIUS, LEAST = 10.0, 8.0                        # of a counter at unit 1, and in pixels
MOST = 12                                        # counters that are drawn; beyond them the label says how many
LABEL, GAP = (34 / 10, 22 / 10), .1              # in radii: its size, and how far below the lowest counter it lies
MARGIN = 6.0
PEARL: Stops = ((0, "#FFFFFF"), (.5, "#EFEBE0"), (1, "#A9A391"))
# Where counters lie, in radii from the middle of the heap: below first, then those that lie upon them.
LIES = ((0.0, .1), (1.05, .75), (-1.05, .7), (.1, 1.3), (2.0, .1), (-1.9, -.1), (-.55, -.55), (.6, -.6), (1.5, -.5),
        (-1.3, -.85), (.1, -1.2), (-.2, .35))


def radius_in(look: Look, unit: float) -> float:
    """Of a counter on a cloth of this unit."""
    return look.snapped(max(LEAST, RADIUS * unit))


def heap(look: Look, coins: int, text: str, radius: float) -> Picture:
    """So many counters, and close below them the label."""
    lies = LIES[:max(1, min(coins, MOST))]
    half = max(LABEL[0] / 2, *[abs(x) + 1 for x, _ in lies]) * radius
    top, below = min(y for _, y in lies) - 1, max(y for _, y in lies) + 1 + GAP
    image = blank(2 * (half + MARGIN), (below + LABEL[1] - top) * radius + 2 * MARGIN, look.ratio)
    with painting(image) as painter:
        painter.translate(MARGIN + half, MARGIN - top * radius)
        for x, y in lies:
            _counter(painter, QPointF(x * radius, y * radius), radius, look.palette.plain)
        _label(painter, text, QRectF(-LABEL[0] * radius / 2, below * radius, LABEL[0] * radius, LABEL[1] * radius))
    return Picture(image, MARGIN)


def _counter(painter: QPainter, middle: QPointF, radius: float, plain: bool) -> None:
    if not plain:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 85))
        painter.drawEllipse(middle + QPointF(1.2, 2.2), radius, radius)
    rect = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.setPen(QPen(QColor("#8C8570"), .9))
    painter.setBrush(turned_ball(rect, PEARL, .85))
    painter.drawEllipse(middle, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#BDB6A2"), .9))
    painter.drawEllipse(middle, .62 * radius, .62 * radius)


def _label(painter: QPainter, text: str, rect: QRectF) -> None:
    """Ivory, with the number."""
    painter.setPen(QPen(QColor("#8F7A4C"), .9))
    painter.setBrush(QColor("#F5EBD0"))
    painter.drawRoundedRect(rect, 3, 3)
    words.engraved(painter, rect, lettering.exact("numeral", .78 * rect.height()), text, "#2A1F12")
