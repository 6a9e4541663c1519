"""The dial of the count: a brass rim, an ivory face with a tick for each point, the number in its middle."""
from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from cardtable.table.paint import lettering, shadow, words
from cardtable.table.paint.canvas import BRASS, IVORY, Picture, blank, painting, turned_ball
from cardtable.table.paint.look import Look

ACROSS = 132.0
RIM, FACE, LINE = 62.0, 55.0, 50.0                  # radii
OUTER, INNER, FILLED = 46.0, 42.0, 39.0             # of the ticks: where they begin, where they end


def point(tick: int, of: int, radius: float) -> QPointF:
    """A place on the dial, seen from its middle; tick 0 is uppermost."""
    angle = 2 * pi * tick / of - pi / 2
    return QPointF(cos(angle), sin(angle)) * radius


def dial(look: Look, width: float, ticks: int) -> Picture:
    """The empty dial."""
    scale = width / ACROSS
    margin = shadow.reach(shadow.DEVICE)
    image = blank(width + 2 * margin, width + 2 * margin, look.ratio)
    plain = look.palette.plain
    with painting(image) as painter:
        shadow.cast(painter, look, QRectF(margin, margin, width, width).adjusted(4, 4, -4, -4), width / 2 - 4,
                    shadow.DEVICE, scale)
        painter.translate(margin + width / 2, margin + width / 2)
        painter.scale(scale, scale)
        painter.setPen(QPen(QColor("#000000" if plain else "#4E3B16"), 2 if plain else 1))
        painter.setBrush(QColor("#FFFFFF") if plain else turned_ball(_disc(RIM), BRASS, .85))
        painter.drawEllipse(_disc(RIM))
        painter.setPen(QPen(QColor("#000000" if plain else "#8F7A4C"), 1))
        painter.setBrush(QColor("#FFFFFF") if plain else turned_ball(_disc(FACE), IVORY))
        painter.drawEllipse(_disc(FACE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if not plain:
            painter.setPen(QPen(QColor("#A48C58"), 1))
            painter.drawEllipse(_disc(LINE))
        painter.setPen(QPen(QColor("#767676" if plain else "#BBA877"), 1.4))
        for tick in range(ticks):
            painter.drawLine(point(tick, ticks, OUTER), point(tick, ticks, INNER))
    return Picture(image, margin)


def filled(look: Look, width: float, tick: int, of: int) -> Picture:
    """One tick filled, in a picture of its own whose middle is the tick's."""
    scale, side = width / ACROSS, 12 * width / ACROSS
    image = blank(side, side, look.ratio)
    with painting(image) as painter:
        painter.translate(side / 2, side / 2)
        painter.scale(scale, scale)
        middle = point(tick, of, (OUTER + FILLED) / 2)
        painter.setPen(QPen(QColor("#000000") if look.palette.plain else QColor(look.palette.oxblood), 2.6))
        painter.drawLine(point(tick, of, OUTER) - middle, point(tick, of, FILLED) - middle)
    return Picture(image, 0)


def numeral(look: Look, width: float, count: int) -> Picture:
    """The count, in a square as wide as the dial."""
    scale = width / ACROSS
    image = blank(width, width, look.ratio)
    with painting(image) as painter:
        font = lettering.exact("dial", 46 * scale)
        _centred(painter, QPointF(width / 2, width / 2), font, str(count), look.palette.ink)
    return Picture(image, 0)


def _centred(painter: QPainter, middle: QPointF, font: QFont, text: str, colour: str) -> None:
    """Figures about their true middle, whatever room the typeface keeps above them."""
    measure = QFontMetricsF(font)
    wide, high = measure.horizontalAdvance(text), measure.tightBoundingRect("0").height()
    words.light(painter, middle + QPointF(-wide / 2, high / 2), font, text, colour)


def _disc(radius: float) -> QRectF:
    return QRectF(-radius, -radius, 2 * radius, 2 * radius)
