"""The wheel seen from above: a mahogany bowl with its ledge, the cylinder that turns in it, and the ivory ball."""
from __future__ import annotations

from math import ceil, cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardtable.table.paint import lettering, shadow, textures, words
from cardtable.table.paint.canvas import (
    BRASS,
    BRASS_BAND,
    TURNED,
    Picture,
    blank,
    elliptical,
    painting,
    radial,
    turned_ball,
    vertical,
)
from cardtable.table.paint.look import Look

ACROSS = 408.0                                   # the drawing's own measure: all lengths are in it
RIM, BRASS_LINE, LEDGE, CYLINDER = 200.0, 187.0, 181.0, 147.0
ROUND = 4.0                                      # about the cylinder, for its brass and a number that is ringed
NUMBERS, POCKETS, CONE = (116.0, 144.0), (90.0, 116.0), 88.0
BALL, RUNNING, RESTING = 8.5, 172.0, 103.0       # its radius, and how far from the middle it runs and rests
RED, BLACK, GREEN, LINE = "#92281F", "#1D1715", "#2C6B4A", "#D9BC7A"
DEEPER = (QColor(0, 0, 0, 0), QColor(0, 0, 0, 90))
IVORY = ((0, "#FFFDF3"), (.55, "#EFE2C2"), (1, "#9C8553"))
SHADOW = shadow.Shadow(9, 6, .42)


def _square(radius: float) -> QRectF:
    return QRectF(-radius, -radius, 2 * radius, 2 * radius)


def well(width: float) -> float:
    """How wide the cylinder is in a bowl so wide, with its rim, in whole pixels."""
    return ceil(2 * (CYLINDER + ROUND) * width / ACROSS)


def bowl(look: Look, width: float) -> Picture:
    """All that stands still: the rim, and the ledge round which the ball runs."""
    scale, margin = width / ACROSS, shadow.reach(SHADOW, width / ACROSS)
    image = blank(width + 2 * margin, width + 2 * margin, look.ratio)
    with painting(image) as painter:
        painter.translate(margin + width / 2, margin + width / 2)
        shadow.cast(painter, look, QRectF(_square(RIM * scale)), RIM * scale, SHADOW, scale)
        painter.scale(scale, scale)
        wood = QColor("#000000") if look.palette.plain else textures.tile("mahogany", QPointF(-RIM, -RIM))
        painter.setPen(QPen(QColor("#FFFFFF" if look.palette.plain else "#170905"), 1.4))
        painter.setBrush(wood)
        painter.drawEllipse(_square(RIM))
        if not look.palette.plain:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(elliptical(_square(RIM), (.4, .34), (.75, .75), TURNED))
            painter.drawEllipse(_square(RIM))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(vertical(_square(BRASS_LINE), BRASS_BAND), 2))
        painter.drawEllipse(_square(BRASS_LINE))
        painter.setPen(QPen(QColor("#120603"), 1.6))
        painter.setBrush(radial(QPointF(0, 0), LEDGE, ((0, "#4A2815"), (.74, "#472512"), (.92, "#2A140A"),
                                                       (1, "#1C0D06"))))
        painter.drawEllipse(_square(LEDGE))
        painter.setPen(QPen(QColor("#4E3B16"), .8))
        painter.setBrush(vertical(_square(9), BRASS_BAND))
        for n in range(8):                       # the lozenges on which the ball leaps
            painter.save()
            painter.rotate(n * 45 + 11)
            painter.translate(163, 0)
            painter.rotate(0 if n % 2 else 90)
            painter.drawPolygon([QPointF(-9, 0), QPointF(0, -3.4), QPointF(9, 0), QPointF(0, 3.4)])
            painter.restore()
    return Picture(image, margin)


def cylinder(look: Look, width: float, order: tuple[int, ...], red: frozenset[int]) -> Picture:
    """What turns in a bowl so wide: numbers and pockets, the first of `order` uppermost, the cone and its cross-head.
    No wider than it must be, for all of it is painted in every frame, turned."""
    scale, across = width / ACROSS, well(width)
    image = blank(across, across, look.ratio)
    with painting(image) as painter:
        painter.translate(across / 2, across / 2)
        painter.scale(scale, scale)
        painter.setPen(QPen(vertical(_square(CYLINDER), BRASS_BAND), 2.4))
        painter.setBrush(QColor("#0F0705"))
        painter.drawEllipse(_square(CYLINDER - 1))
        for n, number in enumerate(order):
            painter.save()
            painter.rotate(n * 360 / len(order))
            _pocket(painter, number, RED if number in red else BLACK if number else GREEN, 360 / len(order))
            painter.restore()
        for radius, colour, thick in ((116.0, "#E9CF92", 1.2), (90.0, "#D9BC7A", 3.0)):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colour), thick))
            painter.drawEllipse(_square(radius))
        _cone(painter, look)
    return Picture(image, 0)


def _ring(inner: float, outer: float, degrees: float) -> QPainterPath:
    """A piece of a ring about the upward direction."""
    path = QPainterPath()
    path.arcMoveTo(_square(outer), 90 - degrees / 2)
    path.arcTo(_square(outer), 90 - degrees / 2, degrees)
    path.arcTo(_square(inner), 90 + degrees / 2, -degrees)
    path.closeSubpath()
    return path


def _pocket(painter: QPainter, number: int, colour: str, degrees: float) -> None:
    painter.setPen(QPen(QColor(LINE), 1.1))
    painter.setBrush(QColor(colour))
    painter.drawPath(_ring(*NUMBERS, degrees))
    painter.drawPath(_ring(*POCKETS, degrees))
    painter.fillPath(_ring(*POCKETS, degrees), QColor(0, 0, 0, 92))
    words.engraved(painter, QRectF(-15, -143, 30, 26), lettering.exact("numeral", 17), str(number), "#FBF1D6")


def _cone(painter: QPainter, look: Look) -> None:
    painter.setPen(QPen(QColor("#120603"), 1))
    painter.setBrush(QColor("#4A2815") if look.palette.plain else textures.tile("mahogany", QPointF(-CONE, -CONE)))
    painter.drawEllipse(_square(CONE))
    if not look.palette.plain:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(radial(QPointF(-14, -20), 1.2 * CONE, ((0, "#4DFFFFFF"), (.5, "#00000000"), (1, "#8C000000"))))
        painter.drawEllipse(_square(CONE))
    painter.setPen(QPen(QColor("#4E3B16"), .8))
    for angle in (18, 108):
        painter.save()
        painter.rotate(angle)
        painter.setBrush(vertical(QRectF(-52, -5, 104, 10), BRASS_BAND))
        painter.drawRoundedRect(QRectF(-52, -4.4, 104, 8.8), 4.4, 4.4)
        for x in (-52.0, 52.0):
            knob = QRectF(x - 8.6, -8.6, 17.2, 17.2)
            painter.setBrush(turned_ball(knob, BRASS))
            painter.drawEllipse(knob)
        painter.restore()
    for radius in (19.0, 6.0):
        painter.setBrush(turned_ball(_square(radius), BRASS))
        painter.drawEllipse(_square(radius))


def ball(look: Look, width: float) -> Picture:
    """Ivory, a twenty-fourth of the wheel across; about its middle."""
    radius = BALL * width / ACROSS
    image = blank(2 * radius + 8, 2 * radius + 8, look.ratio)
    with painting(image) as painter:
        rect = QRectF(4, 3, 2 * radius, 2 * radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 110))
        painter.drawEllipse(rect.translated(1.2, 2.4))
        painter.setPen(QPen(QColor("#8F7A4C"), .7))
        painter.setBrush(turned_ball(rect, IVORY))
        painter.drawEllipse(rect)
    return Picture(image, 0)


def ringed(look: Look, width: float) -> Picture:
    """The two tones of the focus round the number that has come; about its middle."""
    scale = width / ACROSS
    side = 42 * scale
    image = blank(side, side, look.ratio)
    with painting(image) as painter:
        painter.translate(side / 2, side / 2)
        painter.scale(scale, scale)
        for colour, thick in ((look.palette.ring_dark, 4.4), (look.palette.ring_light, 2.2)):
            painter.setPen(QPen(QColor(colour), thick))
            painter.drawEllipse(_square(15.5))
    return Picture(image, 0)


def on_circle(radius: float, degrees: float) -> QPointF:
    """So far from the middle, by the turn clockwise from above, in the drawing's measures."""
    angle = degrees * pi / 180
    return QPointF(radius * sin(angle), -radius * cos(angle))
