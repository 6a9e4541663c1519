"""The ring of the keyboard's focus: dark inside light, so that it shows on baize, on paper and on wood."""
from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable.table.paint.canvas import Picture, blank, painting
from cardtable.table.paint.look import Look

DARK, LIGHT = 3.0, 2.0
FINE = (2.0, 1.5)            # the same on paper and round cards, where a stronger line is a black box
MARGIN = DARK + LIGHT + 1
SELECTED = 3.0


def draw(painter: QPainter, look: Look, rect: QRectF, radius: float, fine: bool = False) -> None:
    """The two-tone ring round `rect`, touching it from outside."""
    dark, light = FINE if fine and not look.palette.plain else (DARK, LIGHT)
    _strokes(painter, rect, radius, ((look.palette.ring_dark, dark), (look.palette.ring_light, light)))


def ring(look: Look, width: float, height: float, radius: float) -> Picture:
    """The same ring as a picture of its own, for the table's one ring item."""
    image = blank(width + 2 * MARGIN, height + 2 * MARGIN, look.ratio)
    with painting(image) as painter:
        draw(painter, look, QRectF(MARGIN, MARGIN, width, height), radius, fine=True)
    return Picture(image, MARGIN)


def frame(look: Look, width: float, height: float, radius: float, colour: str) -> Picture:
    """A ring of one colour: brass round a card that is selected, `palette.light` round what a lesson points at."""
    image = blank(width + 2 * MARGIN, height + 2 * MARGIN, look.ratio)
    with painting(image) as painter:
        _strokes(painter, QRectF(MARGIN, MARGIN, width, height), radius, ((colour, SELECTED),))
    return Picture(image, MARGIN)


def _strokes(painter: QPainter, rect: QRectF, radius: float, strokes: tuple[tuple[str, float], ...]) -> None:
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    out = 0.0
    for colour, thick in strokes:
        middle = out + thick / 2
        painter.setPen(QPen(QColor(colour), thick))
        painter.drawRoundedRect(rect.adjusted(-middle, -middle, middle, middle), radius + middle, radius + middle)
        out += thick
    painter.restore()
