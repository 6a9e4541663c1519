"""The curtain: two drapes of velvet in folds of unequal width, and the swags that hang before them."""
from __future__ import annotations

from math import sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from cardtable.table.paint import shadow, textures
from cardtable.table.paint.canvas import Picture, blank, elliptical, painting, rounded, vertical
from cardtable.table.paint.cloth import SPEECH_MARGIN
from cardtable.table.paint.look import Look

FOLDS = (58, 44, 66, 50, 40, 62, 54, 46, 60, 48, 56, 42, 64, 52, 46, 58, 50, 62, 44, 60)
DYES = ((0.0, (58, 12, 14)), (.22, (118, 28, 28)), (.42, (160, 48, 42)), (.6, (122, 30, 28)), (1.0, (52, 10, 12)))
"""The red across one fold, from left to right, in full light."""
SWAGS, SWAG_DEEP, FRINGE = 5, 110, 9
SWAG = ((0, "#5B1517"), (.55, "#A2322C"), (1, "#6E1B1B"))
PLAIN = "#4A0A0A"


def drapes(look: Look, width: float, height: float) -> Picture:
    """The whole curtain, closed; its halves are the two drapes."""
    image = blank(width, height, look.ratio)
    area = QRectF(0, 0, width, height)
    with painting(image) as painter:
        painter.setClipPath(rounded(area, 14 * min(1, look.unit)))
        if look.palette.plain:
            painter.fillRect(area, QColor(PLAIN))
            return Picture(image, 0)
        _folds(painter, area, look.unit)
        glow = ((0, "#33FFCD8C"), (.6, "#00000000"), (1, "#57000000"))
        painter.fillRect(area, elliptical(area, (.5, .46), (.6, .6), glow))
        painter.setOpacity(.5)
        textures.lay(painter, area, "velvet")
    return Picture(image, 0)


def _folds(painter: QPainter, area: QRectF, unit: float) -> None:
    x, number = 0.0, 0
    painter.setPen(Qt.PenStyle.NoPen)
    while x < area.width():
        wide = FOLDS[number % len(FOLDS)] * unit
        light = .55 + .45 * (1 - abs(x + wide / 2 - area.width() / 2) / (area.width() / 2))
        dye = QLinearGradient(x, 0, x + wide, 0)
        for place, (red, green, blue) in DYES:
            dye.setColorAt(place, QColor(int(red * light), int(green * light), int(blue * light)))
        fold = QPainterPath(QPointF(x - 1, 0))
        for point in ((x + wide, 0), (x + wide + 4 * sin(number), area.height()),
                      (x - 1 + 4 * sin(number - 1), area.height())):
            fold.lineTo(*point)
        painter.fillPath(fold, dye)
        x, number = x + wide, number + 1


def swags(look: Look, width: float) -> Picture:
    """What hangs along the upper edge, with its fringe."""
    unit = look.unit
    high = (SWAG_DEEP + FRINGE + 4) * unit
    margin = SPEECH_MARGIN
    image = blank(width + 2 * margin, high + 2 * margin, look.ratio)
    with painting(image) as painter:
        painter.translate(margin, margin)
        painter.setClipRect(QRectF(0, 0, width, high + margin))
        wide = width / SWAGS
        if not look.palette.plain:
            for number in range(SWAGS):
                below = QRectF(number * wide + 10 * unit, 0, wide - 20 * unit, SWAG_DEEP * unit * .8)
                shadow.soft(painter, below, 40 * unit, 9 * unit, QColor(0, 0, 0), .4)
        for number in range(SWAGS):
            _swag(painter, look, number * wide, wide, unit)
    return Picture(image, margin)


def _curve(left: float, right: float, deep: float, unit: float) -> QPainterPath:
    middle = (left + right) / 2
    path = QPainterPath(QPointF(left - 6 * unit, 0))
    path.cubicTo(left, deep * .42, middle - 66 * unit, deep * .98, middle, deep)
    path.cubicTo(middle + 66 * unit, deep * .98, right, deep * .42, right + 6 * unit, 0)
    return path


def _swag(painter: QPainter, look: Look, left: float, wide: float, unit: float) -> None:
    right, deep = left + wide, SWAG_DEEP * unit
    hem = _curve(left, right, deep, unit)
    if look.palette.plain:
        painter.fillPath(hem, QColor(PLAIN))
        painter.setPen(QPen(QColor("#FFFFFF"), 3))
        painter.drawPath(hem)
        return
    painter.setPen(QPen(QColor("#3A0A0B"), 1))
    painter.setBrush(vertical(QRectF(left, 0, wide, deep), SWAG))
    painter.drawPath(hem)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(74, 15, 16, 140), 2 * unit))
    for number in range(1, 5):
        inset = (6 + number * 8) * unit
        painter.drawPath(_curve(left + inset, right - inset, (36 + number * 17) * unit, unit * .7))
    painter.setPen(QPen(QColor("#B08B43"), 1.8 * unit))
    for number in range(61):
        at = hem.pointAtPercent(number / 60)
        painter.drawLine(at, at + QPointF(0, FRINGE * unit))
    painter.setPen(QPen(QColor("#C9A55A"), 3.4 * unit))
    painter.drawPath(hem)
