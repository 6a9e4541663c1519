"""One choice in the list beside the cloth: its number, its mark, what was done, and how far that came."""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.showing.bars import Bar
from cardtable.table.paint import bars, chips, marks, words
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.paint.canvas import HINTS, rounded
from cardtable.table.paint.marks import Grade
from cardtable.table.ranked import Shown
from cardtable.table.widgets.buttons import Pressed

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
HIGH, NUMBER, MARK, FIGURE = 36, 26, 30, 62      # at the usual size of letters, as all lengths here
CLOSE = .72                                      # of a card's width, how far the next lies where words want the room
BAR, THICK, LEAST_WORDS = 92, 4, 150             # the two bars, and what the words must keep beside them


@dataclass(frozen=True, slots=True)
class Choosing:
    """A choice in a row.  `grade` is None while it is not known; `bars` are those of the best course and of what was
    done."""

    number: int                          # in its deal, from 1
    done: Shown
    grade: Grade | None
    figure: str
    spoken: str
    bars: tuple[Bar, Bar] | None = None


class ChoiceRow(Pressed):
    """Pressed, it leads to the position; the keyboard goes by the beads."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.shown = Choosing(0, Shown(""), None, "", "")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def wear(self, shown: Choosing) -> None:
        """Show this choice."""
        if shown != self.shown:
            self.shown = shown
            self.setAccessibleName(shown.spoken)
            self.dress()

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(240, round(max(HIGH * self.look.furniture, self._chip + 8)))

    @property
    def _chip(self) -> float:
        return round(1.4 * self.look.font("body").pixelSize())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Number, mark, words and cards, bars, figure, and a rule below."""
        look, shown, scale = self.look, self.shown, self.look.furniture
        colours = look.palette
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        rect = QRectF(self.rect())
        if self.underMouse():
            painter.fillPath(rounded(rect.adjusted(0, 2, 0, -3), 6), QColor("#FFE14D" if colours.plain else "#E6D6AE"))
        painter.fillRect(QRectF(0, rect.height() - 1, rect.width(), 1), QColor(colours.rule))
        inside = rect.adjusted(6, 0, -4, -1)
        words.engraved(painter, QRectF(inside.x(), 0, NUMBER * scale - 8, inside.height()), look.font("figure"),
                       str(shown.number), colours.ink_third, align=RIGHT)
        inside.setLeft(inside.x() + NUMBER * scale)
        tint = bars.tint(look, shown.grade, shown.bars[1].loss if shown.bars else 1.0) if shown.grade else ""
        middle = QPointF(inside.x() + 11 * scale, inside.center().y())
        if shown.grade is not None:
            marks.grade(painter, look, shown.grade, middle, .95 * scale, tint)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.ink_third))
            painter.drawEllipse(middle, 2.5 * scale, 2.5 * scale)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        inside.setLeft(inside.x() + MARK * scale)
        figure = QRectF(inside.right() - FIGURE * scale, 0, FIGURE * scale, inside.height())
        words.engraved(painter, figure, look.font("figure"), shown.figure, tint or colours.ink_third, align=RIGHT)
        inside.setRight(figure.x() - 6)
        if shown.bars is not None and inside.width() - (BAR + 12) * scale >= max(LEAST_WORDS * scale, self._needed()):
            self._bars(painter, inside, *shown.bars)
            inside.setRight(inside.right() - (BAR + 12) * scale)
        self._words(painter, inside)

    def _bars(self, painter: QPainter, inside: QRectF, best: Bar, done: Bar) -> None:
        """The best above, what was done below."""
        look, scale, grade = self.look, self.look.furniture, self.shown.grade or "best"
        long, thick = BAR * scale, THICK * scale
        x, y = inside.right() - long, inside.center().y()
        for bar, colour, top in ((best, "#8A6A3A" if not look.palette.plain else "#000000", y - thick - 1.5),
                                 (done, bars.tint(look, grade, done.loss), y + 1.5)):
            bars.draw(painter, look, QRectF(x, top, long, thick), bar._replace(doubt=0), colour)

    def _needed(self) -> float:
        """What words and cards take: the bars give way before they are cut."""
        done, high = self.shown.done, self._chip
        cards = chips.row_width(done.cards, high) + .4 * high if done.cards else 0.0
        return self.look.metrics("body").horizontalAdvance(done.words) + cards

    def _words(self, painter: QPainter, inside: QRectF) -> None:
        look, done, high = self.look, self.shown.done, self._chip
        measure = look.metrics("body")
        wide = chips.row_width(done.cards[:1], high)
        step = wide + chips.GAP * high
        if len(done.cards) > 1:                  # cards may lie on each other before words are cut
            left = inside.width() - measure.horizontalAdvance(done.words) - .4 * high - wide
            step = min(step, max(CLOSE * wide, left / (len(done.cards) - 1)))
        cards = wide + step * (len(done.cards) - 1) if done.cards else 0
        room = inside.width() - (cards + .4 * high if cards else 0)
        text = measure.elidedText(done.words, Qt.TextElideMode.ElideRight, max(0.0, room))
        words.engraved(painter, inside, look.font("body"), text, look.palette.ink, align=LEFT)
        x = inside.x() + (measure.horizontalAdvance(text) + .4 * high if text else 0)
        for n, card in enumerate(done.cards):
            if x + n * step + wide <= inside.right() + 2:
                kept = PIXMAPS.get(chips.chip, look, card.text[:2], high)
                painter.drawPixmap(QPointF(x + n * step, inside.center().y() - high / 2), kept.pixmap)
