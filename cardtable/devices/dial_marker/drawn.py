"""The leather case of dials on which a score is kept: one for each place of the number, studs for what is beyond."""
from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from cardtable.table.paint import lettering, shadow, words
from cardtable.table.paint.canvas import BRASS, IVORY, Picture, blank, painting, turned_ball, vertical
from cardtable.table.paint.look import Look

RADIUS = 33.0                            # of a dial, its bezel within
PITCH, EDGE, FOOT = 2 * RADIUS + 16, 12.0, 52.0
FACE, FIGURES, HAND = RADIUS - 3.5, RADIUS - 11, RADIUS - 9
TOP = RADIUS + 17                        # from the upper edge to the middle of the dials
STUD = 3.6
STUDS, FIRST_STUD, NEXT_STUD = 5, 23.0, 13.5
MARGIN = 3.0                             # of the picture of a stud
LEATHER = {"red": ("#5B1A16", "#3A0E0B"), "blue": ("#1F3F5F", "#13283D")}


def measure(dials: int) -> QSizeF:
    """A case of so many dials."""
    return QSizeF(dials * PITCH + 2 * EDGE, 2 * RADIUS + FOOT)


def middle(dial: int) -> QPointF:
    """Of one of the dials, from the left."""
    return QPointF(EDGE + PITCH * (dial + .5), TOP)


def stud_at(number: int) -> QPointF:
    """Where a stud is, between the first two dials, from the top."""
    return QPointF(EDGE + PITCH, FIRST_STUD + number * NEXT_STUD)


def case(look: Look, width: float, units: Sequence[int], titles: Sequence[str], leather: str, studs: bool) -> Picture:
    """The case with its faces, each dial marked by tens of its unit, and holes for the studs."""
    size = measure(len(units))
    scale = width / size.width()
    margin = shadow.reach(shadow.DEVICE)
    image = blank(width + 2 * margin, size.height() * scale + 2 * margin, look.ratio)
    body, plain = QRectF(QPointF(0, 0), size), look.palette.plain
    with painting(image) as painter:
        painter.translate(margin, margin)
        shadow.cast(painter, look, QRectF(0, 0, width, size.height() * scale), 10 * scale, shadow.DEVICE, scale)
        painter.scale(scale, scale)
        painter.setPen(QPen(QColor("#FFFFFF" if plain else "#140605"), 2 if plain else 1))
        top, foot = LEATHER[leather]
        painter.setBrush(QColor("#000000") if plain else vertical(body, ((0, top), (1, foot))))
        painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 10, 10)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inset, wide, opacity in ((5, 1.0, 255), (8, .7, 128)) if not plain else ():
            painter.setPen(QPen(QColor(0xD9, 0xB8, 0x71, opacity), wide))
            painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), 12 - inset, 12 - inset)
        for number, (unit, title) in enumerate(zip(units, titles, strict=True)):
            _dial(painter, look, middle(number), unit)
            font = lettering.exact("engraved" if plain else "engraved italic", max(15, 15 / scale))
            wide = QFontMetricsF(font).horizontalAdvance(title)
            words.light(painter, QPointF(middle(number).x() - wide / 2, size.height() - 13), font, title,
                        "#FFFFFF" if plain else "#EAD6A2")
        for number in range(STUDS) if studs else ():
            painter.setPen(QPen(QColor("#FFFFFF" if plain else "#1C0705"), 1))
            painter.setBrush(QColor("#000000" if plain else "#2A0907"))
            painter.drawEllipse(stud_at(number), STUD, STUD)
    return Picture(image, margin)


def _dial(painter: QPainter, look: Look, centre: QPointF, unit: int) -> None:
    plain = look.palette.plain
    bezel = QRectF(centre.x() - RADIUS, centre.y() - RADIUS, 2 * RADIUS, 2 * RADIUS)
    painter.setPen(QPen(QColor("#000000" if plain else "#4E3B16"), 1))
    painter.setBrush(QColor("#FFFFFF") if plain else turned_ball(bezel, BRASS, .85))
    painter.drawEllipse(bezel)
    face = bezel.adjusted(RADIUS - FACE, RADIUS - FACE, FACE - RADIUS, FACE - RADIUS)
    painter.setBrush(QColor("#FFFFFF") if plain else turned_ball(face, IVORY))
    painter.drawEllipse(face)
    font = lettering.exact("engraved", 9.5 if unit > 1 else 11)
    measures = QFontMetricsF(font)
    for tick in range(10):
        angle = 2 * pi * tick / 10 - pi / 2
        text = str(tick * unit if unit <= 10 else tick)
        at = centre + QPointF(cos(angle), sin(angle)) * FIGURES
        words.light(painter, at + QPointF(-measures.horizontalAdvance(text) / 2, measures.capHeight() / 2), font, text,
                    "#000000" if plain else "#2A2019")


def hand(look: Look, scale: float) -> Picture:
    """A blued hand pointing upwards, in a square picture turned about its middle."""
    side = 2 * RADIUS * scale
    image = blank(side, side, look.ratio)
    with painting(image) as painter:
        painter.translate(side / 2, side / 2)
        painter.scale(scale, scale)
        shape = QPainterPath(QPointF(0, -HAND))
        shape.lineTo(2.6, -2)
        shape.lineTo(1.6, 8)
        shape.lineTo(-1.6, 8)
        shape.lineTo(-2.6, -2)
        shape.closeSubpath()
        painter.setPen(QPen(QColor("#000000" if look.palette.plain else "#101B33"), .8))
        painter.setBrush(QColor("#000000" if look.palette.plain else "#27406B"))
        painter.drawPath(shape)
        pin = QRectF(-3, -3, 6, 6)
        painter.setPen(QPen(QColor("#4E3B16"), .6))
        painter.setBrush(QColor("#000000") if look.palette.plain else turned_ball(pin, BRASS, .85))
        painter.drawEllipse(pin)
    return Picture(image, 0)


def stud(look: Look, scale: float) -> Picture:
    """A brass stud, pushed in for a hundred."""
    side = 2 * (STUD + MARGIN) * scale
    image = blank(side, side, look.ratio)
    with painting(image) as painter:
        painter.translate(side / 2, side / 2)
        painter.scale(scale, scale)
        head = QRectF(-STUD - .6, -STUD - .6, 2 * STUD + 1.2, 2 * STUD + 1.2)
        painter.setPen(QPen(QColor("#000000" if look.palette.plain else "#4E3B16"), .7))
        painter.setBrush(QColor("#FFFFFF") if look.palette.plain else turned_ball(head, BRASS, .85))
        painter.drawEllipse(head)
    return Picture(image, 0)
