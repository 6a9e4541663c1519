"""The scoring block: printed paper with a column a side, in pencil what has been scored above the line and below it.

On the cloth it lies on a board of leather under a clip; in the book the paper stands by itself.
"""
from __future__ import annotations

from math import sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from cardtable.showing.block import Block, Column
from cardtable.table.paint import lettering, shadow
from cardtable.table.paint.canvas import BRASS_BAND, Picture, blank, painting, vertical
from cardtable.table.paint.look import Look

WIDE, PAPER = 146.0, 124.0
"""How wide the board is, and the paper on it; all lengths here are pixels of these drawings."""

RADIUS = 6.0
CLIP, FOOT = 19.0, 11.0                  # from the upper edge of the board to the paper, and from there to its foot
ROOM = .44                               # of the paper, for the name of a side
HEAD, END = 26.0, 8.0                    # the sides' names, and below the last figure
ROW, ABOVE, BELOW = 19.0, 3, 5           # one figure; the least rows above the line and below it
MOST = 190.0                             # of height for all rows: with more of them they stand closer
SPARE = 5.0                              # under the line of a game that is over
LEATHER, GILT, PRINT, PENCIL = ("#7A2A2A", "#5A1B1C", "#43110F"), "#C9A45C", "#A2584C", "#34343C"
SUMS = 1.5                               # rows that the sums take, with their lines


def rows(column: Column) -> tuple[int, int]:
    """How many figures stand above the line, and below it, in the longer of both columns."""
    below = sum([max(map(len, game)) for game in column.games])
    return max(ABOVE, *map(len, column.carried().above)), below if column.sums else max(BELOW, below)


def step(column: Column) -> float:
    """From figure to figure."""
    return min(ROW, MOST / (sum(rows(column)) + SUMS * bool(column.sums)))


def paper(column: Column) -> QSizeF:
    """How large the paper is."""
    lines = sum(rows(column)) + SUMS * bool(column.sums)
    return QSizeF(PAPER, HEAD + lines * step(column) + column.ended * SPARE + END)


def form(block: Block) -> QSizeF:
    """How large the board is."""
    return QSizeF(WIDE, paper(block.columns[-1]).height() + CLIP + FOOT)


def pad(look: Look, block: Block, scale: float) -> Picture:
    """The board with the present rubber."""
    size, margin = form(block), shadow.reach(shadow.DEVICE, scale)
    image = blank(size.width() * scale + 2 * margin, size.height() * scale + 2 * margin, look.ratio)
    with painting(image) as painter:
        painter.translate(margin, margin)
        shadow.cast(painter, look, QRectF(QPointF(0, 0), size * scale), RADIUS * scale, shadow.DEVICE, scale)
        painter.scale(scale, scale)
        _board(painter, look, QRectF(QPointF(0, 0), size))
        _Sheet(painter, look, QPointF((WIDE - PAPER) / 2, CLIP)).draw(block)
    return Picture(image, margin)


def sheet(look: Look, block: Block, scale: float) -> Picture:
    """The paper alone, as the book has it."""
    size, margin = paper(block.columns[-1]), shadow.reach(shadow.DEVICE, scale)
    image = blank(size.width() * scale + 2 * margin, size.height() * scale + 2 * margin, look.ratio)
    with painting(image) as painter:
        painter.translate(margin, margin)
        shadow.cast(painter, look, QRectF(QPointF(0, 0), size * scale), 2 * scale, shadow.DEVICE, scale)
        painter.scale(scale, scale)
        _Sheet(painter, look, QPointF(0, 0)).draw(block)
    return Picture(image, margin)


def _board(painter: QPainter, look: Look, body: QRectF) -> None:
    if look.palette.plain:
        painter.setPen(QPen(QColor("#FFFFFF"), 3))
        painter.setBrush(QColor("#000000"))
        painter.drawRoundedRect(body.adjusted(1.5, 1.5, -1.5, -1.5), RADIUS, RADIUS)
        return
    painter.setPen(QPen(QColor("#2A0A0A"), 1))
    painter.setBrush(vertical(body, tuple(zip((0, .5, 1), LEATHER, strict=True))))
    painter.drawRoundedRect(body, RADIUS, RADIUS)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(GILT), 1))
    painter.drawRoundedRect(body.adjusted(4, 4, -4, -4), RADIUS - 2, RADIUS - 2)
    clip = QRectF(body.center().x() - 26, 3, 52, 13)
    painter.setPen(QPen(QColor("#4E3B16"), .8))
    painter.setBrush(vertical(clip, BRASS_BAND))
    painter.drawRoundedRect(clip, 3, 3)


class _Sheet:
    """The paper being printed and written on; `at` is its upper left corner."""

    def __init__(self, painter: QPainter, look: Look, at: QPointF) -> None:
        self.painter, self.at, self.plain = painter, at, look.palette.plain
        self.print, self.pencil = (QColor("#000000") if self.plain else QColor(c) for c in (PRINT, PENCIL))

    def draw(self, block: Block) -> None:
        """Lines, names, figures from the middle outwards, a line under every game that is over, the sums."""
        column, painter = block.columns[-1].carried(), self.painter
        size, high = paper(column), step(column)
        painter.setPen(QPen(QColor("#000000" if self.plain else "#D9CDB0"), .8))
        painter.setBrush(QColor("#FFFFFF" if self.plain else "#FBF5E4"))
        painter.drawRect(QRectF(self.at, size))
        middle = HEAD + rows(column)[0] * high
        self.line(8, HEAD - 3, PAPER - 8, 1)
        painter.drawLine(self.at + QPointF(PAPER / 2, 6), self.at + QPointF(PAPER / 2, size.height() - 6))
        for y in (middle - 1.5, middle + 1.5):
            self.line(8, y, PAPER - 8, 1.2)
        px = min(17.0, high - 1)
        for side, name in enumerate(block.heads):
            self.word(side, HEAD - 8, lettering.exact("engraved italic", 15.5), name, self.print)
            for n, points in enumerate(column.above[side]):
                self.figure(side, middle - 5 - n * high, px, points)
        y = middle
        for number, game in enumerate(column.games):
            for side, figures in enumerate(game):
                for n, points in enumerate(figures):
                    self.figure(side, y + (n + 1) * high - 3, px, points)
            y += max(map(len, game)) * high
            if number < column.ended:
                self.by_hand(y + 2)
                y += SPARE
        if column.sums:
            foot = size.height() - END
            self.by_hand(foot - high * 1.2)
            for side, points in enumerate(column.sums):
                self.figure(side, foot - 3, px, points)

    def line(self, left: float, y: float, right: float, wide: float) -> None:
        """Printed, across."""
        self.painter.setPen(QPen(self.print, wide))
        self.painter.drawLine(self.at + QPointF(left, y), self.at + QPointF(right, y))

    def by_hand(self, y: float) -> None:
        """Drawn across in pencil, and not quite straight."""
        path = QPainterPath(self.at + QPointF(6, y))
        for n in range(1, 13):
            path.lineTo(self.at + QPointF(6 + (PAPER - 12) * n / 12, y + .9 * sin(n * 1.7)))
        self.painter.setPen(QPen(self.pencil, 1.3))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPath(path)

    def figure(self, side: int, y: float, px: float, points: int) -> None:
        """In pencil."""
        font = lettering.exact("engraved italic", px)
        font.setFamilies(list(lettering.DISPLAY))
        self.word(side, y, font, str(points), self.pencil)

    def word(self, side: int, y: float, font: QFont, text: str, colour: QColor) -> None:
        """In the middle of a column, on this base line."""
        wide = QFontMetricsF(font).horizontalAdvance(text)
        path = QPainterPath()
        path.addText(QPointF(0, 0), font, text)
        close = min(1.0, PAPER * ROOM / wide)
        x = self.at.x() + PAPER * (.25 + .5 * side) - wide * close / 2
        self.painter.fillPath(QTransform(close, 0, 0, close, x, self.at.y() + y).map(path), colour)
