"""The slide of ivory counters on which the score at écarté is shown."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable.table.paint import shadow, textures
from cardtable.table.paint.canvas import IVORY, Picture, blank, painting, polish, turned_ball, vertical
from cardtable.table.paint.look import Look

LENGTH, HIGH = 248.0, 50.0      # the drawing's own measures; a picture may be of any width
RADIUS = 14.4                   # of a counter
COUNTER_MARGIN = 6.0
GROOVE = ((0, "#D90D0603"), (.45, "#991B0E07"), (1, "#8C5A3A22"))


def slide(look: Look, width: float) -> Picture:
    """The empty slide: rosewood with a brass line, a groove, and the wire the counters run on."""
    scale = width / LENGTH
    margin = shadow.reach(shadow.DEVICE)
    image = blank(width + 2 * margin, HIGH * scale + 2 * margin, look.ratio)
    with painting(image) as painter:
        painter.translate(margin, margin)
        shadow.cast(painter, look, QRectF(0, 0, width, HIGH * scale), HIGH / 2 * scale, shadow.DEVICE, scale)
        painter.scale(scale, scale)
        body = QRectF(0, 0, LENGTH, HIGH)
        if look.palette.plain:
            _plain(painter, body)
        else:
            _wood(painter, body)
    return Picture(image, margin)


def _wood(painter: QPainter, body: QRectF) -> None:
    painter.setPen(QPen(QColor("#1B0A05"), 1))
    painter.setBrush(textures.tile("rosewood"))
    painter.drawRoundedRect(body, 25, 25)
    polish(painter, body, (25, 21.5), 3.5, 1.4)
    groove = body.adjusted(9, 9, -9, -9)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(vertical(groove, GROOVE))
    painter.drawRoundedRect(groove, 16, 16)
    painter.setPen(QPen(QColor(0xB9, 0x95, 0x4F, 191), 1.6))
    painter.drawLine(QPointF(12, 25), QPointF(236, 25))


def _plain(painter: QPainter, body: QRectF) -> None:
    painter.setPen(QPen(QColor("#FFFFFF"), 2))
    painter.setBrush(QColor("#000000"))
    painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 24, 24)
    painter.drawLine(QPointF(12, 25), QPointF(236, 25))


def counter(look: Look, radius: float) -> Picture:
    """One counter of turned ivory."""
    side = 2 * radius + 2 * COUNTER_MARGIN
    image = blank(side, side, look.ratio)
    ball = QRectF(COUNTER_MARGIN, COUNTER_MARGIN, 2 * radius, 2 * radius)
    middle = ball.center()
    with painting(image) as painter:
        if not look.palette.plain:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 97))
            painter.drawEllipse(middle + QPointF(1.2, 3) * (radius / 15), radius, radius * .94)
        painter.setPen(QPen(QColor("#000000" if look.palette.plain else "#8F7A4C"), .8))
        painter.setBrush(QColor("#FFFFFF") if look.palette.plain else turned_ball(ball, IVORY))
        painter.drawEllipse(middle, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(0xA4, 0x8C, 0x58, 204), .9))
        painter.drawEllipse(middle, radius * .72, radius * .72)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0xA4, 0x8C, 0x58, 204))
        painter.drawEllipse(middle, radius * .16, radius * .16)
    return Picture(image, COUNTER_MARGIN)
