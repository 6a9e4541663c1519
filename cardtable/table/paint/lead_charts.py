"""An engraved chart of a lead: how far one was before the others after each deal or game."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from cardtable.table.paint.look import Look

LEFT, RIGHT, BELOW = 52.0, 12.0, 26.0            # room for the scale, and for the numbers of the deals
ABOVE, UNDER = 30.0, 26.0        # between the outermost points and the frame: for their figures
PITCH = 4.0                      # of the hatching
FEW = 12                         # points of which every one bears its figure
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000)


class Lead(NamedTuple):
    """The lead after each deal or game: above 0 by so much before, below it behind; in words who is before."""

    values: tuple[int, ...]
    before: str
    behind: str
    level: str = "level"


def draw(painter: QPainter, look: Look, place: QRectF, lead: Lead) -> None:
    """The chart with its scale, filling `place`."""
    small = look.font("small")
    scale = small.pixelSize() / 15
    frame = place.adjusted(LEFT * scale, .5, -RIGHT * scale, -BELOW * scale)
    values = (0, *lead.values)
    at = _Map(frame.adjusted(0, ABOVE * scale, 0, -UNDER * scale), min(values), max(values), len(values) - 1)
    painter.save()
    _ground(painter, look, frame)
    points = [at(n, value) for n, value in enumerate(values)]
    for side, colour, degrees in ((1, look.palette.oxblood, 1), (-1, look.palette.ink, -1)):
        _hatched(painter, look, _area(points, at.zero, side), colour, degrees)
    _axes(painter, look, frame, at, small, lead.level)
    painter.setPen(QPen(QColor(look.palette.ink), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                        Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline(QPolygonF(points))
    _said(painter, look, QPointF(frame.x() + 12, frame.y() + 20 * scale), lead.before, look.palette.oxblood)
    _said(painter, look, QPointF(frame.x() + 12, frame.bottom() - 10 * scale), lead.behind, look.palette.ink)
    for n, (point, value) in enumerate(zip(points[1:], values[1:]), 1):
        _point(painter, look, point, value, _figured(n, values), frame)
    painter.restore()


class _Map:
    """From a value after so many deals to a point."""

    def __init__(self, rect: QRectF, least: int, most: int, steps: int) -> None:
        self.rect, self.least, self.most, self.steps = rect, least, max(most, least + 1), max(steps, 1)

    def __call__(self, number: int, value: float) -> QPointF:
        return QPointF(self.rect.x() + self.rect.width() * number / self.steps, self.y(value))

    def y(self, value: float) -> float:
        return self.rect.bottom() - self.rect.height() * (value - self.least) / (self.most - self.least)

    @property
    def zero(self) -> float:
        return self.y(0)

    def marks(self) -> list[int]:
        """Round values of the scale, some three of them and nothing."""
        span = max(abs(self.least), abs(self.most))
        step = next((one for one in STEPS if span <= 3 * one), STEPS[-1])
        return [n * step for n in range(-4, 5) if self.least <= n * step <= self.most]


def _figured(n: int, values: Sequence[int]) -> bool:
    """Whether a point bears its figure: all if they are few, else the outermost and the last."""
    if len(values) <= FEW + 1 or n == len(values) - 1:
        return True
    return n in (values.index(max(values)), values.index(min(values)))


def _ground(painter: QPainter, look: Look, frame: QRectF) -> None:
    """Paper ruled finely, in a frame open to the left."""
    if not look.palette.plain:
        painter.setPen(QPen(QColor(look.palette.rule), .7))
        y = frame.y() + 2
        while y < frame.bottom():
            painter.setOpacity(.55)
            painter.drawLine(QPointF(frame.x(), y), QPointF(frame.right(), y))
            y += PITCH
        painter.setOpacity(1)
    painter.setPen(QPen(QColor(look.palette.field_edge), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF([frame.topLeft(), frame.topRight(), frame.bottomRight(), frame.bottomLeft()]))


def _area(points: Sequence[QPointF], zero: float, side: int) -> QPainterPath:
    """What lies between the line and the level, above it (1) or below (-1)."""
    path = QPainterPath()
    for one, other in pairwise(points):
        corners = [point for point in _cut(one, other, zero) if (zero - point.y()) * side >= 0]
        if len(corners) > 1:
            path.addPolygon(QPolygonF([QPointF(corners[0].x(), zero), *corners, QPointF(corners[-1].x(), zero)]))
    return path


def _cut(one: QPointF, other: QPointF, zero: float) -> Iterator[QPointF]:
    """Two points, and between them where the line crosses the level."""
    yield one
    if (one.y() - zero) * (other.y() - zero) < 0:
        share = (one.y() - zero) / (one.y() - other.y())
        yield QPointF(one.x() + share * (other.x() - one.x()), zero)
    yield other


def _hatched(painter: QPainter, look: Look, area: QPainterPath, colour: str, slope: int) -> None:
    painter.save()
    painter.fillPath(area, QColor(look.palette.paper))
    painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor(colour), 1.2))
    bounds = area.boundingRect()
    x, reach = bounds.x() - bounds.height(), bounds.height()
    while x < bounds.right() + reach:
        painter.drawLine(QPointF(x, bounds.bottom() if slope > 0 else bounds.top()),
                         QPointF(x + reach, bounds.top() if slope > 0 else bounds.bottom()))
        x += PITCH * 1.41
    painter.restore()


def _axes(painter: QPainter, look: Look, frame: QRectF, at: _Map, font: QFont, level: str) -> None:
    ink, second = QColor(look.palette.ink), QColor(look.palette.ink_second)
    painter.setPen(QPen(ink, 1.4))
    painter.drawLine(frame.topLeft(), frame.bottomLeft())
    painter.drawLine(QPointF(frame.x(), at.zero), QPointF(frame.right(), at.zero))
    high = font.pixelSize() * 1.4
    painter.setFont(font)
    for value in at.marks():
        y = at.y(value)
        painter.setPen(QPen(ink, 1.2))
        painter.drawLine(QPointF(frame.x() - 5, y), QPointF(frame.x(), y))
        painter.setPen(second)
        painter.drawText(QRectF(frame.x() - 80, y - high / 2, 70, high),
                         int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter),
                         str(abs(value)) if value else level)
    every = next((one for one in STEPS if at.steps <= 12 * one), STEPS[-1])
    for n in range(every, at.steps + 1, every):
        x = at(n, 0).x()
        painter.setPen(QPen(ink, 1.2))
        painter.drawLine(QPointF(x, frame.bottom()), QPointF(x, frame.bottom() + 5))
        painter.setPen(second)
        painter.drawText(QRectF(x - 30, frame.bottom() + 5, 60, high),
                         int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop), str(n))


def _said(painter: QPainter, look: Look, at: QPointF, text: str, colour: str) -> None:
    """Words that stand clear of the ruling."""
    path = QPainterPath()
    path.addText(at, look.font("caption"), text)
    painter.strokePath(path, QPen(QColor(look.palette.paper), 4))
    painter.fillPath(path, QColor(colour))


def _point(painter: QPainter, look: Look, at: QPointF, value: int, figured: bool, frame: QRectF) -> None:
    colour = look.palette.oxblood if value > 0 else look.palette.ink
    painter.setPen(QPen(QColor(look.palette.paper), 1.2))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(at, *(2 * (4.0 if figured else 2.4,)))
    if figured:
        font = look.font("key")
        wide, up = look.metrics("key").horizontalAdvance(str(abs(value))), value > 0
        x = min(at.x() - wide / 2, frame.right() - wide - 3)
        path = QPainterPath()
        path.addText(QPointF(x, at.y() - 9 if up else at.y() + 8 + font.pixelSize() * .75), font, str(abs(value)))
        painter.strokePath(path, QPen(QColor(look.palette.paper), 3.5))
        painter.fillPath(path, QColor(colour))
