"""Pegs of ivory, ebony and stained bone, each told from the others by its shape as well; and the shadow each throws."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from cardtable.table.paint.canvas import EBONY, IVORY, Picture, blank, painting, radial, turned_ball
from cardtable.table.paint.look import Look
from cardtable.table.paint.palette import Stops

RED_BONE: Stops = ((0, "#E2796A"), (.5, "#A8322A"), (1, "#5F1511"))
MATERIALS: tuple[tuple[Stops, str, str], ...] = (
    (IVORY, "#E4D5AE", "#8F7A4C"), (EBONY, "#1B1412", "#0A0605"), (RED_BONE, "#7E1F19", "#3D0B08"))
"""By lane, nearest first: the head's light, the shaft, the outline."""

RING = "#EAD6A2"                 # round an ebony head, or it would be lost on the dark frame
HEAD, ABOVE = 6.8, 15.0         # radius of the head, and its middle above the hole
HALF, TALL = HEAD + 1, ABOVE + HEAD + 1
SHADE = QRectF(-3, -4, 16, 9)   # of the shadow, seen from the hole


def peg(look: Look, lane: int, scale: float) -> Picture:
    """A peg standing: the hole is in the middle of the picture's foot, one pixel above its edge."""
    image = blank(2 * HALF * scale, (TALL + 1) * scale, look.ratio)
    with painting(image) as painter:
        painter.scale(scale, scale)
        painter.translate(HALF, TALL)
        if look.palette.plain:
            _plain(painter, lane)
        else:
            _turned(painter, lane)
    return Picture(image, 0)


def _turned(painter: QPainter, lane: int) -> None:
    light, shaft, outline = MATERIALS[lane]
    painter.setPen(QPen(QColor(outline), .6))
    painter.setBrush(QColor(shaft))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in ((-2.1, 0), (-3.6, -13), (3.6, -13), (2.1, 0))]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, 70 if lane == 0 else 34))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in ((-1.3, -1), (-2.4, -12), (-.8, -12), (-.4, -1))]))
    head = QRectF(-HEAD, -ABOVE - HEAD, 2 * HEAD, 2 * HEAD)
    painter.setPen(QPen(QColor(RING), 1.5) if lane == 1 else QPen(QColor(outline), .7))
    painter.setBrush(turned_ball(head, light))
    painter.drawEllipse(head)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if lane == 1:
        painter.setPen(QPen(QColor("#D9BC7A"), 1.1))
        painter.drawEllipse(head.center(), 3.1, 3.1)
    elif lane == 2:                                          # two brass pins
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#E8C98A"))
        for x in (-2.6, 2.6):
            painter.drawEllipse(head.center() + QPointF(x, 0), 1.2, 1.2)


def _plain(painter: QPainter, lane: int) -> None:
    ground, mark = (("#FFFFFF", "#000000"), ("#000000", "#FFFFFF"), ("#FFE14D", "#000000"))[lane]
    middle = QPointF(0, -ABOVE)
    for wide, colour in ((7.0, mark), (4.0, ground)):
        painter.setPen(QPen(QColor(colour), wide))
        painter.drawLine(QPointF(0, -2), middle)
    painter.setPen(QPen(QColor(mark), 1.6))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(middle, HEAD, HEAD)
    painter.setBrush(QColor(mark))
    if lane == 1:
        painter.drawEllipse(middle, 2.4, 2.4)
    elif lane == 2:
        painter.drawRect(QRectF(-2.6, -ABOVE - 2.6, 5.2, 5.2))


def shade(look: Look, scale: float) -> Picture:
    """What a peg's head throws on the board, to the right of the hole; nothing in high contrast."""
    image = blank(SHADE.width() * scale, SHADE.height() * scale, look.ratio)
    if not look.palette.plain:
        with painting(image) as painter:
            painter.scale(scale, scale)
            painter.translate(-SHADE.topLeft())
            painter.translate(4, 1.5)
            painter.scale(1, .4)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(radial(QPointF(0, 0), 8, ((0, "#82000000"), (.6, "#5A000000"), (1, "#00000000"))))
            painter.drawEllipse(QPointF(0, 0), 8, 8)
    return Picture(image, 0)
