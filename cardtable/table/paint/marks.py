"""Small drawn marks: suit pips, tick, chevron, and the grades of a decision (always shape and colour together)."""
from __future__ import annotations

from functools import cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from cardtable.table.paint.canvas import BRASS, Picture, blank, painting, turned_ball
from cardtable.table.paint.look import Look
from cardtable.table.paint.palette import FOUR_COLOURS

Grade = Literal["best", "near", "costly"]

# Outlines in a square of 100: curves of six numbers each after the starting point, straight where a pair stands alone.
_OUTLINES: dict[str, tuple[tuple[float, ...], ...]] = {
    "H": ((50, 92), (40, 78, 8, 60, 8, 33), (8, 18, 19, 9, 31, 9), (40, 9, 47, 14, 50, 22), (53, 14, 60, 9, 69, 9),
          (81, 9, 92, 18, 92, 33), (92, 60, 60, 78, 50, 92)),
    "D": ((50, 4), (58, 20, 71, 37, 84, 50), (71, 63, 58, 80, 50, 96), (42, 80, 29, 63, 16, 50),
          (29, 37, 42, 20, 50, 4)),
    "S": ((50, 6), (58, 24, 92, 42, 92, 63), (92, 75, 83, 82, 73, 82), (65, 82, 58, 78, 54, 71),
          (55, 82, 59, 90, 66, 95), (34, 95), (41, 90, 45, 82, 46, 71), (42, 78, 35, 82, 27, 82),
          (17, 82, 8, 75, 8, 63), (8, 42, 42, 24, 50, 6)),
    "C": ((50, 5), (61, 5, 70, 14, 70, 25), (70, 32, 67, 37, 62, 42), (66, 40, 71, 39, 75, 39),
          (86, 39, 94, 47, 94, 58), (94, 69, 86, 77, 75, 77), (66, 77, 58, 72, 54, 64), (55, 79, 59, 89, 66, 95),
          (34, 95), (41, 89, 45, 79, 46, 64), (42, 72, 34, 77, 25, 77), (14, 77, 6, 69, 6, 58),
          (6, 47, 14, 39, 25, 39), (29, 39, 34, 40, 38, 42), (33, 37, 30, 32, 30, 25), (30, 14, 39, 5, 50, 5)),
}
PIPS = tuple(_OUTLINES)


@cache
def outline(suit: str) -> QPainterPath:
    """The pip of a suit (C, D, H or S) in a square of 100."""
    start, *strokes = _OUTLINES[suit]
    path = QPainterPath(QPointF(start[0], start[1]))
    for stroke in strokes:
        if len(stroke) == 2:
            path.lineTo(stroke[0], stroke[1])
        else:
            path.cubicTo(*stroke)
    path.closeSubpath()
    return path


def suit_colour(look: Look, suit: str) -> QColor:
    """The colour a suit is printed in."""
    return QColor((FOUR_COLOURS if look.deck.four_colours else look.palette.suits)["CDHS".index(suit)])


def pip(painter: QPainter, suit: str, centre: QPointF, size: float, colour: QColor) -> None:
    """A pip `size` pixels high about `centre`."""
    place = QTransform.fromTranslate(centre.x(), centre.y()).scale(size / 100, size / 100).translate(-50, -50)
    painter.fillPath(place.map(outline(suit)), colour)


def _line(painter: QPainter, colour: str, width: float, points: list[tuple[float, float]], at: QPointF,
          scale: float = 1.0) -> None:
    pen = QPen(QColor(colour), width * scale)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF([at + QPointF(x, y) * scale for x, y in points]))


def tick(painter: QPainter, centre: QPointF, colour: str, scale: float = 1.0) -> None:
    """The tick of a check box, 11 by 10 at scale 1."""
    _line(painter, colour, 2.6, [(-5.5, .5), (-1.8, 4.5), (5.5, -5)], centre, scale)


def chevron(painter: QPainter, centre: QPointF, colour: str, scale: float = 1.0) -> None:
    """The open arrow of a field that drops down."""
    _line(painter, colour, 2, [(-5, -2.7), (0, 2.7), (5, -2.7)], centre, scale)


def fresh(look: Look, card_width: float) -> Picture:
    """The brass bead on the upper edge of a card that has just come in, over its index."""
    bead = max(4.0, card_width * .042)
    margin = bead + 2
    x = card_width * .13
    image = blank(margin + x + bead + 2, 2 * margin, look.ratio)
    ball = QRectF(margin + x - bead, margin - bead, 2 * bead, 2 * bead)
    with painting(image) as painter:
        painter.setPen(QPen(QColor("#4E3B16"), 1))
        painter.setBrush(QColor("#FFE14D") if look.palette.plain else turned_ball(ball, BRASS, .85))
        painter.drawEllipse(ball)
    return Picture(image, margin)


def grade(painter: QPainter, look: Look, which: Grade, centre: QPointF, scale: float = 1.0, colour: str = "") -> None:
    """The mark of a decision: a tick in a disc, a wave in a lozenge, or a cross in a square; in the grade's own colour
    if no other is given."""
    own = {"best": look.palette.best, "near": look.palette.near, "costly": look.palette.costly}[which]
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour or own))
    reach = 10 * scale
    if which == "best":
        painter.drawEllipse(centre, reach, reach)
        _line(painter, "#FFFFFF", 2.3, [(-5, .4), (-1.4, 4.2), (5, -3.6)], centre, scale)
    elif which == "near":
        painter.drawPolygon(QPolygonF([centre + QPointF(x, y) * reach for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))]))
        wave = QPainterPath(centre + QPointF(-4.6, 1) * scale)
        for x, y in ((-2.3, -3), (2.3, 3)):
            bend, end = centre + QPointF(x, y) * scale, centre + QPointF(x + 2.3, 0) * scale
            wave.quadTo(bend, end)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#FFFFFF"), 2 * scale))
        painter.drawPath(wave)
    else:
        painter.drawRoundedRect(QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach), 3, 3)
        _line(painter, "#FFFFFF", 2.3, [(-4.5, -4.5), (4.5, 4.5)], centre, scale)
        _line(painter, "#FFFFFF", 2.3, [(4.5, -4.5), (-4.5, 4.5)], centre, scale)
    painter.restore()


def advised(look: Look, scale: float) -> Picture:
    """The tick in its disc by itself, on what is advised."""
    reach = 11 * scale
    image = blank(2 * reach + 2, 2 * reach + 2, look.ratio)
    with painting(image) as painter:
        grade(painter, look, "best", QPointF(reach + 1, reach + 1), scale)
    return Picture(image, 1)
