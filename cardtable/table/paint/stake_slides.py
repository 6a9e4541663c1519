"""The slide on which an amount is set: counters on a wire in rosewood, those that are meant drawn to the left."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, count

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable.table.paint import lettering, shadow, textures, words
from cardtable.table.paint.canvas import Picture, blank, painting, polish, vertical
from cardtable.table.paint.look import Look

LENGTH, HIGH = 360.0, 46.0               # the drawing's own measures
RADIUS, PITCH, MOST = 12.0, 21.8, 12     # of a counter, from one to the next, and so many at most
LEFT, RIGHT = 24.0, 35.0                 # from the ends to the middles of the first and of the last
SMALLER = 1, 5, 10, 25, 50               # what one counter stands for; then ten times as much, and so on
GROOVE = ((0, "#D90D0603"), (.45, "#991B0E07"), (1, "#8C5A3A22"))
IVORY, RED = ("#FBF5E4", "#B8A77F", "#2B2016"), ("#B03A2E", "#5E1712", "#FDF3DC")
"""Face, edge and figure."""
PLAIN = ("#000000", "#FFFFFF", "#FFFFFF"), ("#FFFFFF", "#000000", "#000000")
LIT = "#FFFDF2"


def counters(numbers: Sequence[int]) -> tuple[int, ...]:
    """What is written on them: each number while twelve are enough, else steps, and the last of all.

    >>> counters(range(1, 5)), counters(range(1, 41))
    ((1, 2, 3, 4), (5, 10, 15, 20, 25, 30, 35, 40))
    """
    steps = chain(SMALLER, (step * 10 ** power for power in count(2) for step in (1, 5)))
    most = numbers[-1]
    step = next(step for step in steps if most <= step * MOST)
    return tuple(dict.fromkeys([*[n for n in range(step, most + 1, step) if n >= numbers[0]], most]))


def middle(shown: Sequence[int], number: int, place: int) -> float:
    """How far from the left end the middle of one lies, while so much is meant."""
    if shown[place] <= number:
        return LEFT + PITCH * place
    return LENGTH - RIGHT - PITCH * (len(shown) - 1 - place)


def slide(look: Look, scale: float, shown: tuple[int, ...], number: int, over: int) -> Picture:
    """With so much drawn to the left; the pointer is on the one at this place, or -1."""
    cast = shadow.TOKEN
    margin = shadow.reach(cast)
    image = blank(LENGTH * scale + 2 * margin, HIGH * scale + 2 * margin, look.ratio)
    with painting(image) as painter:
        painter.translate(margin, margin)
        shadow.cast(painter, look, QRectF(0, 0, LENGTH * scale, HIGH * scale), HIGH / 2 * scale, cast, scale)
        painter.scale(scale, scale)
        (_plain if look.palette.plain else _wood)(painter, QRectF(0, 0, LENGTH, HIGH))
        for place, figure in enumerate(shown):
            drawn = figure <= number
            _counter(painter, (PLAIN if look.palette.plain else (IVORY, RED))[drawn],
                     QPointF(middle(shown, number, place), HIGH / 2), str(figure), place == over)
    return Picture(image, margin)


def _wood(painter: QPainter, body: QRectF) -> None:
    painter.setPen(QPen(QColor("#1B0A05"), 1))
    painter.setBrush(textures.tile("rosewood"))
    painter.drawRoundedRect(body, HIGH / 2, HIGH / 2)
    polish(painter, body, (HIGH / 2, HIGH / 2 - 3.5), 3.5, 1.4)
    groove = body.adjusted(9, 9, -9, -9)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(vertical(groove, GROOVE))
    painter.drawRoundedRect(groove, groove.height() / 2, groove.height() / 2)
    painter.setPen(QPen(QColor(0xB9, 0x95, 0x4F, 191), 1.6))
    painter.drawLine(QPointF(13, HIGH / 2), QPointF(LENGTH - 13, HIGH / 2))


def _plain(painter: QPainter, body: QRectF) -> None:
    painter.setPen(QPen(QColor("#FFFFFF"), 2))
    painter.setBrush(QColor("#000000"))
    painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), HIGH / 2 - 1, HIGH / 2 - 1)
    painter.drawLine(QPointF(13, HIGH / 2), QPointF(LENGTH - 13, HIGH / 2))


def _counter(painter: QPainter, colours: tuple[str, str, str], at: QPointF, figure: str, lit: bool) -> None:
    face, edge, letters = colours
    lies = QRectF(at.x() - RADIUS, at.y() - RADIUS, 2 * RADIUS, 2 * RADIUS)
    painter.setPen(QPen(QColor(LIT if lit else edge), 1.6 if lit else 1))
    painter.setBrush(QColor(face))
    painter.drawEllipse(lies)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(edge), .8))
    painter.drawEllipse(lies.adjusted(3, 3, -3, -3))
    size = 13.5 if len(figure) < 3 else 10.5
    words.engraved(painter, lies.adjusted(-3, 0, 3, 0), lettering.exact("engraved", size), figure, letters)
