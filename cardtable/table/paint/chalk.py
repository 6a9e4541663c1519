"""Chalk on slate: words that keep within their room, strokes in fives, a ring drawn by hand, a rule."""
from __future__ import annotations

import re

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from cardtable.table.paint import lettering
from cardtable.table.paint.marks import outline

CHALK, FAINT = "#F4F1E6", "#C3CBC8"
NARROWEST = .78              # to what share of their width words are squeezed before they are cut short
STROKE, FIVE, HIGH = 5.4, 30.0, 13.0          # from stroke to stroke, from five to five, and how high they are
SUIT_SIGNS = {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}
SIGNED = re.compile(r"(\d+(?= ?[♣♦♥♠N])|[♣♦♥♠]|\bNT\b)")
FIGURE, PIP, LETTERS, BETWEEN = 1.17, .86, .86, .28      # of a call's letters: figures, suits, small capitals; a blank
DUE = 26.0                   # how long a dashed stroke is
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

    def call(self, x: float, y: float, px: float, text: str, room: float, faint: bool = False) -> float:
        """A call: figures upright, suits drawn, red ones hollow, the rest in italics; how wide it is."""
        pieces = [piece for piece in SIGNED.split(text) if piece.strip()] if SIGNED.search(text) else []
        if not pieces:
            return self.write(x, y, "speech", px, text, room, faint=faint)
        whole = sum([self._piece(piece, px, None, y) for piece in pieces])
        squeeze = min(1.0, room / whole)
        self.painter.save()
        self.painter.translate(x, 0)
        self.painter.scale(squeeze, 1)
        along = 0.0
        for piece in pieces:
            along += self._piece(piece, px, along, y)
        self.painter.restore()
        return (whole - BETWEEN * px) * squeeze

    def _piece(self, piece: str, px: float, x: float | None, y: float) -> float:
        """One part of a call, drawn at `x` if that is said; how wide it is with the room after it."""
        after = BETWEEN * px
        if piece in SUIT_SIGNS:
            size = PIP * px
            if x is not None:
                self._pip(SUIT_SIGNS[piece], QPointF(x + size / 2, y - size * .42), size)
            return size + after
        role, size = ("worth", FIGURE * px) if piece.isdecimal() else ("label", LETTERS * px) if piece == "NT" else (
            "speech", px)
        font, text = lettering.exact(role, size), piece.lower() if piece == "NT" else piece.strip()
        if x is not None:
            self.write(x, y, role, size, text)
        return QFontMetricsF(font).horizontalAdvance(text) + after

    def _pip(self, suit: str, centre: QPointF, size: float) -> None:
        """A suit as one draws it: black ones filled, red ones in outline."""
        place = QTransform.fromTranslate(centre.x(), centre.y()).scale(size / 100, size / 100).translate(-50, -50)
        path = place.map(outline(suit))
        if suit in "HD":
            self.painter.setPen(self._pen(2.4 if self.plain else 1.7))
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            self.painter.drawPath(path)
        else:
            self.painter.fillPath(path, QColor(self._colour()))

    def dashes(self, x: float, y: float) -> None:
        """A dashed stroke where something is to be written."""
        pen = self._pen(1.6, .8)
        pen.setDashPattern([3, 3])
        self.painter.setPen(pen)
        self.painter.drawLine(QPointF(x, y), QPointF(x + DUE, y))

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
