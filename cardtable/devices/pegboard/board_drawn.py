"""The pegboard: satinwood in a rosewood frame, holes in fives, numerals between the rows, and a third arm for three."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from cardtable.devices.pegboard.holes_drawn import GAME, HIGH, LENGTH, ROUND, ROW, Holes
from cardtable.table.paint import lettering, shadow, textures, words
from cardtable.table.paint.canvas import (
    BRASS,
    BRASS_BAND,
    TURNED,
    Picture,
    blank,
    elliptical,
    painting,
    polish,
    radial,
    turned_ball,
    vertical,
)
from cardtable.table.paint.look import Look
from cardtable.table.paint.palette import Stops

CAST = shadow.Shadow(7, 5, .5)
HOLE, GAME_HOLE, BEZEL = 3.1, 3.6, 9.0          # radii
FIVES = tuple([74.0 + 124 * n for n in range(7)])
"""Where the double stringing crosses a lane."""
NUMERAL, LEAST, LARGEST = 13.0, 11.5, 19.0      # of the drawing; in pixels seen; as much as the channel holds
CHEQUER = QRectF(72, 75, LENGTH - 144, 8)
STRING, STRING_LIGHT, INLAY = "#2A1810", "#F0E2BE", "#EBDDB8"
OUT, HOME, ROUNDS = "#3F220B", "#7A3A18", "#4A2A0F"
SUNK: Stops = ((0, "#000000"), (.55, "#140A04"), (1, "#33200F"))


def board(look: Look, width: float, holes: Holes) -> Picture:
    """The empty board, `width` logical pixels long."""
    scale = width / LENGTH
    margin = shadow.reach(CAST, max(scale, .5))
    image = blank(width + 2 * margin, holes.high * scale + 2 * margin, look.ratio)
    with painting(image) as painter:
        painter.translate(margin, margin)
        for body in holes.bodies:
            placed = QRectF(body.x() * scale, body.y() * scale, body.width() * scale, body.height() * scale)
            layer = blank(image.deviceIndependentSize().width(), image.deviceIndependentSize().height(), look.ratio)
            with painting(layer) as sketch:
                shadow.cast(sketch, look, placed.translated(margin, margin), 12 * scale, CAST, scale)
            painter.drawImage(QPointF(-margin, -margin), layer)
        painter.scale(scale, scale)
        for number, body in enumerate(holes.bodies):
            if look.palette.plain:
                _plain_body(painter, body)
            else:
                _body(painter, body)
            if number == 0:
                _chequer(painter, look)
        if len(holes.bodies) > 1:
            _hinge(painter, look, holes)
        for lane in range(holes.lanes):
            _stringing(painter, look, holes, lane)
            _numerals(painter, look, holes, lane, min(LARGEST, max(NUMERAL, LEAST / scale)))
            _holes(painter, look, holes, lane)
    return Picture(image, margin)


def _body(painter: QPainter, body: QRectF) -> None:
    painter.setPen(QPen(QColor("#170705"), 1))
    painter.setBrush(textures.tile("rosewood", body.topLeft()))
    painter.drawRoundedRect(body.adjusted(.5, .5, -.5, -.5), 12, 12)
    polish(painter, body, (12, 8), 6, 1.3)
    face = body.adjusted(12, 12, -12, -12)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(textures.tile("satinwood", face.topLeft()))
    painter.drawRoundedRect(face, 5, 5)
    painter.setOpacity(.5)
    painter.setBrush(elliptical(face, (.4, .34), (.75, .75), TURNED))
    painter.drawRoundedRect(face, 5, 5)
    painter.setOpacity(1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0x5B, 0x34, 0x13, 204), 1))
    painter.drawRoundedRect(face.adjusted(.5, .5, -.5, -.5), 5, 5)
    painter.setPen(QPen(QColor(0, 0, 0, 60), 1.4))       # the frame stands a little above the face
    painter.drawLine(face.topLeft() + QPointF(4, 1.6), face.topRight() + QPointF(-4, 1.6))


def _plain_body(painter: QPainter, body: QRectF) -> None:
    painter.setPen(QPen(QColor("#FFFFFF"), 2))
    painter.setBrush(QColor("#000000"))
    painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 12, 12)


def _chequer(painter: QPainter, look: Look) -> None:
    """Ebony and ivory along the middle of the board, between the two lanes."""
    painter.setPen(Qt.PenStyle.NoPen)
    if look.palette.plain:
        painter.fillRect(CHEQUER.adjusted(0, 3, 0, -3), QColor("#FFFFFF"))
        return
    painter.fillRect(CHEQUER, QColor(STRING))
    painter.setBrush(QColor(INLAY))
    count = int(CHEQUER.width() // 12)
    left = CHEQUER.center().x() - 12 * count / 2 + 6
    for number in range(count):
        middle = QPointF(left + 12 * number, CHEQUER.center().y())
        painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in ((-4, 0), (0, -3), (4, 0), (0, 3))]))


def _stringing(painter: QPainter, look: Look, holes: Holes, lane: int) -> None:
    top, foot = holes.middle(lane) - 27, holes.middle(lane) + 27
    for along in FIVES:
        x = holes.across(along)
        painter.setPen(QPen(QColor("#FFFFFF" if look.palette.plain else STRING), 1.6))
        painter.drawLine(QPointF(x, top), QPointF(x, foot))
        if not look.palette.plain:
            painter.setPen(QPen(QColor(STRING_LIGHT), 1))
            painter.drawLine(QPointF(x + 1.7, top), QPointF(x + 1.7, foot))


def _numerals(painter: QPainter, look: Look, holes: Holes, lane: int, px: float) -> None:
    """Upright for the row out, in italics for the row home, engraved in the channel between them, so high."""
    plain = look.palette.plain
    out, home = lettering.exact("engraved", px), lettering.exact("engraved italic", px)
    channel = holes.middle(lane) - 10
    for five in range(5, ROW + 1, 5):
        for number, font, colour in ((five, out, OUT), (ROUND + 5 - five, home, HOME)):
            x = holes.track(lane, number).x()
            words.engraved(painter, QRectF(x - 20, channel, 40, 20), font, str(number),
                           "#FFFFFF" if plain else colour, "" if plain else "#59FFE9B8")
    x = (holes.lap(lane, 1).x() + holes.lap(lane, 2).x()) / 2
    words.engraved(painter, QRectF(x - 30, channel + 15, 60, 16), lettering.exact("engraved italic", 12), "rounds",
                   "#FFFFFF" if plain else ROUNDS, "" if plain else "#59FFE9B8")


def _holes(painter: QPainter, look: Look, holes: Holes, lane: int) -> None:
    game = holes.track(lane, GAME)
    painter.setPen(QPen(QColor("#FFFFFF" if look.palette.plain else "#5B3413"), 1.4 if look.palette.plain else .8))
    ring = QRectF(game.x() - BEZEL, game.y() - BEZEL, 2 * BEZEL, 2 * BEZEL)
    painter.setBrush(QColor("#000000") if look.palette.plain else turned_ball(ring, BRASS, .85))
    painter.drawEllipse(ring)
    _hole(painter, look, game, GAME_HOLE)
    for number in range(1, ROUND + 1):
        _hole(painter, look, holes.track(lane, number))
    for which in (0, 1):
        _hole(painter, look, holes.start(lane, which))
        _hole(painter, look, holes.lap(lane, which + 1))


def _hole(painter: QPainter, look: Look, at: QPointF, radius: float = HOLE) -> None:
    if look.palette.plain:
        painter.setPen(QPen(QColor("#FFFFFF"), 1.2))
        painter.setBrush(QColor("#000000"))
        painter.drawEllipse(at, radius, radius)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0xF3, 0xDD, 0xAE, 178))         # the lamp on the lower lip
    painter.drawEllipse(at + QPointF(0, .9), radius + .8, radius + .8)
    painter.setBrush(radial(at + QPointF(0, radius * .5), radius * 1.5, SUNK))
    painter.drawEllipse(at, radius, radius)


def _hinge(painter: QPainter, look: Look, holes: Holes) -> None:
    """The brass strap and pin on which the third arm turns, at the end where nobody starts."""
    middle = QPointF(holes.across(LENGTH - 6), HIGH + 2)
    strap = QRectF(middle.x() - 5, middle.y() - 19, 10, 38)
    plain = look.palette.plain
    painter.setPen(QPen(QColor("#FFFFFF" if plain else "#4E3B16"), .9))
    painter.setBrush(QColor("#000000") if plain else vertical(strap, BRASS_BAND))
    painter.drawRoundedRect(strap, 5, 5)
    pin = QRectF(middle.x() - 7.5, middle.y() - 7.5, 15, 15)
    painter.setBrush(QColor("#FFFFFF") if plain else turned_ball(pin, BRASS, .85))
    painter.drawEllipse(pin)
    painter.setPen(QPen(QColor("#000000" if plain else "#5B451C"), 1.3))
    painter.drawLine(middle - QPointF(4, 2), middle + QPointF(4, 2))

