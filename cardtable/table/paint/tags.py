"""The little paper tag that says what the pointer is on."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPen

from cardtable.table.paint import shadow, words
from cardtable.table.paint.canvas import Picture, blank, painting
from cardtable.table.paint.look import Look


def tag(look: Look, text: str) -> Picture:
    """A few words on paper."""
    role = "key" if look.palette.plain else "figure"
    font, measure = look.font(role, 15), look.metrics(role, 15)
    wide, high = round(measure.horizontalAdvance(text) + 16), round(measure.height() + 4)
    margin = shadow.reach(shadow.TOKEN)
    image = blank(wide + 2 * margin, high + 2 * margin, look.ratio)
    rect = QRectF(margin, margin, wide, high)
    with painting(image) as painter:
        shadow.cast(painter, look, rect, 5, shadow.TOKEN)
        painter.setPen(QPen(QColor(look.palette.stock_edge), 2 if look.palette.plain else 1))
        painter.setBrush(QColor(look.palette.stock))
        painter.drawRoundedRect(rect.adjusted(.5, .5, -.5, -.5), 5, 5)
        words.light(painter, QPointF(rect.x() + 8, rect.y() + 2 + measure.ascent()), font, text, look.palette.ink)
    return Picture(image, margin)
