"""Chalk on slate: words that keep within their room, strokes in fives, a ring drawn by hand, a rule."""
from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from cardtable.table.paint import lettering

CHALK, FAINT = "#F4F1E6", "#C3CBC8"
NARROWEST = .78              # to what share of their width words are squeezed before they are cut short
STROKE, FIVE, HIGH = 5.4, 30.0, 13.0          # from stroke to stroke, from five to five, and how high they are
TALLY, CLOSEST = 2.1, .6     # how thick they are, and to what share of their width many may be squeezed


class Chalk:
    """Writes on one picture, in the drawing's own measures; a `plain` one is white, upright and never faint."""

    def __init__(self, painter: QPainter, plain: bool) -> None:
        self.painter, self.plain = painter, plain

    def _colour(self, faint: bool = False) -> str:
        return "#FFFFFF" if self.plain else FAINT if faint else CHALK

    def write(self, x: float, y: float, role: str, px: float, text: str, room: float = 0, right: bool = False,
              faint: bool = False, least: float = 0) -> float:
        """Words from `x` on the base line `y`, or up to `x`; in letters down to `least`, then narrower, then cut short
        where there is no more `room`.  Returns how wide they have become."""
        if self.plain and lettering.ROLES[role].italic:
            role = UPRIGHT.get(role, role)
        font = lettering.exact(role, px)
        while room and px > least > 0 and QFontMetricsF(font).horizontalAdvance(text) > room:
            px -= 1
            font = lettering.exact(role, px)
        measure = QFontMetricsF(font)
        if room and measure.horizontalAdvance(text) * NARROWEST > room:
            text = measure.elidedText(text, Qt.TextElideMode.ElideRight, room / NARROWEST)
        wide = measure.horizontalAdvance(text)
        squeeze = min(1.0, room / wide) if room and wide else 1.0
        path = QPainterPath()
        path.addText(QPointF(0, 0), font, text)
        start = x - wide * squeeze if right else x
        self.painter.fillPath(QTransform(squeeze, 0, 0, 1, start, y).map(path), QColor(self._colour(faint)))
        return wide * squeeze

    def _pen(self, wide: float, opacity: float = 1) -> QPen:
        colour = QColor(self._colour())
        colour.setAlphaF(1 if self.plain else opacity)
        return QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)

    def rule(self, start: QPointF, end: QPointF) -> None:
        """A line that divides the slate."""
        self.painter.setPen(self._pen(1.3, .5))
        self.painter.drawLine(start, end)

    def ring(self, x: float, y: float, wide: float) -> None:
        """A ring by hand round words that begin at `x` on the base line `y`."""
        path = QPainterPath(QPointF(x - 6, y - 4))
        path.cubicTo(x - 8, y - 21, x + wide * .5, y - 23, x + wide + 5, y - 16)
        path.cubicTo(x + wide + 14, y - 9, x + wide + 6, y + 6, x + wide * .5, y + 7)
        path.cubicTo(x + 2, y + 8, x - 10, y + 4, x - 6, y - 9)
        self.painter.setPen(self._pen(2.2 if self.plain else 1.5, .85))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPath(path)

    def strokes(self, count: int, x: float, y: float, room: float) -> None:
        """So many strokes on the base line `y`, each fifth across the four before it; none where they would run into
        each other."""
        fives, rest = divmod(count, 5)
        wide = fives * FIVE + rest * STROKE
        squeeze = min(1.0, room / wide) if wide else 1.0
        if squeeze < CLOSEST:
            return
        self.painter.setPen(self._pen(TALLY))
        for n in range(count):
            at = x + (n // 5 * FIVE + n % 5 * STROKE) * squeeze
            if n % 5 < 4:
                self.painter.drawLine(QPointF(at + .6, y - HIGH), QPointF(at - .5, y))
            else:
                start = x + n // 5 * FIVE * squeeze
                self.painter.drawLine(QPointF(start - 4 * squeeze, y - 3), QPointF(start + 20.5 * squeeze, y - 10.5))


UPRIGHT = {"speech": "tile", "event": "body"}
"""What words in italics are set in where all is upright."""
