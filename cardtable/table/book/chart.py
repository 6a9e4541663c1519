"""A game's chart of cards, drawn into the book: a line for each suit, and below them what the marks mean."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable.showing.charts import Chart, Entry
from cardtable.table.paint import marks, words
from cardtable.table.paint.canvas import HINTS, rounded
from cardtable.table.widgets.dressed import Breaking

MIDDLE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
HEAD, LINE, KEY_LINE = 30, 32, 26          # heights at furniture scale 1
PIP = 16                         # of the suit at the beginning of a line
SAMPLE = 17                      # width of a sample in the key
SAMPLES = {"marked": Entry("", marked=True), "own": Entry("", own=True), "own marked": Entry("", own=True, marked=True),
           "gone": Entry("", gone=True), "lined": Entry("", lined=True)}


class ChartView(Breaking):
    """Takes the width it is given, and is as high as it must be."""

    WIDTH, LEAST = 270, 200

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.chart: Chart | None = None
        self.hide()

    def show_chart(self, chart: Chart | None) -> None:
        """Draw another, or none."""
        if chart != self.chart:
            self.chart = chart
            self.setVisible(chart is not None)
            if chart is not None:
                self.setAccessibleName(f"{chart.title}, {chart.note}")
                self.setAccessibleDescription(chart.words)
            self.updateGeometry()
            self.update()

    # --- how large

    def _key(self, width: float) -> list[list[tuple[str, str, float]]]:
        """The key in lines: kind, words, and where each begins."""
        lines: list[list[tuple[str, str, float]]] = [[]]
        x = 0.0
        for kind, text in (self.chart.key if self.chart else {}).items():
            wide = (SAMPLE + 6 + 14) * self.look.furniture + self.look.metrics("small").horizontalAdvance(text)
            if lines[-1] and x + wide > width + 14 * self.look.furniture:
                lines.append([])
                x = 0.0
            lines[-1].append((kind, text, x))
            x += wide
        return lines

    def heightForWidth(self, width: int) -> int:
        """All lines."""
        suits = len(self.chart.suits) if self.chart else 0
        return round(self._title_height() + (suits * LINE + 8 + len(self._key(width)) * KEY_LINE) * self.look.furniture)

    # --- how it looks

    def paintEvent(self, event: QPaintEvent) -> None:
        """Suits, cards, key."""
        if self.chart is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        scale = self.look.furniture
        y = self._title(painter)
        left = (PIP + 7) * scale
        for suit in self.chart.suits:
            marks.pip(painter, suit.suit, QPointF(PIP / 2 * scale, y + LINE / 2 * scale), PIP * scale,
                      marks.suit_colour(self.look, suit.suit))
            wide = (self.width() - left) / max(1, max([len(other.entries) for other in self.chart.suits]))
            for number, entry in enumerate(suit.entries):
                self._entry(painter, entry, QRectF(left + number * wide, y, wide, LINE * scale))
            y += LINE * scale
        y += 8 * scale
        for line in self._key(self.width()):
            for kind, text, x in line:
                self._entry(painter, SAMPLES[kind], QRectF(x, y, SAMPLE * scale, KEY_LINE * scale))
                words.engraved(painter, QRectF(x + (SAMPLE + 6) * scale, y, self.width(), KEY_LINE * scale),
                               self.look.font("small"), text, self.look.palette.ink_second, align=LEFT)
            y += KEY_LINE * scale

    def _title_height(self) -> float:
        return HEAD * self.look.furniture

    def _title(self, painter: QPainter) -> float:
        """What it is; where it ends."""
        assert self.chart is not None
        look, line = self.look, QRectF(0, 0, self.width(), (HEAD - 6) * self.look.furniture)
        words.engraved(painter, line, look.font("label"), self.chart.title, look.palette.heading, align=LEFT)
        if look.metrics("label").horizontalAdvance(self.chart.title) + \
                look.metrics("note").horizontalAdvance(self.chart.note) + 12 < self.width():
            words.engraved(painter, line, look.font("note"), self.chart.note, look.palette.ink_second, align=RIGHT)
        return self._title_height()

    def _entry(self, painter: QPainter, entry: Entry, cell: QRectF) -> None:
        """A card: in a box if it is held, on a dark ground if marked, with a dark edge if both, struck out if gone."""
        look = self.look
        palette, scale = look.palette, look.furniture
        high = min(cell.height() - 6 * scale, 27 * scale)
        box = QRectF(cell.center().x() - cell.width() / 2 + 1, cell.center().y() - high / 2, cell.width() - 2, high)
        ink = palette.ink_third if entry.gone else palette.ink
        if not entry.gone and (entry.own or entry.marked):
            dark = entry.marked and not entry.own
            painter.fillPath(rounded(box, 3), QColor(palette.oxblood if dark else palette.stock))
            painter.setPen(QPen(QColor(palette.oxblood if entry.marked else palette.stock_edge),
                                2 if entry.own and entry.marked else 1))
            painter.drawPath(rounded(box.adjusted(.5, .5, -.5, -.5), 3))
            ink = palette.paper_raised if dark else ink
        if entry.text:
            font = look.font("figure")
            font.setPixelSize(min(font.pixelSize(), round(.86 * cell.width())))      # cells do not grow with letters
            words.engraved(painter, cell, font, entry.text, ink, align=MIDDLE)
        painter.setPen(QPen(QColor(palette.ink_third if entry.gone else ink), 1.4))
        if entry.gone:
            reach = QPointF(min(7 * scale, cell.width() * .38), -7 * scale)
            painter.drawLine(cell.center() - reach, cell.center() + reach)
        elif entry.lined:
            below = box.bottom() - 3.5 * scale
            painter.drawLine(QPointF(box.left() + box.width() * .25, below), QPointF(box.right() - box.width() * .25,
                                                                                      below))
