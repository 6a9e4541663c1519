"""Discs in a brass rim: the caller's of ebony, with a cocked hat and what he called; the trump suit's of ivory."""
from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from cardtable.table.paint import lettering, marks, shadow, words
from cardtable.table.paint.canvas import BRASS, EBONY, IVORY, Picture, blank, painting, turned_ball
from cardtable.table.paint.look import Look
from cardtable.table.paint.palette import Stops

ACROSS = 58.0
"""The drawing's own width; all lengths below are in it."""
MIDDLE = QPointF(29, 29)
RIM, FACE = 27.0, 22.6                  # radii
HAT = ((15.5, 23.5), (19, 21.5, 21, 14, 29, 13.4), (37, 14, 39, 21.5, 42.5, 23.5), (38, 22.8, 33.5, 21.4, 29, 21.4),
       (24.5, 21.4, 20, 22.8, 15.5, 23.5))


class Face(NamedTuple):
    """What a disc's face is made of: its light, its one colour where all is plain, its edge, and the line on it."""

    stops: Stops
    plain: str
    edge: str
    line: tuple[float, str]              # radius and colour


EBONY_FACE = Face(EBONY, "#000000", "#0A0605", (20, "#CCD9BC7A"))
IVORY_FACE = Face(IVORY, "#FFFFFF", "#8F7A4C", (19.8, "#A48C58"))


def caller(look: Look, width: float, figure: str) -> Picture:
    """The caller's disc with a figure or a letter; without one the hat stands alone in the middle."""
    image, margin = _room(look, width)
    plain, long = look.palette.plain, len(figure) > 2
    with painting(image) as painter:
        _disc(painter, look, width, margin, EBONY_FACE)
        drop = 0 if figure else 9.5
        hat = QPainterPath(QPointF(*HAT[0]))
        for curve in HAT[1:]:
            hat.cubicTo(*curve)
        painter.fillPath(hat.translated(0, drop), QColor("#FFFFFF" if plain else "#EAD6A2"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#000000" if plain else "#A23A2C"))
        painter.drawEllipse(QPointF(33.6, 18.8 + drop), 1.7, 1.7)
        font = lettering.exact("numeral", 16 if long else 22)
        wide = QFontMetricsF(font).horizontalAdvance(figure)
        words.light(painter, QPointF(29 - wide / 2, 41.5 if long else 43.5), font, figure,
                    "#FFFFFF" if plain else "#FCF6E6")
    return Picture(image, margin)


def trump(look: Look, width: float, suit: str) -> Picture:
    """The suit that is trumps, a letter of CDHS, alone on ivory; any other text stands there as letters."""
    image, margin = _room(look, width)
    with painting(image) as painter:
        _disc(painter, look, width, margin, IVORY_FACE)
        if suit in marks.PIPS:
            marks.pip(painter, suit, MIDDLE + QPointF(0, .5), 23, marks.suit_colour(look, suit))
        else:
            font = lettering.exact("numeral", 19 if len(suit) < 3 else 15)
            measure = QFontMetricsF(font)
            base = MIDDLE + QPointF(-measure.horizontalAdvance(suit), measure.tightBoundingRect("N").height()) / 2
            words.light(painter, base, font, suit, look.palette.ink)
    return Picture(image, margin)


def _room(look: Look, width: float) -> Picture:
    margin = shadow.reach(shadow.DEVICE, width / ACROSS)
    return Picture(blank(width + 2 * margin, width + 2 * margin, look.ratio), margin)


def _disc(painter: QPainter, look: Look, width: float, margin: float, face: Face) -> None:
    """Shadow, rim and face; afterwards the painter has the drawing's own measures, its corner at nothing."""
    scale, plain = width / ACROSS, look.palette.plain
    rim, ground = _about(RIM), _about(FACE)
    painter.translate(margin, margin)
    shadow.cast(painter, look, QRectF(rim.topLeft() * scale, rim.size() * scale), RIM * scale, shadow.DEVICE, scale)
    painter.scale(scale, scale)
    painter.setPen(QPen(QColor("#000000" if plain else "#4E3B16"), 2 if plain else 1))
    painter.setBrush(QColor("#FFFFFF") if plain else turned_ball(rim, BRASS, .85))
    painter.drawEllipse(rim)
    painter.setPen(QPen(QColor("#000000" if plain else face.edge), 1))
    painter.setBrush(QColor(face.plain) if plain else turned_ball(ground, face.stops))
    painter.drawEllipse(ground)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if not plain:
        painter.setPen(QPen(QColor(face.line[1]), .9))
        painter.drawEllipse(_about(face.line[0]))


def _about(radius: float) -> QRectF:
    return QRectF(-radius, -radius, 2 * radius, 2 * radius).translated(MIDDLE)
