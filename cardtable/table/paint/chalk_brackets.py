"""The brackets in chalk beside cards that belong together, each with its label."""
from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath, QPen

from cardtable.table.paint import words
from cardtable.table.paint.canvas import Picture, blank, painting
from cardtable.table.paint.look import Look

FOOT = 7.0                               # how far its ends turn towards the cards
CAP = 3.0                                # the same of a cap, where its cards lie apart and each run of them has one
WIDE = 1.5
LETTERS = 16
MARGIN = 2.0


def high(look: Look) -> float:
    """Of a bracket with its label, in pixels."""
    return FOOT + look.metrics("caption", LETTERS).height()


def label_width(look: Look, label: str) -> float:
    """How wide its words are."""
    return look.metrics("caption", LETTERS).horizontalAdvance(label)


def bracket(look: Look, wide: float, caps: tuple[tuple[float, float], ...], label: str, below: bool,
            aside: float = 0) -> Picture:
    """A line `wide` with its ends towards the cards, the label on the far side, so far `aside` of its middle; `below`
    the cards, or above.  Where other cards lie between its own, a cap over each run of these, from where to where, and
    a line that joins them."""
    font, measure = look.font("caption", LETTERS), look.metrics("caption", LETTERS)
    room = max(wide, label_width(look, label))
    left = MARGIN + (room - wide) / 2
    image = blank(round(room) + 2 * MARGIN, round(high(look)) + 2 * MARGIN, look.ratio)
    line = MARGIN + (FOOT if below else high(look) - FOOT)
    end = MARGIN if below else MARGIN + high(look)
    near = end + CAP if below else end - CAP
    path = QPainterPath()
    for first, last in caps or ((0.0, wide),):
        path.moveTo(left + first, end)
        path.lineTo(left + first, near if caps else line)
        path.lineTo(left + last, near if caps else line)
        path.lineTo(left + last, end)
        if caps:
            path.moveTo(left + (first + last) / 2, near)
            path.lineTo(left + (first + last) / 2, line)
    if caps:
        path.moveTo(left + sum(caps[0]) / 2, line)
        path.lineTo(left + sum(caps[-1]) / 2, line)
    with painting(image) as painter:
        painter.setPen(QPen(QColor(look.palette.chalk), 2.5 if look.palette.plain else WIDE))
        painter.drawPath(path)
        base = line + measure.ascent() if below else MARGIN + measure.ascent() - 1
        words.light(painter, QPointF(MARGIN + (room - label_width(look, label)) / 2 + aside, base), font, label,
                    look.palette.chalk)
    return Picture(image, MARGIN)
