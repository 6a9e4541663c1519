"""What keeps a score at Euchre besides cards: a cross of chalk on the cloth, and a penknife with four blades."""
from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardtable.table.paint import shadow
from cardtable.table.paint.canvas import BRASS_BAND, PEARL, Picture, blank, painting, vertical
from cardtable.table.paint.chalk import CHALK
from cardtable.table.paint.look import Look

CROSS = 76.0                             # the drawing's own measures: the side of the cross
RING, REACH, GAP = 5.5, 30.0, 12.0       # its centre, and from the middle the ends of an arm
KNIFE = 240.0, 116.0                     # the knife with all its blades
HANDLE = QRectF(58, 49, 124, 18)
PIVOTS, MIDDLE, BLADE, BREADTH = (66.0, 174.0), 58.0, 54.0, 3.8
APART = 2.6                              # of two blades at one end
RUBBED = .16                             # how much is still seen of what has been rubbed out
QUARTER = 45.0                           # degrees


def cross(look: Look, width: float, centre_gone: bool, arms: int) -> Picture:
    """What is left of the cross; of what is rubbed out a trace."""
    image = blank(width, width, look.ratio)
    with painting(image) as painter:
        painter.scale(width / CROSS, width / CROSS)
        middle = CROSS / 2
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_chalk(look, not centre_gone))
        painter.drawEllipse(QPointF(middle, middle), RING, RING)
        for n in range(4):
            towards = QPointF(sin(radians(90 * n)), -cos(radians(90 * n)))
            painter.setPen(_chalk(look, n >= 4 - arms))
            painter.drawLine(QPointF(middle, middle) + towards * GAP, QPointF(middle, middle) + towards * REACH)
    return Picture(image, 0)


def _chalk(look: Look, stands: bool) -> QPen:
    colour = QColor("#FFFFFF" if look.palette.plain else CHALK)
    colour.setAlphaF(.92 if stands else RUBBED)
    pen = QPen(colour, 5 if stands else 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    if not stands:
        pen.setDashPattern([.1, 1.4])
    return pen


def knife(look: Look, width: float, quarters: tuple[int, ...]) -> Picture:
    """The knife with each blade so many quarters open: two at its left end, two at its right."""
    scale, margin = width / KNIFE[0], shadow.reach(shadow.DEVICE)
    image = blank(width + 2 * margin, KNIFE[1] * scale + 2 * margin, look.ratio)
    with painting(image) as painter:
        painter.translate(margin, margin)
        place = QRectF(HANDLE.x() * scale, HANDLE.y() * scale, HANDLE.width() * scale, HANDLE.height() * scale)
        shadow.cast(painter, look, place, 8.5 * scale, shadow.DEVICE, scale)
        painter.scale(scale, scale)
        for n, open_by in enumerate(quarters):
            if open_by:
                _blade(painter, n, open_by, look.palette.plain)
        _handle(painter, look.palette.plain)
    return Picture(image, margin)


def foot(quarters: tuple[int, ...]) -> float:
    """How low a knife reaches with its blades open so far, from the upper edge of the drawing: the two that open
    downwards are the first of each end's."""
    low = [MIDDLE + APART + sin(radians(QUARTER * by)) * BLADE for by in quarters[::2] if by]
    return max([HANDLE.bottom(), *low])


def _blade(painter: QPainter, number: int, quarters: int, plain: bool) -> None:
    left, below = number < 2, number % 2 == 0
    shut = 0 if left else 180            # shut, a blade lies along the handle
    painter.save()
    painter.translate(PIVOTS[not left], MIDDLE + (APART if below else -APART))
    painter.rotate(shut + QUARTER * quarters * (1 if below == left else -1))
    shape = QPainterPath(QPointF(0, -BREADTH))
    shape.lineTo(BLADE - 4, -BREADTH)
    shape.quadTo(BLADE + 6, -BREADTH, BLADE - 6, BREADTH)
    shape.lineTo(0, BREADTH)
    shape.closeSubpath()
    painter.setPen(QPen(QColor("#FFFFFF" if plain else "#5E6664"), 1.6 if plain else .9))
    painter.setBrush(QColor("#000000" if plain else "#CBD0D0"))
    painter.drawPath(shape)
    if not plain:
        painter.setPen(QPen(QColor(255, 255, 255, 180), 1))
        painter.drawLine(QPointF(2, -1), QPointF(BLADE - 6, -1))
    painter.restore()


def _handle(painter: QPainter, plain: bool) -> None:
    painter.setPen(QPen(QColor("#FFFFFF" if plain else "#6F6553"), 2 if plain else 1))
    painter.setBrush(QColor("#000000") if plain else vertical(HANDLE, PEARL))
    painter.drawRoundedRect(HANDLE, 8.5, 8.5)
    if plain:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(vertical(HANDLE, BRASS_BAND))
    for x in (HANDLE.left(), HANDLE.right() - 14):
        painter.drawRoundedRect(QRectF(x, HANDLE.top(), 14, HANDLE.height()), 7, 7)
    painter.drawRoundedRect(QRectF(108, HANDLE.top() + 5, 24, 8), 2, 2)
    painter.setBrush(QColor("#5B451C"))
    for x in PIVOTS:
        painter.drawEllipse(QPointF(x, MIDDLE), 2, 2)
