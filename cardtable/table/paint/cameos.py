"""A companion's cameo: his shade on ivory paper in an oval of brass, as large as it is wanted."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from cardtable.table.paint import shadow
from cardtable.table.paint.canvas import BRASS_BAND, Picture, blank, painting, slanting
from cardtable.table.paint.look import Look
from cardtable.table.paint.shades import SHADES, Shade, outline

WIDTH, HEIGHT = 148.0, 184.0
"""The drawing's own measures, brass and all; all lengths below are in them."""
RIM, GROOVE, GROUND, SIGHT = (72, 90), (67, 85), (63, 81), (62, 80)      # half axes
PAPER, SHADE, RIM_EDGE = "#F6EEDA", "#1E1714", "#4E3B16"
FINEST = .6                      # no line is drawn thinner, in logical pixels


def width(height: float) -> float:
    """How wide a cameo of this height is."""
    return height * WIDTH / HEIGHT


def cameo(look: Look, height: float, key: str) -> Picture:
    """The cameo of the companion of this key; KeyError where there is none (`SHADES` has them all)."""
    wide, scale = width(height), height / HEIGHT
    margin = shadow.reach(shadow.DEVICE, min(1, 2 * scale))
    image = blank(wide + 2 * margin, height + 2 * margin, look.ratio)
    with painting(image) as painter:
        painter.translate(margin, margin)
        shadow.cast(painter, look, QRectF(2 * scale, 2 * scale, wide - 4 * scale, height - 4 * scale), wide / 2,
                    shadow.DEVICE, min(1, 2 * scale))
        painter.translate(wide / 2, height / 2)
        painter.scale(scale, scale)
        _frame(painter, look.palette.plain)
        sight = QPainterPath()
        sight.addEllipse(_about(SIGHT))
        painter.setClipPath(sight)
        paper, dark = ("#FFFFFF", "#000000") if look.palette.plain else (PAPER, SHADE)
        _shade(painter, SHADES[key], paper, dark, FINEST / scale)
    return Picture(image, margin)


def _frame(painter: QPainter, plain: bool) -> None:
    painter.setPen(QPen(QColor("#000000" if plain else RIM_EDGE), 2 if plain else 1))
    painter.setBrush(QColor("#FFFFFF") if plain else slanting(_about(RIM), 165, BRASS_BAND))
    painter.drawEllipse(_about(RIM))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#000000" if plain else "#6E5220"), 1))
    painter.drawEllipse(_about(GROOVE))
    painter.setPen(QPen(QColor("#000000" if plain else RIM_EDGE), .8))
    painter.setBrush(QColor("#FFFFFF" if plain else PAPER))
    painter.drawEllipse(_about(GROUND))


def _shade(painter: QPainter, one: Shade, paper: str, dark: str, finest: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(dark))
    for path in one.dark:
        painter.drawPath(outline(path))
    for x, y, radius in one.curls:
        painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.setBrush(QColor(paper))
    for path in one.white:
        painter.drawPath(outline(path))
    for x, y, radius in one.pearls:
        painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_line(paper, max(1.1, finest)))
    for path in one.lines:
        painter.drawPath(outline(path))
    painter.setPen(_line(dark, max(1.6, finest)))
    for x, y, radius in one.rims:
        painter.drawEllipse(QPointF(x, y), radius, radius)


def _line(colour: str, wide: float) -> QPen:
    return QPen(QBrush(QColor(colour)), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _about(axes: tuple[float, float]) -> QRectF:
    return QRectF(-axes[0], -axes[1], 2 * axes[0], 2 * axes[1])
