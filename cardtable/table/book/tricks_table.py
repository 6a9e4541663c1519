"""A small ruled table in the book: by declarer and denomination the tricks, as newspapers printed such tables."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.cards import SUIT_NAMES
from cardtable.table.paint import words
from cardtable.table.paint.canvas import HINTS
from cardtable.table.widgets.dressed import Dressed

MARKS = "♣♦♥♠"
NOT_YET = "·"
ODD = 7                                          # tricks from which something is won: they stand out
CELL, AIR = 46, 5                                # width of a figure's column, and air above and below a line
MARKED = QColor(139, 42, 32, 30)
RED = (1, 2)
CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class TricksTable(Dressed, QWidget):
    """A row for each declarer, a column for each denomination."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names: tuple[str, ...] = ()
        self.columns: dict[str, int | None] = {}
        self.tricks: Mapping[tuple[int, str], int] = {}
        self.marked: tuple[int, str] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_table(self, names: Sequence[str], columns: Mapping[str, int | None],
                   tricks: Mapping[tuple[int, str], int], marked: tuple[int, str] | None) -> None:
        """Who declares, by seat; denominations with their trump suits; the tricks as far as they are known; and which
        of them was played."""
        self.names, self.columns, self.marked = tuple(names), dict(columns), marked
        self.tricks = dict(tricks)
        self.setAccessibleName("The tricks of each declarer")
        self.setAccessibleDescription(self.in_words())
        self.updateGeometry()
        self.update()

    def in_words(self) -> str:
        """"You: spades 7, no trumps 6; Ann: ...", as far as it is known."""
        rows = []
        for seat, name in enumerate(self.names):
            known = [f"{_spoken(trump)} {self.tricks[seat, named]}" for named, trump in self.columns.items()
                     if (seat, named) in self.tricks]
            rows.append(f"{name}: {', '.join(known)}" if known else f"{name}: not yet known")
        return "; ".join(rows)

    @property
    def _line(self) -> float:
        return round(self.look.font("figure strong").pixelSize() * 1.15 + 2 * AIR * self.look.furniture)

    @property
    def _cell(self) -> float:
        return max(CELL * self.look.furniture, self.look.metrics("column head").horizontalAdvance("NT") + 12)

    @property
    def _beside(self) -> float:
        measure = self.look.metrics("body")
        return max([measure.horizontalAdvance(name) for name in self.names], default=0) + 20

    def sizeHint(self) -> QSize:
        """A head and the rows; no wider than the figures need."""
        return QSize(round(self._beside + self._cell * len(self.columns)),
                     round(self._line * (len(self.names) + 1)) + 6)

    def minimumSizeHint(self) -> QSize:
        """All of it."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Double rules at head and foot, a fine one between lines, one beside the names."""
        if not self.columns:
            return
        painter, look, line = QPainter(self), self.look, self._line
        painter.setRenderHints(HINTS)
        left, cell = self._beside, self._cell
        wide = left + cell * len(self.columns)
        foot = line * (len(self.names) + 1) + 3
        for y in (0, foot):
            painter.fillRect(QRectF(0, y, wide, 1), QColor(look.palette.ink_third))
            painter.fillRect(QRectF(0, y + 2, wide, 1), QColor(look.palette.ink_third))
        painter.fillRect(QRectF(left - 8, 3, 1, foot - 3), QColor(look.palette.rule))
        for n, (named, trump) in enumerate(self.columns.items()):
            at = QRectF(left + n * cell, 3, cell, line)
            colour = look.palette.oxblood if trump in RED else look.palette.ink
            words.engraved(painter, at, look.font("figure strong" if trump is not None else "column head"),
                           MARKS[trump] if trump is not None else named, colour, align=CENTRE)
        for seat, name in enumerate(self.names):
            y = 3 + line * (seat + 1)
            painter.fillRect(QRectF(0, y, wide, 1), QColor(look.palette.rule))
            beside = QRectF(2, y, left - 12, line)
            words.engraved(painter, beside, look.font("body"), name, look.palette.ink, align=LEFT)
            for n, named in enumerate(self.columns):
                at = QRectF(left + n * cell, y, cell, line)
                if self.marked == (seat, named):
                    painter.fillRect(at.adjusted(2, 2, -2, -1), MARKED)
                many = self.tricks.get((seat, named))
                strong = many is not None and many >= ODD
                words.engraved(painter, at, look.font("figure strong" if strong else "figure"),
                               NOT_YET if many is None else str(many),
                               look.palette.ink if strong else look.palette.ink_second, align=CENTRE)


def _spoken(trump: int | None) -> str:
    return "no trumps" if trump is None else SUIT_NAMES[trump]
