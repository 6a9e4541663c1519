"""The palette: a thin blade of beech on a long handle, by which a croupier takes up cards and counters."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainterPath, QPen

from cardtable.devices.pictured import Still
from cardtable.table.paint.cache import Kept
from cardtable.table.paint.canvas import Picture, blank, painting, vertical
from cardtable.table.paint.look import Look

ACROSS, DOWN = 220.0, 52.0
BEECH = ((0, "#E9C792"), (.5, "#CF9F5E"), (1, "#8F6431"))


def drawn(look: Look, width: float) -> Picture:
    """The blade at the left."""
    scale = width / ACROSS
    image = blank(width, DOWN * scale, look.ratio)
    path = QPainterPath(QPointF(6, 12))
    path.cubicTo(QPointF(22, 4), QPointF(48, 8), QPointF(74, 19))
    path.cubicTo(QPointF(86, 23), QPointF(96, 23), QPointF(110, 22.5))
    path.lineTo(QPointF(212, 18))
    path.lineTo(QPointF(212, 24))
    path.lineTo(QPointF(110, 29.5))
    path.cubicTo(QPointF(96, 30), QPointF(86, 31), QPointF(74, 35))
    path.cubicTo(QPointF(48, 46), QPointF(22, 48), QPointF(6, 40))
    path.closeSubpath()
    with painting(image) as painter:
        painter.scale(scale, scale)
        if not look.palette.plain:
            painter.fillPath(path.translated(2, 4), QColor(0, 0, 0, 95))
        painter.setPen(QPen(QColor("#5E3F1C"), 1))
        painter.setBrush(vertical(QRectF(0, 4, ACROSS, 42), BEECH))
        painter.drawPath(path)
        painter.setPen(QPen(QColor(0x5E, 0x3F, 0x1C, 60), .8))
        for n in range(3):
            painter.drawLine(QPointF(12, 18 + 7 * n), QPointF(66, 22 + 4 * n))
    return Picture(image, 0)


class Palette(Still):
    """Only lies there."""

    SIZE = QSizeF(ACROSS, DOWN)

    def drawn(self, width: float) -> Kept:
        return self.stage.pixmaps.get(drawn, self.stage.look, width)

    def sentence(self) -> str:
        return "The croupier’s palette"
