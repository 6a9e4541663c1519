"""Hands laid open on a slip, each with whose it is and what it counted; and the accounts of who took and paid."""
from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from html import escape
from itertools import pairwise
from typing import cast

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.cards import Cards
from cardtable.showing.laid import Laid
from cardtable.table.paint import deck, words
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.paint.look import LARGE, Look
from cardtable.table.sheets.written_hand import MOST_DRAWN, WrittenHand
from cardtable.table.widgets import Label
from cardtable.table.widgets.dressed import Dressed

CARD, STEP, LEAST = 46, .74, .24      # width of a card; how much of it shows, and how much must where many are held
SMALL, INDEX = 42, .5                # so narrow a card is read by nothing but a large index, which wants so much of it
TUCKED = .64                        # of its height that shows of a card tucked into an account: its suit is to be read
NAMES, BESIDE, BRIEF = 98, 86, 84    # width of the words beside a hand; where hands lie side by side; and without notes
MANY = 190                          # pixels in which any number of cards can be laid
SHORT = 5                    # cards of which the upper part is read as easily as letters
FEW = 6                             # cards and accounts that have room, beside words in large letters too
SEVERAL = " · "              # between two things that a note says
FIGURE = re.compile(r" (?=\d)")      # what joins a figure to the word before it: "took 6" is told in one line
LONGER = 1.4                        # times the width for names, which they may have beside hands that are written
BETWEEN, AIR = 14, 4                 # from one hand to the next beside it; from a name to its cards


class Hand(Dressed, QWidget):
    """A hand laid open, its cards overlapping, more closely where there is little room; so much of them shows."""

    def __init__(self, cards: Cards, card: float = CARD, part: float = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards, self.card, self.part = cards, card, part
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join([card.name for card in cards]))

    def _wide(self, step: float) -> int:
        return round(self.card * (1 + step * (len(self.cards) - 1))) + 8 if self.cards else 0

    def sizeHint(self) -> QSize:
        """All cards and their shadows."""
        return QSize(self._wide(STEP), round(deck.height(self.card) * self.part) + 8)

    def minimumSizeHint(self) -> QSize:
        """No card is cut off; of a great many little is to be seen."""
        return QSize(min(self._wide(LEAST), MANY), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """From left to right."""
        painter = QPainter(self)
        painter.setClipRect(QRectF(0, 0, self.width(), self.height() - (4 if self.part < 1 else 0)))
        step = min(STEP * self.card, (self.width() - 8 - self.card) / max(1, len(self.cards) - 1))
        look, large = self.look, self.card < SMALL and step >= INDEX * self.card
        if large:                                # as cards of a pack made to be read at a distance
            look = replace(look, deck=replace(look.deck, large_indices=True))
        for number, card in enumerate(self.cards):
            kept = PIXMAPS.get(deck.card, look, card.text[:2], float(self.card), "rest", not large)
            painter.drawPixmap(QPointF(3 + number * step, 3) + kept.offset, kept.pixmap)


def dwarfed(look: Look, card: float) -> bool:
    """Whether the ranks of cards so wide are small beside letters that the reader wants larger than usual: where there
    is no room for cards of the full width they are written, and so can be read; but not in the largest letters, which
    take more room than cards."""
    return look.growth < look.text and not look.large and card < round(CARD * max(1.0, look.growth))


def long(laid: Sequence[Laid], drawn: int = MOST_DRAWN) -> bool:
    """Whether any of these hands has more cards than may be `drawn`, so that all are written."""
    return max([len(one.cards) for one in laid], default=0) > drawn


class Worth(Dressed, QWidget):
    """What a hand counted, in lining figures."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = text
        self.setAccessibleName(text)

    def sizeHint(self) -> QSize:
        """Two figures."""
        measure = self.look.metrics("worth")
        return QSize(round(measure.horizontalAdvance("00")) + 4, round(measure.height()))

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        """At the right."""
        words.engraved(QPainter(self), QRectF(self.rect()), self.look.font("worth"), self.text, self.look.palette.ink,
                       align=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class Rows(Dressed, QWidget):
    """A grid with a fine rule below every row but the last."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("ground", "none")
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(8)
        self.grid.setVerticalSpacing(4)

    def rules(self) -> list[int]:
        """How far down each stands, in the middle between what lies in two rows: where hands are written, and so are as
        high as their width lets them, Qt does not remember where the cells of the grid lie."""
        rows: dict[int, list[QRect]] = {}
        for number in range(self.grid.count()):
            (row, *_), item = cast(tuple[int, ...], self.grid.getItemPosition(number)), self.grid.itemAt(number)
            if item is not None:
                rows.setdefault(row, []).append(item.geometry())
        return [round((max([one.bottom() for one in above]) + min([one.top() for one in below])) / 2)
                for (_, above), (_, below) in pairwise(sorted(rows.items()))]

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rules."""
        painter = QPainter(self)
        for y in self.rules():
            painter.fillRect(QRectF(0, y, self.width(), 1), QColor(self.look.palette.rule))


class Hands(Dressed, QWidget):
    """`shared` cards first, then all hands: a row for each, with a rule below it, or several side by side."""

    def __init__(self, shared: Sequence[Laid], laid: Sequence[Laid], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("ground", "none")
        self.shared, self.laid = tuple(shared), tuple(laid)
        self.written = long(self.laid, SHORT if self.look.large else MOST_DRAWN)  # large letters leave cards less room
        self._inside: Rows | None = None
        self._holder = QVBoxLayout(self)
        self._holder.setContentsMargins(0, 0, 0, 0)
        self._holder.addStretch(1)

    def lay(self, abreast: int, card: float = CARD, brief: bool = False) -> None:
        """So many side by side, their cards so wide; `brief`, with notes that are so, if any, and shared cards are not
        named."""
        if self._inside is not None:
            self._inside.hide()
            self._inside.deleteLater()
        self._inside = Rows(self)
        grid = self._inside.grid
        one_by_one = abreast == 1
        written = self.written or dwarfed(self.look, card)
        first = 0
        if one_by_one and not brief:
            for first, one in enumerate(self.shared, 1):
                self._row_of_shared(grid, first - 1, one, card)
        cells = self.laid if one_by_one and not brief else (*self.shared, *self.laid)
        room = self._names(BESIDE if abreast > 1 else BRIEF if brief else NAMES)
        if written and one_by_one:                   # letters leave room for names that are a little longer
            whole = [self.look.metrics("body").horizontalAdvance(one.whose) for one in cells if one.cards]
            room = round(max([room, *[wide + 2 * AIR for wide in whole if wide < LONGER * room]]))
        for number, one in enumerate(cells):
            row, column = divmod(number, abreast)
            self._cell(grid, first + row, 4 * column, one, card, room, brief, written)
            if column:
                grid.setColumnMinimumWidth(4 * column - 1, BETWEEN)
        for column in range(abreast):
            grid.setColumnStretch(4 * column + 1, 1)
        self._holder.insertWidget(0, self._inside)
        self._inside.show()
        self.updateGeometry()

    def widest(self, wide: float) -> float:
        """How wide cards may be in a row so long, none lying closer than it would."""
        if self.written:
            return 0.0
        most = max([len(one.cards) for one in self.laid], default=1)
        beside = self._names(NAMES) + 2 * self._inside.grid.horizontalSpacing() if self._inside is not None else 0
        worth = max([Worth(one.worth).sizeHint().width() for one in self.laid], default=0)
        return (wide - beside - worth - 16) / (1 + STEP * max(0, most - 1))

    def _names(self, wide: float) -> int:
        return round(wide * (.4 + .6 * self.look.text))

    def _row_of_shared(self, grid: QGridLayout, row: int, one: Laid, card: float) -> None:
        """What all hands shared: the card, and its name in full."""
        named = f"{one.whose}, the {one.cards[0].name}" if len(one.cards) == 1 else one.whose
        line = QGridLayout()
        line.setHorizontalSpacing(12)
        if one.cards:
            line.addWidget(Hand(one.cards, card), 0, 0, 2, 1)
        line.addLayout(self._words(named, one.note, wrap=True), 0, 1)
        line.setColumnStretch(1, 1)
        grid.addLayout(line, row, 0, 1, 3)

    def _cell(self, grid: QGridLayout, row: int, column: int, one: Laid, card: float, room: int,
              brief: bool, written: bool) -> None:
        middle = Qt.AlignmentFlag.AlignVCenter
        names = QWidget()
        names.setProperty("ground", "none")
        short = one.brief if self.look.text < LARGE else ""      # in large letters the slip has no room for it
        note = short if brief else one.note if one in self.laid else ""
        if one.cards and self.look.metrics("citation").horizontalAdvance(note) > room:
            note = note.replace(SEVERAL, "\n")   # each thing it says in a line of its own
        wide = self.look.metrics("body").horizontalAdvance(one.whose)
        names.setLayout(self._words(one.whose, note, wrap=wide > room - AIR))
        if not one.cards:                        # only words, as of trumps
            grid.addWidget(names, row, column, 1, 3, middle)
            return
        names.setFixedWidth(room)
        grid.addWidget(names, row, column, middle)
        if written and one in self.laid:
            grid.addWidget(WrittenHand(one.cards), row, column + 1)
        else:
            grid.addWidget(Hand(one.cards, card), row, column + 1, middle)
        if one.worth:
            grid.addWidget(Worth(one.worth), row, column + 2, middle)

    def _words(self, whose: str, note: str, wrap: bool = False) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(Label(whose, wrap=wrap or self.look.large))
        if note:
            column.addWidget(Label(note, "citation", "ink_second", wrap=True))
        column.addStretch(1)
        return column


class Accounts(Dressed, QWidget):
    """For what everybody took and paid, over his cards, of which only the upper part is seen where
    they are many; in so many columns."""

    def __init__(self, accounts: Sequence[Laid], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("ground", "none")
        self.accounts = tuple(accounts)
        most = max([len(one.cards) for one in self.accounts], default=0)
        self.written = self.look.large or not self._few and most > SHORT    # a line is no higher than heads of cards
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(BETWEEN)
        self._grid.setVerticalSpacing(3)
        self._cells = [self._cell(account) for account in self.accounts]

    @property
    def _few(self) -> bool:
        """Whether nobody had many cards, and there are not many hands: there is room for the whole of them, if several
        lie side by side."""
        held = [len(one.cards) for one in self.accounts if one.cards]
        return max([len(held), *held]) <= FEW

    def _cell(self, account: Laid) -> QWidget:
        cell = QWidget(self)
        cell.setProperty("ground", "none")
        beside = self.look.large and self._few
        column = QBoxLayout(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom, cell)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(BETWEEN if beside else 1)
        size, kept = self.look.font("citation").pixelSize(), FIGURE.sub("\u00a0", account.note)
        note = f" <i style='font-size:{size}px'>{escape(kept)}</i>" if kept else ""
        told = f"<b>{escape(account.whose)}</b>{note}"
        line = Label(told, wrap=True)
        line.setTextFormat(Qt.TextFormat.RichText)
        column.addWidget(line)
        if account.cards:
            column.addWidget(WrittenHand(account.cards))
        if account.cards and not self.written:               # which of both is seen is known with their width
            side = Qt.AlignmentFlag.AlignRight if beside else Qt.AlignmentFlag(0)
            column.addWidget(Hand(account.cards, part=1 if beside else TUCKED), 0, side)
        if not beside:
            column.addStretch(1)
        return cell

    @property
    def short(self) -> bool:
        """Whether two hands lie easily side by side where room is wanting: where many play, each has few cards."""
        few = max([len(one.cards) for one in self.accounts], default=0) <= FEW
        return len(self.accounts) > FEW or few and not self.look.large

    def widest(self, wide: float) -> float:
        """How wide cards may be in a line so long, none lying closer than it would."""
        if self.written:
            return 0.0
        most = max([len(one.cards) for one in self.accounts], default=1)
        return (wide - 16) / (1 + STEP * max(0, most - 1))

    def lay(self, abreast: int, card: float = CARD, brief: bool = False) -> None:
        """So many side by side, their cards so wide; `brief`, only the upper part of them."""
        in_writing = self.written or dwarfed(self.look, card)
        for hand in self.findChildren(Hand):
            hand.setVisible(not in_writing)
            hand.card = card
            hand.part = 1 if self._few and not brief and (abreast > 1 or self.look.large) else TUCKED
            hand.updateGeometry()
        for written in self.findChildren(WrittenHand):
            written.setVisible(in_writing)
            written.small = abreast > 1 and not self.look.large
            written.updateGeometry()
        for cell in self._cells:
            cell.updateGeometry()
        for number, cell in enumerate(self._cells):
            self._grid.removeWidget(cell)
            self._grid.addWidget(cell, *divmod(number, abreast))
        for column in range(len(self._cells)):
            self._grid.setColumnStretch(column, int(column < abreast))
