"""A long hand in writing, as newspapers print one: each suit's mark, and its ranks after it.

Of more than a few cards on a narrow paper nothing is seen but a comb of corners; written they can be read.
"""
from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.cards import JOKER, Cards
from cardtable.table.paint import marks
from cardtable.table.paint.canvas import HINTS
from cardtable.table.widgets.dressed import Dressed

MOST_DRAWN = 8                   # cards that lie readably side by side on a slip
MARK, AFTER = .62, .86           # of a suit's mark, and from its left to the first rank, in the size of letters
RANKS, SUITS = .34, .8           # between two ranks, and before another suit
SMALL, CLOSER = 15, .65          # letters, and these distances, where hands lie side by side on a narrow paper
LINE = 1.32                      # from line to line
USUAL = 10.0                     # the width that is wished for

Piece = tuple[QPointF, str, str]         # where its baseline begins, what is written, and its suit: a mark, if it is it


def ranks(cards: Cards) -> list[tuple[str, list[str]]]:
    """Those of a suit that lie beside each other: "S" and "A", "10", "4"; a joker has none.  A bower that lies with the
    trumps is written with them, by the suit it bears.

    >>> from cardtable.cards import cards
    >>> ranks(cards("JC JS AC 7C KS 7S"))
    [('C', ['J']), ('S', ['J']), ('C', ['A', '7']), ('S', ['K', '7'])]
    """
    found: list[tuple[str, list[str]]] = []
    for card in cards:
        suit, rank = ("", "Joker") if card.text[:2] == JOKER.text[:2] else (card.text[1], card.text[0])
        if not found or found[-1][0] != suit:
            found.append((suit, []))
        found[-1][1].append("10" if rank == "T" else rank)
    return found


class WrittenHand(Dressed, QWidget):
    """As high as its lines; a suit that has no room in a line begins another."""

    def __init__(self, cards: Cards, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards, self.small = cards, False
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(", ".join([card.name for card in cards]))

    @property
    def _letters(self) -> float:
        return float(self._font().pixelSize())

    def _font(self) -> QFont:
        return self.look.font("figure", SMALL if self.small else None)

    def pieces(self, width: float) -> Iterator[Piece]:
        """What is written where, in lines so long."""
        size, measure = self._letters, QFontMetricsF(self._font())
        ranks_apart, suits_apart = [part * size * (CLOSER if self.small else 1) for part in (RANKS, SUITS)]
        x, y, first = 0.0, size, True
        for suit, held in ranks(self.cards):
            wide = [measure.horizontalAdvance(rank) for rank in held]
            whole = AFTER * size * bool(suit) + sum(wide) + ranks_apart * (len(held) - 1)
            if not first:
                x += suits_apart
                if x + whole > width:
                    x, y = 0.0, y + LINE * size
            first = False
            if suit:
                yield QPointF(x + MARK * size / 2, y), "", suit
                x += AFTER * size
            for n, (rank, long) in enumerate(zip(held, wide)):
                if n and x + long > width:
                    x, y = AFTER * size, y + LINE * size
                yield QPointF(x, y), rank, suit
                x += long + ranks_apart * (n < len(held) - 1)

    def hasHeightForWidth(self) -> bool:
        """The narrower, the more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """All lines."""
        return round(max([at.y() for at, *_ in self.pieces(width)], default=0.0) + .42 * self._letters)

    def sizeHint(self) -> QSize:
        """Two suits in a line, mostly."""
        wide = round(USUAL * self._letters)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """A few ranks in a line."""
        return QSize(round(USUAL * self._letters / 2), round(LINE * self._letters))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Marks in their colours, ranks in ink."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        look, size = self.look, self._letters
        painter.setFont(self._font())
        painter.setPen(QColor(look.palette.ink))
        painter.translate(0, max(0.0, (self.height() - self.heightForWidth(self.width())) / 2))
        for at, rank, suit in self.pieces(self.width()):
            if rank:
                painter.drawText(at, rank)
            else:
                marks.pip(painter, suit, at - QPointF(0, .33 * size), MARK * size, marks.suit_colour(look, suit))
