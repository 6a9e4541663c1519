"""The croupier's rake: a curved blade on a long handle, which leads away towards him."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPen

from cardtable.table.paint.canvas import BRASS, Picture, blank, painting, turned_ball, vertical
from cardtable.table.paint.look import Look

ACROSS, DOWN = 250.0, 130.0                      # of the whole, at unit 1
BLADE = QPointF(30, 100)                         # where its blade is in it
LEANING = -24.0                                  # degrees, of the handle
BEECH = ((0, "#E9C792"), (.5, "#CF9F5E"), (1, "#8F6431"))
WOOD = ((0, "#6A2F22"), (.5, "#431A12"), (1, "#220B06"))


def rake(look: Look, unit: float) -> Picture:
    """The blade at the lower left, upright; the handle goes up to the right."""
    image = blank(ACROSS * unit, DOWN * unit, look.ratio)
    with painting(image) as painter:
        painter.scale(unit, unit)
        painter.translate(BLADE)
        painter.rotate(LEANING)
        handle = QRectF(0, -2.7, 226, 5.4)
        blade = QPainterPath(QPointF(-10, -24))
        blade.quadTo(QPointF(0, -22), QPointF(1, -16))
        blade.lineTo(QPointF(1, 16))
        blade.quadTo(QPointF(0, 22), QPointF(-10, 24))
        blade.quadTo(QPointF(-6, 0), QPointF(-10, -24))
        if not look.palette.plain:
            shade = QPainterPath()
            shade.addRoundedRect(handle, 2.7, 2.7)
            painter.fillPath(shade.united(blade).translated(1, 5), QColor(0, 0, 0, 80))
        painter.setPen(QPen(QColor("#3B2009"), .9))
        painter.setBrush(vertical(handle, BEECH))
        painter.drawRoundedRect(handle, 2.7, 2.7)
        painter.setPen(QPen(QColor("#170705"), .9))
        painter.setBrush(vertical(QRectF(-10, -24, 11, 48), WOOD))
        painter.drawPath(blade)
        painter.setPen(QPen(QColor("#4E3B16"), .6))
        painter.setBrush(turned_ball(QRectF(-4, -4, 8, 8), BRASS, .85))
        painter.drawEllipse(QPointF(0, 0), 4.2, 4.2)
    return Picture(image, 0)
