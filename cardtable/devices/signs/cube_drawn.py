"""The doubling cube: a die of ivory seen from above; the figure on its upper face multiplies what is played for."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from cardtable.table.paint import lettering, shadow, words
from cardtable.table.paint.canvas import IVORY, Picture, blank, painting, vertical
from cardtable.table.paint.look import Look

ACROSS, HIGH = 50.0, 54.0
"""The drawing's own measures; all lengths below are in them."""
DEEP, ROUND = 8.0, 8.0                   # how much of its near side is seen, and its corners
TOP = QRectF(2, 1, 46, 44)
SIDE = "#B79F6B"
INK = "#7A1F18"


def cube(look: Look, width: float, figure: str) -> Picture:
    """The cube, so many logical pixels wide, with this figure up."""
    scale, plain = width / ACROSS, look.palette.plain
    margin = shadow.reach(shadow.DEVICE, scale)
    image = blank(width + 2 * margin, HIGH * scale + 2 * margin, look.ratio)
    whole = TOP.adjusted(0, 0, 0, DEEP)
    with painting(image) as painter:
        painter.translate(margin, margin)
        shadow.cast(painter, look, QRectF(whole.topLeft() * scale, whole.size() * scale), ROUND * scale, shadow.DEVICE,
                    scale)
        painter.scale(scale, scale)
        _face(painter, whole, QColor("#FFFFFF" if plain else SIDE), plain)
        if plain:
            _face(painter, TOP, QColor("#FFFFFF"), plain)
        else:
            painter.setPen(QPen(QColor("#8F7A4C"), 1))
            painter.setBrush(vertical(TOP, IVORY))
            painter.drawRoundedRect(TOP, ROUND, ROUND)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#A48C58"), .8))
            painter.drawRoundedRect(TOP.adjusted(4, 4, -4, -4), ROUND - 3, ROUND - 3)
        font = lettering.exact("numeral", 30)
        measure = QFontMetricsF(font)
        base = TOP.center() + QPointF(-measure.horizontalAdvance(figure), measure.tightBoundingRect("2").height()) / 2
        words.light(painter, base, font, figure, "#000000" if plain else INK)
    return Picture(image, margin)


def _face(painter: QPainter, rect: QRectF, colour: QColor, plain: bool) -> None:
    painter.setPen(QPen(QColor("#000000" if plain else "#5E4C26"), 2 if plain else 1))
    painter.setBrush(colour)
    painter.drawRoundedRect(rect, ROUND, ROUND)
