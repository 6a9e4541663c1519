"""Putting words into pictures: light on dark, engraved, and measured."""
from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

CENTRE = Qt.AlignmentFlag.AlignCenter
BLANKS, WORD = re.compile(r"[ \t\n]+"), re.compile(r"[^ ]+")
KEPT = 500                   # outlines, some two megabytes
_outlines: dict[tuple[str, str], QPainterPath] = {}


def light(painter: QPainter, baseline: QPointF, font: QFont, text: str, colour: str) -> None:
    """Light words on a dark ground, filled as paths: drawText would fatten them.  Word by word: the time that Qt takes
    over a path grows with the square of its length, and the same words come again and again."""
    key, measure, ink = font.key(), QFontMetricsF(font), QColor(colour)
    for found in WORD.finditer(text):
        at = baseline + QPointF(measure.horizontalAdvance(text[:found.start()]), 0)
        painter.translate(at)
        painter.fillPath(_outline(key, font, found.group()), ink)
        painter.translate(-at)


def _outline(key: str, font: QFont, word: str) -> QPainterPath:
    """Of a word in the font of this key."""
    path = _outlines.get((key, word))
    if path is None:
        if len(_outlines) >= KEPT:
            _outlines.clear()
        path = _outlines[key, word] = QPainterPath()
        path.addText(QPointF(), font, word)
    return path


def light_in(painter: QPainter, rect: QRectF, align: Qt.AlignmentFlag, font: QFont, text: str, colour: str) -> None:
    """One line of light words in a rectangle, placed as drawText would place it."""
    measure = QFontMetricsF(font)
    width = measure.horizontalAdvance(text)
    x = rect.x()
    if align & Qt.AlignmentFlag.AlignHCenter:
        x += (rect.width() - width) / 2
    elif align & Qt.AlignmentFlag.AlignRight:
        x = rect.right() - width
    y = rect.y() + measure.ascent()
    if align & Qt.AlignmentFlag.AlignVCenter:
        y += (rect.height() - measure.ascent() - measure.descent()) / 2
    elif align & Qt.AlignmentFlag.AlignBottom:
        y = rect.bottom() - measure.descent()
    light(painter, QPointF(x, y), font, text, colour)


def engraved(painter: QPainter, rect: QRectF, font: QFont, text: str, colour: str, edge: str = "", drop: float = 1,
             align: Qt.AlignmentFlag = CENTRE) -> None:
    """Words cut into a surface: `edge` is the light that catches their lower (or, with a negative drop, upper) rim."""
    painter.setFont(font)
    if edge:
        painter.setPen(QColor(edge))
        painter.drawText(rect.translated(0, drop), int(align), text)
    painter.setPen(QColor(colour))
    painter.drawText(rect, int(align), text)


def wrapped(font: QFont, text: str, width: float) -> list[str]:
    """The text broken at blanks, those excepted that hold together, into lines no wider than `width` where words
    allow."""
    return broken(text, width, QFontMetricsF(font).horizontalAdvance)


def broken(text: str, width: float, advance: Callable[[str], float]) -> list[str]:
    """The same of words whose width `advance` tells."""
    every = BLANKS.split(text.strip()) if text.strip() else []
    whole, lines = " ".join(every), list[str]()
    if advance(whole) <= width:                  # as most do
        return [whole] if every else []
    for word in every:
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and advance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def width(font: QFont, text: str) -> float:
    """How wide one line of words is."""
    return QFontMetricsF(font).horizontalAdvance(text)
