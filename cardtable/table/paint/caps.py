"""Caps of keys, as they are printed on the card of help."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from cardtable.table.paint import words
from cardtable.table.paint.canvas import Picture, blank, painting, vertical
from cardtable.table.paint.look import Look

HIGH, PADDING, RADIUS = 25, 8, 5
FOOT = 2.5                  # of the side of the cap that is seen below it
MARGIN = 2.0
BARE = "–"                  # from the one key to the other: no key itself


def width(look: Look, text: str) -> float:
    """How wide a cap is, no narrower than it is high."""
    wide = look.metrics("key").horizontalAdvance(text)
    return round(wide if text == BARE else max(HIGH * look.furniture, wide + 2 * PADDING * look.furniture))


def height(look: Look) -> float:
    """How high it is with its foot."""
    return round((HIGH + FOOT) * look.furniture)


def cap(look: Look, text: str) -> Picture:
    """The cap of one key."""
    wide, high, scale = width(look, text), height(look), look.furniture
    image = blank(wide + 2 * MARGIN, high + 2 * MARGIN, look.ratio)
    whole = QRectF(MARGIN, MARGIN, wide, high)
    top = whole.adjusted(0, 0, 0, -FOOT * scale)
    bone = look.palette.bone
    with painting(image) as painter:
        if text != BARE:
            plain = look.palette.plain
            painter.setPen(QPen(QColor(bone.edge), 2 if plain else 1))
            painter.setBrush(QColor(bone.edge))
            painter.drawRoundedRect(whole.adjusted(.5, .5, -.5, -.5), RADIUS * scale, RADIUS * scale)
            painter.setBrush(QColor(bone.ground[0]) if plain else vertical(top, tuple(zip((0, .5, 1), bone.ground))))
            painter.drawRoundedRect(top.adjusted(.5, .5, -.5, -.5), RADIUS * scale, RADIUS * scale)
            if not plain:
                painter.setPen(QPen(QColor(255, 255, 255, 200), 1))
                painter.drawLine(QPointF(top.x() + 5, top.y() + 1.5), QPointF(top.right() - 5, top.y() + 1.5))
        words.engraved(painter, top, look.font("key"), text, bone.letters, align=Qt.AlignmentFlag.AlignCenter)
    return Picture(image, MARGIN)
