"""The marker that counts brisques: rosewood, two ivory windows, brass shutters."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from cardtable.table.paint import lettering, shadow, textures, words
from cardtable.table.paint.canvas import BRASS, Picture, blank, painting, polish, turned_ball, vertical
from cardtable.table.paint.look import Look

LENGTH, HIGH = 150.0, 82.0               # the drawing's own measures
WINDOWS = QRectF(19, 14, 50, 38), QRectF(81, 14, 50, 38)
TITLES = "aces", "tens"
IVORY = ((0, "#F9F1DC"), (1, "#DDCBA2"))
SHUTTER = ((0, "#C9A75E"), (.5, "#A8853F"), (1, "#7D5F2A"))


def marker(look: Look, width: float, figures: Sequence[str]) -> Picture:
    """With these figures in its windows; shut if there are none."""
    scale = width / LENGTH
    margin = shadow.reach(shadow.DEVICE)
    image = blank(width + 2 * margin, HIGH * scale + 2 * margin, look.ratio)
    plain = look.palette.plain
    with painting(image) as painter:
        painter.translate(margin, margin)
        shadow.cast(painter, look, QRectF(0, 0, width, HIGH * scale), 8 * scale, shadow.DEVICE, scale)
        painter.scale(scale, scale)
        _wood(painter, plain)
        for number, window in enumerate(WINDOWS):
            _window(painter, window, figures[number] if figures else None, plain)
            font = lettering.exact("engraved" if plain else "engraved italic", max(15, 15 / scale))
            wide = QFontMetricsF(font).horizontalAdvance(TITLES[number])
            words.light(painter, QPointF(window.center().x() - wide / 2, HIGH - 11), font, TITLES[number],
                        "#FFFFFF" if plain else "#EAD6A2")
    return Picture(image, margin)


def _wood(painter: QPainter, plain: bool) -> None:
    body = QRectF(0, 0, LENGTH, HIGH)
    painter.setPen(QPen(QColor("#FFFFFF" if plain else "#1B0A05"), 2 if plain else 1))
    painter.setBrush(QColor("#000000") if plain else textures.tile("rosewood"))
    painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 8, 8)
    if plain:
        return
    polish(painter, body, (8, 6), 3.5, 1.3)


def _window(painter: QPainter, window: QRectF, figure: str | None, plain: bool) -> None:
    shut = figure is None
    painter.setPen(QPen(QColor("#FFFFFF" if plain else "#140605"), 2))
    if plain:
        painter.setBrush(QColor("#000000" if shut else "#FFFFFF"))
    else:
        painter.setBrush(vertical(window, SHUTTER if shut else IVORY))
    painter.drawRoundedRect(window, 3, 3)
    if figure is None:
        painter.setPen(QPen(QColor("#FFFFFF" if plain else "#6A4F20"), 1))
        for y in range(1, 7):
            line = window.top() + y * window.height() / 7
            painter.drawLine(QPointF(window.left() + 3, line), QPointF(window.right() - 3, line))
        knob = QRectF(window.center().x() - 4, window.center().y() - 4, 8, 8)
        painter.setBrush(QColor("#FFFFFF") if plain else turned_ball(knob, BRASS, .85))
        painter.drawEllipse(knob)
        return
    font = lettering.exact("engraved", 27)
    measure = QFontMetricsF(font)
    words.light(painter, QPointF(window.center().x() - measure.horizontalAdvance(figure) / 2,
                                 window.center().y() + measure.capHeight() / 2), font, figure,
                "#000000" if plain else "#2A2019")
