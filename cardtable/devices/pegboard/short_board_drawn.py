"""A pegging board cut short, as it stands on a shelf: fifteen holes a row, two rows a lane."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable.devices.pegboard import pegs_drawn
from cardtable.table.paint import shadow, textures
from cardtable.table.paint.canvas import BRASS_BAND, SHEEN, TURNED, Picture, blank, elliptical, painting, vertical
from cardtable.table.paint.look import Look

LENGTH, HIGH = 142.0, 48.0      # the drawing's own measures
ROWS = ((.8, .64), (.36, .2))   # where they lie of the height: of each lane, the nearer first, its outer row first
HOLES, FIRST, STEP, APART = 15, 17.0, 7.0, 5.0       # APART between fives
PEG = .62


def board(look: Look, width: float, numbers: Sequence[Sequence[int]] = ()) -> Picture:
    """The board with two pegs a lane, at the holes of each of `numbers` in turn, counted from nothing."""
    scale = width / LENGTH
    margin = shadow.reach(shadow.DEVICE, scale) + 12 * scale
    image = blank(width + 2 * margin, HIGH * scale + 2 * margin, look.ratio)
    with painting(image) as painter:
        painter.translate(margin, margin)
        shadow.cast(painter, look, QRectF(0, 0, width, HIGH * scale), 5 * scale, shadow.DEVICE, scale)
        painter.scale(scale, scale)
        _body(painter, look)
        _holes(painter, look)
        for at in numbers:
            for lane, hole in enumerate(at):
                place = _hole(lane, hole)
                painter.save()
                painter.translate(place)
                picture = pegs_drawn.peg(look, lane, PEG * scale).image
                painter.scale(1 / scale, 1 / scale)
                painter.drawImage(QPointF(-pegs_drawn.HALF * PEG * scale, -pegs_drawn.TALL * PEG * scale), picture)
                painter.restore()
    return Picture(image, margin)


def _hole(lane: int, hole: int) -> QPointF:
    return QPointF(FIRST + STEP * hole + APART * (hole // 5), HIGH * ROWS[lane][0])


def _body(painter: QPainter, look: Look) -> None:
    body = QRectF(0, 0, LENGTH, HIGH)
    face = body.adjusted(5, 5, -5, -5)
    if look.palette.plain:
        painter.setPen(QPen(QColor("#FFFFFF"), 2))
        painter.setBrush(QColor("#000000"))
        painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 5, 5)
        return
    painter.setPen(QPen(QColor("#170705"), .8))
    painter.setBrush(textures.tile("rosewood"))
    painter.drawRoundedRect(body, 5, 5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(vertical(body, SHEEN))
    painter.drawRoundedRect(body, 5, 5)
    painter.setBrush(textures.tile("satinwood"))
    painter.drawRoundedRect(face, 2, 2)
    painter.setOpacity(.5)
    painter.setBrush(elliptical(face, (.4, .34), (.75, .75), TURNED))
    painter.drawRoundedRect(face, 2, 2)
    painter.setOpacity(1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(vertical(body, BRASS_BAND), .9))
    painter.drawRoundedRect(body.adjusted(2.5, 2.5, -2.5, -2.5), 3, 3)


def _holes(painter: QPainter, look: Look) -> None:
    plain = look.palette.plain
    dark = QColor("#FFFFFF" if plain else "#2A1810")
    middle = HIGH / 2
    painter.setPen(QPen(dark, 3))
    painter.drawLine(QPointF(9, middle), QPointF(LENGTH - 9, middle))
    if not plain:
        dashed = QPen(QColor("#EBDDB8"), 1.5)
        dashed.setDashPattern([1.6, 1.6])
        painter.setPen(dashed)
        painter.drawLine(QPointF(9, middle), QPointF(LENGTH - 9, middle))
    painter.setPen(QPen(dark, .9))
    for five in (5, 10):
        x = (_hole(0, five - 1).x() + _hole(0, five).x()) / 2
        painter.drawLine(QPointF(x, 7), QPointF(x, HIGH * .43))
        painter.drawLine(QPointF(x, HIGH * .57), QPointF(x, HIGH - 7))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFFFFF" if plain else "#1C0E06"))
    for row in (row for lane in ROWS for row in lane):
        for hole in range(HOLES):
            painter.drawEllipse(QPointF(_hole(0, hole).x(), HIGH * row), 1.35, 1.35)
