"""The revolving tray of eight wells: a mahogany disc that turns, and light, shade and pillar that stay."""
from __future__ import annotations

from math import cos, pi, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from cardtable.table.paint import lettering, shadow, textures, words
from cardtable.table.paint.canvas import (
    BRASS_BAND,
    IVORY,
    PEARL,
    TURNED,
    Picture,
    blank,
    clear,
    elliptical,
    painting,
    radial,
    turned_ball,
    vertical,
)
from cardtable.table.paint.look import Look
from cardtable.table.paint.palette import Stops

ACROSS = 352.0
"""The drawing's own width; all lengths below are measured in it, all places from the middle."""
DISC, BRASS_LINE, PILLAR, FINIAL = 170.0, 162.0, 33.0, 16.0     # radii
INNER, OUTER = 36.0, 132.0                                      # of a well
WELLS = 8
EIGHTH = 360 / WELLS
COUNTER = 7.4                                                   # radius
COUNTER_MARGIN = 3.0
NUMERAL = 52.0                                                  # how far the numeral is from the middle
NAME = QRectF(-72, -168, 144, 46)                               # where the name of the uppermost well is drawn
OUTWARD, INWARD = 146.5, 152.0                                  # radius of its base line, read from within or without

VELVET = ("#6E1D17", "#22354A", "#22354A", "#1D4A3A", "#22354A", "#1D4A3A", "#22354A", "#3A2A14")
"""The lining of each well, clockwise from the first."""

VELVET_LIGHT: Stops = ((0, "#26FFFFFF"), (.6, "#00FFFFFF"), (.61, "#00000000"), (1, "#4D000000"))
LEAST = 13.0
"""The pixels below which no numeral in a well is set, as long as the well has room for it."""


def bearing(degrees: float, radius: float) -> QPointF:
    """The place so far from the middle; 0 degrees is up, and they count clockwise."""
    angle = radians(degrees - 90)
    return QPointF(cos(angle), sin(angle)) * radius


def well(degrees: float) -> QPainterPath:
    """The outline of the well whose middle lies in this direction."""
    half = EIGHTH / 2
    rim, sill = half - .028 * 180 / pi, half - .095 * 180 / pi
    path = QPainterPath(bearing(degrees - rim, OUTER))
    path.arcTo(_square(OUTER), 90 - degrees + rim, -2 * rim)
    path.lineTo(bearing(degrees + sill, INNER))
    path.arcTo(_square(INNER), 90 - degrees - sill, 2 * sill)
    path.closeSubpath()
    return path


def shade(look: Look, width: float) -> Picture:
    """The shadow of the whole on the cloth."""
    scale = width / ACROSS
    margin = shadow.reach(shadow.PANEL, 2)
    image = blank(width + 2 * margin, width + 2 * margin, look.ratio)
    with painting(image) as painter:
        inset = (ACROSS / 2 - DISC) * scale + margin
        rect = QRectF(0, 0, width + 2 * margin, width + 2 * margin).adjusted(inset, inset, -inset, -inset)
        shadow.cast(painter, look, rect, rect.width() / 2, shadow.Shadow(9, 6.5, .55), scale)
    return Picture(image, margin)


def disc(look: Look, width: float) -> Picture:
    """The disc with its wells, the first of them up; without names, light or counters."""
    image = blank(width, width, _turning(look))
    with painting(image) as painter:
        _centre(painter, width)
        plain = look.palette.plain
        painter.setPen(QPen(QColor("#FFFFFF" if plain else "#190A05"), 2 if plain else 1.2))
        painter.setBrush(QColor("#000000") if plain else textures.tile("mahogany", QPointF(-DISC, -DISC)))
        painter.drawEllipse(_square(DISC - 1 if plain else DISC))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if not plain:
            painter.setPen(QPen(QColor(0xD8, 0x9B, 0x6A, 90), 1.4))
            painter.drawEllipse(_square(DISC - 3))
        for number in range(WELLS):
            _well(painter, look, number)
    return Picture(image, 0)


def _well(painter: QPainter, look: Look, number: int) -> None:
    degrees = number * EIGHTH
    path = well(degrees)
    if look.palette.plain:
        painter.strokePath(path, QPen(QColor("#FFFFFF"), 1.6))
        return
    painter.fillPath(path, QColor(VELVET[number]))
    painter.save()
    painter.setClipPath(path)
    # the walls: dark where velvet meets wood
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for wide, dark in ((14, 18), (9, 26), (5, 44)):
        painter.setPen(QPen(QColor(0, 0, 0, dark), wide))
        painter.drawPath(path)
    painter.restore()
    painter.strokePath(path, QPen(QColor("#120704"), 1.2))
    painter.strokePath(path, QPen(QColor(0xE2, 0xBC, 0x83, 72), 1))


def gloss(look: Look, width: float) -> Picture:
    """The light on the disc, the brass line that catches it, and the shade of the rim in the wells: all stay put."""
    image = blank(width, width, look.ratio)
    with painting(image) as painter:
        _centre(painter, width)
        line = _square(BRASS_LINE)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if look.palette.plain:
            painter.setPen(QPen(QColor("#FFFFFF"), 1))
            painter.drawEllipse(line)
            return Picture(image, 0)
        painter.setPen(QPen(vertical(line, BRASS_BAND), 1.6))
        painter.drawEllipse(line)
        whole, ring = QPainterPath(), QPainterPath()
        whole.addEllipse(_square(DISC))
        ring.addEllipse(_square(OUTER))
        painter.fillPath(whole - ring, elliptical(_square(DISC), (.4, .34), (.75, .75), TURNED))
        painter.fillPath(ring, elliptical(_square(OUTER), (.36, .3), (.8, .8), VELVET_LIGHT))
        painter.fillPath(ring, radial(QPointF(0, 5), OUTER + 5, ((.86, "#00000000"), (1, "#8C000000"))))
    return Picture(image, 0)


def pillar(look: Look, width: float) -> Picture:
    """The pillar and its ivory finial."""
    image = blank(width, width, look.ratio)
    plain = look.palette.plain
    with painting(image) as painter:
        _centre(painter, width)
        painter.setPen(Qt.PenStyle.NoPen)
        if not plain:
            painter.setBrush(radial(QPointF(1, 4), PILLAR + 5, ((.8, "#8C000000"), (1, "#00000000"))))
            painter.drawEllipse(QPointF(1, 4), PILLAR + 5, PILLAR + 5)
        boss = _square(PILLAR)
        painter.setPen(QPen(QColor("#FFFFFF" if plain else "#190A05"), 1.6 if plain else 1))
        painter.setBrush(QColor("#000000") if plain else textures.tile("mahogany", QPointF(-90, -120)))
        painter.drawEllipse(boss)
        if not plain:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(elliptical(boss, (.4, .34), (.75, .75), TURNED))
            painter.drawEllipse(boss)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(vertical(_square(25), BRASS_BAND), 1.4))
            painter.drawEllipse(_square(25))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 102))
            painter.drawEllipse(QPointF(.6, 2.4), FINIAL + 1, FINIAL + 1)
        knob = _square(FINIAL)
        painter.setPen(QPen(QColor("#000000" if plain else "#8F7A4C"), 1))
        painter.setBrush(QColor("#FFFFFF") if plain else turned_ball(knob, IVORY))
        painter.drawEllipse(knob)
        painter.setPen(QPen(QColor("#A48C58"), .8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(_square(10.5))
        tip = QRectF(-6.5, -7, 10, 10)
        painter.setBrush(QColor("#FFFFFF") if plain else turned_ball(tip, IVORY))
        painter.drawEllipse(tip)
    return Picture(image, 0)


def name(look: Look, width: float, text: str, inward: bool) -> Picture:
    """A name on the rim over the uppermost well, the size of NAME; `inward` turns its letters' heads to the middle."""
    scale = width / ACROSS
    ratio = _turning(look)
    image = blank(NAME.width() * scale, NAME.height() * scale, ratio)
    font = lettering.exact("rim", 17)
    measure = QFontMetricsF(font)
    with painting(image) as painter:
        painter.scale(scale, scale)
        painter.translate(-NAME.topLeft())
        radius = INWARD if inward else OUTWARD
        along = -measure.horizontalAdvance(text) / 2
        for letter in text:
            wide = measure.horizontalAdvance(letter)
            turn = (along + wide / 2) / radius * 180 / pi
            place = QTransform().rotate(-turn if inward else turn).translate(0, -radius)
            if inward:
                place.rotate(180)
            glyph = QPainterPath()
            glyph.addText(-wide / 2, 0, font, letter)
            if not look.palette.plain:
                painter.fillPath((place * QTransform.fromTranslate(0, .8)).map(glyph), QColor(0, 0, 0, 120))
            painter.fillPath(place.map(glyph), QColor("#FFFFFF" if look.palette.plain else "#F1DCA6"))
            along += wide
    return Picture(image, 0)


def numeral(look: Look, width: float, count: int) -> Picture:
    """How many counters lie in a well, on a shade that keeps it legible over a heap; its middle is the picture's."""
    scale = width / ACROSS
    size = max(15 * scale, min(LEAST, 23 * scale))
    font = lettering.exact("count", size)
    text = str(count) if count else "–"
    measure = QFontMetricsF(font)
    side = measure.horizontalAdvance("888") + 8
    image = blank(side, side, look.ratio)
    with painting(image) as painter:
        colour = "#FFFFFF" if look.palette.plain else "#F8E7BE" if count else "#B79C6C"
        base = QPointF((side - measure.horizontalAdvance(text)) / 2,
                       side / 2 + measure.tightBoundingRect("0").height() / 2)
        middle = QPointF(side / 2, side / 2)
        dark = "#000000" if look.palette.plain else "#C8120A06"
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(radial(middle, side / 2, ((0, dark), (.45, dark), (1, clear(dark)))))
        if count > 10:
            painter.drawEllipse(middle, side / 2, side / 2)
        if not look.palette.plain:
            words.light(painter, base + QPointF(0, 1), font, text, "#8C000000")
        words.light(painter, base, font, text, colour)
    return Picture(image, 0)


def pearl(look: Look, width: float) -> Picture:
    """One counter of mother-of-pearl, with its shadow."""
    scale = width / ACROSS
    radius, margin = COUNTER * scale, COUNTER_MARGIN * scale
    side = 2 * (radius + margin)
    image = blank(side, side, look.ratio)
    middle = QPointF(side / 2, side / 2)
    plain = look.palette.plain
    with painting(image) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        if not plain:
            painter.setBrush(QColor(0, 0, 0, 102))
            painter.drawEllipse(middle + QPointF(.7, 1.6) * scale, radius, radius)
        ball = QRectF(margin, margin, 2 * radius, 2 * radius)
        painter.setPen(QPen(QColor("#000000" if plain else "#857A68"), 1 if plain else .6))
        painter.setBrush(QColor("#FFFFFF") if plain else turned_ball(ball, PEARL, .85))
        painter.drawEllipse(ball)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#767676" if plain else "#B9AE9A"), .6))
        painter.drawEllipse(middle, radius * .62, radius * .62)
    return Picture(image, margin)


def outline(look: Look, width: float, focus: bool) -> Picture:
    """Round the uppermost well: the two tones of the keyboard's focus, or the light of what is being taken."""
    image = blank(width, width, _turning(look))
    with painting(image) as painter:
        _centre(painter, width)
        path = well(0)
        strokes = (((look.palette.ring_light, 7.0), (look.palette.ring_dark, 3.4)) if focus
                   else ((look.palette.light, 2.6),))
        for colour, wide in strokes:
            pen = QPen(QColor(colour), wide)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)
    return Picture(image, 0)


def _turning(look: Look) -> float:
    """The pixel ratio of what may rest turned, which would blur its lines when drawn at 1."""
    return max(2.0, look.ratio)


def _centre(painter: QPainter, width: float) -> None:
    painter.scale(width / ACROSS, width / ACROSS)
    painter.translate(ACROSS / 2, ACROSS / 2)


def _square(radius: float) -> QRectF:
    return QRectF(-radius, -radius, 2 * radius, 2 * radius)
