"""The bowl of the pool: turned mahogany seen from above, the light from the upper left, and its ivory label."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from cardtable.table.paint import lettering, shadow, textures, words
from cardtable.table.paint.canvas import (
    BRASS_BAND,
    TURNED,
    Picture,
    blank,
    elliptical,
    painting,
    radial,
    rounded,
    vertical,
)
from cardtable.table.paint.look import Look

ACROSS, HIGH = 132.0, 140.0
"""The drawing's own measures; all lengths below are in them."""
MIDDLE = QPointF(66, 64)                # of the bowl
RIM, BRASS_LINE, HOLLOW = 62.0, 57.5, 49.0      # radii
LABEL = QRectF(45, 112, 42, 26)         # on the front rim
LARGEST = 1.6                           # of its figures, by the reader's letters
SHADOW = shadow.Shadow(9, 4, .42)
IVORY_BAND = ((0, "#FFFDF3"), (.5, "#F1E6CA"), (1, "#C9B583"))


def bowl(look: Look, width: float) -> Picture:
    """The empty bowl, without its label."""
    scale = width / ACROSS
    margin = shadow.reach(SHADOW, scale)
    image = blank(width + 2 * margin, HIGH * scale + 2 * margin, look.ratio)
    with painting(image) as painter:
        painter.translate(margin, margin)
        rim = QRectF(-RIM, -RIM, 2 * RIM, 2 * RIM).translated(MIDDLE)
        shadow.cast(painter, look, QRectF(rim.topLeft() * scale, rim.size() * scale), RIM * scale, SHADOW, scale)
        painter.scale(scale, scale)
        painter.translate(MIDDLE)
        (_plain if look.palette.plain else _turned)(painter)
    return Picture(image, margin)


def _turned(painter: QPainter) -> None:
    rim, hollow = _square(RIM), _square(HOLLOW)
    painter.setPen(QPen(QColor("#190A05"), 1))
    painter.setBrush(textures.tile("mahogany", QPointF(-RIM, -RIM)))
    painter.drawEllipse(rim)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(elliptical(rim, (.4, .34), (.75, .75), TURNED))
    painter.drawEllipse(rim)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0xE2, 0xBC, 0x83, 115), 1.2))
    painter.drawEllipse(_square(RIM - 2))
    painter.setPen(QPen(vertical(_square(BRASS_LINE), BRASS_BAND), 1.2))
    painter.drawEllipse(_square(BRASS_LINE))
    painter.setPen(QPen(QColor("#160804"), 1.4))
    painter.setBrush(radial(QPointF(.12, .28) * HOLLOW, 1.44 * HOLLOW, ((0, "#7A4A2C"), (.6, "#4A2815"),
                                                                      (1, "#1C0D06"))))
    painter.drawEllipse(hollow)
    shade = QPainterPath()
    shade.addEllipse(hollow)
    lit = QPainterPath()
    lit.addEllipse(QRectF(-52, -44, 104, 144))
    painter.fillPath(shade - lit, QColor(0, 0, 0, 87))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0xE2, 0xBC, 0x83, 89), 1.3))
    painter.drawArc(hollow, 197 * 16, 146 * 16)


def _plain(painter: QPainter) -> None:
    painter.setBrush(QColor("#000000"))
    for radius, wide in ((RIM - 1, 2.5), (HOLLOW, 1.5)):
        painter.setPen(QPen(QColor("#FFFFFF"), wide))
        painter.drawEllipse(_square(radius))


def label(look: Look, width: float, text: str) -> Picture:
    """The ivory label with the number, as large as LABEL; its figures are never below the least size of words, and grow
    with the reader's letters."""
    scale = width / ACROSS
    plain = look.palette.plain
    font = lettering.exact("count", max(19 * scale, lettering.LEAST * min(look.text, LARGEST)))
    measure = QFontMetricsF(font)
    wide = max(LABEL.width() * scale, measure.horizontalAdvance(text) + 10)
    high = max(LABEL.height() * scale, measure.tightBoundingRect("0").height() + 9)
    margin = 4.0
    image = blank(wide + 2 * margin, high + 2 * margin, look.ratio)
    with painting(image) as painter:
        face = QRectF(margin, margin, wide, high)
        if not plain:
            painter.fillPath(rounded(face.translated(1, 3), 5 * scale), QColor(0, 0, 0, 102))
        painter.setPen(QPen(QColor("#000000" if plain else "#8F7A4C"), 2 if plain else 1))
        painter.setBrush(QColor("#FFFFFF") if plain else vertical(face, IVORY_BAND))
        painter.drawRoundedRect(face, 5 * scale, 5 * scale)
        if not plain:
            painter.setPen(QPen(QColor("#A48C58"), .8))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(face.adjusted(2.5, 2.5, -2.5, -2.5), 3 * scale, 3 * scale)
        base = face.center() + QPointF(-measure.horizontalAdvance(text) / 2,
                                       measure.tightBoundingRect("0").height() / 2)
        words.light(painter, base, font, text, "#000000" if plain else "#35261A")
    return Picture(image, margin)


def _square(radius: float) -> QRectF:
    return QRectF(-radius, -radius, 2 * radius, 2 * radius)
