"""Stacks of counters, the dearest at the left: ivory, red, green and ebony, seen from the front and a little above."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable.table.paint import lettering, shadow, words
from cardtable.table.paint.canvas import Picture, blank, painting
from cardtable.table.paint.look import Look

RADIUS, FLAT = 12.5, .84                         # of a counter, and how much of its height is seen
RISE, APART, MOST = 3.4, 28.0, 10                # from counter to counter, from column to column, counters in one
HIGH = 2 * RADIUS * FLAT + (MOST - 1) * RISE     # of the highest
COLOURS = (("#F6EFDC", "#8E7B4C", "#C9B583"), ("#B03A2E", "#6E1C16", "#F3E3C3"), ("#2E7D4F", "#184A2D", "#F3E3C3"),
           ("#2B2622", "#0F0C0A", "#D9BC7A"))
"""From the least: face, edge, inlays."""
PLAIN = (("#FFFFFF", "#000000", "#000000"), ("#FFFFFF", "#000000", "#000000"), ("#000000", "#FFFFFF", "#FFFFFF"),
         ("#000000", "#FFFFFF", "#FFFFFF"))
FIGURE = (0, 11.5, 9.5, 7.5)                     # how large, by how many figures there are
INLAYS, SPAN = 8, 18                             # on the rim, and how wide each is, in degrees
SHADOW = shadow.Shadow(5, 2.5, .4)


def across(columns: int) -> float:
    """How wide so many are, in the drawing's measures."""
    return 2 * RADIUS + APART * max(0, columns - 1)


def stacks(look: Look, scale: float, columns: Sequence[tuple[int, int]], figures: Sequence[str] = ()) -> Picture:
    """Each column by which counter it is of and how many there are, from the left; with the figure of its kind on the
    uppermost."""
    margin = shadow.reach(SHADOW, scale)
    image = blank(across(len(columns)) * scale + 2 * margin, HIGH * scale + 2 * margin, look.ratio)
    with painting(image) as painter:
        painter.translate(margin, margin)
        for place, (_, number) in enumerate(columns):
            foot = _counter(place, 0)
            shadow.cast(painter, look, QRectF(foot.topLeft() * scale, foot.size() * scale).adjusted(
                0, 0, number * .8 * scale, 0), RADIUS * scale, SHADOW, scale)
        painter.scale(scale, scale)
        for place, (kind, number) in enumerate(columns):
            colours = (PLAIN if look.palette.plain else COLOURS)[kind]
            for order in range(number):
                _draw(painter, _counter(place, order), colours)
            if kind < len(figures):
                font = lettering.exact("engraved", FIGURE[len(figures[kind])])
                words.engraved(painter, _counter(place, number - 1), font, figures[kind], colours[2 if kind else 1])
    return Picture(image, margin)


def _counter(place: int, order: int) -> QRectF:
    """Where a counter of a column lies, the undermost first."""
    middle = QPointF(RADIUS + APART * place, HIGH - RADIUS * FLAT - RISE * order)
    return QRectF(middle.x() - RADIUS, middle.y() - RADIUS * FLAT, 2 * RADIUS, 2 * RADIUS * FLAT)


def _draw(painter: QPainter, lies: QRectF, colours: tuple[str, str, str]) -> None:
    face, edge, inlay = colours
    painter.setPen(QPen(QColor(edge), 1))
    painter.setBrush(QColor(face))
    painter.drawEllipse(lies)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inlay), 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    rim = lies.adjusted(2, 2, -2, -2)
    for number in range(INLAYS):
        painter.drawArc(rim, round(16 * (number * 360 / INLAYS - SPAN / 2)), 16 * SPAN)
    painter.setPen(QPen(QColor(edge), .8))
    painter.drawEllipse(lies.adjusted(4.6, 4, -4.6, -4))
