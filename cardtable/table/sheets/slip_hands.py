"""Hands laid open on a slip, and what each player took and paid in a deal in which nothing is scored."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.cards import Cards
from cardtable.table.paint import deck
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.widgets import Label
from cardtable.table.widgets.dressed import Dressed

CARD, STEP, LEAST = 54, .62, .3      # width of a card; how much of it shows, and how much must where many are held
SIZES = ((3, 46), (5, 44), (6, 38), (99, 32))     # up to so many hands on a slip, the same width
FEW = 3                              # hands in one column
LARGE = 1.3                          # scale of words from which there is room for one column only


class Account(NamedTuple):
    """A player's cards; for what he took and paid; what that came to, and what he has now."""

    name: str
    cards: Cards
    note: str
    balance: str
    now: str


class Hand(Dressed, QWidget):
    """A hand laid open, its cards overlapping, more closely where there is little room."""

    def __init__(self, cards: Cards, card: float = CARD, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards, self.card, self.usual = cards, card, card
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join([card.name for card in cards]))

    def shrink(self, card: float) -> None:
        """Cards no wider than this, nor than usual."""
        self.card = min(card, self.usual)
        self.updateGeometry()

    def _wide(self, step: float) -> int:
        return round(self.card * (1 + step * (len(self.cards) - 1))) + 8 if self.cards else 0

    def sizeHint(self) -> QSize:
        """All cards and their shadows."""
        return QSize(self._wide(STEP), round(deck.height(self.card)) + 8)

    def minimumSizeHint(self) -> QSize:
        """No card is cut off."""
        return QSize(self._wide(LEAST), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """From left to right."""
        painter = QPainter(self)
        step = min(STEP * self.card, (self.width() - 8 - self.card) / max(1, len(self.cards) - 1))
        for number, card in enumerate(self.cards):
            kept = PIXMAPS.get(deck.card, self.look, card.text[:2], float(self.card), "rest", True)
            painter.drawPixmap(QPointF(3 + number * step, 3) + kept.offset, kept.pixmap)


class Accounts(Dressed, QWidget):
    """One below the other, or many in two columns."""

    def __init__(self, accounts: Sequence[Account], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("ground", "none")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(26)
        grid.setVerticalSpacing(4)
        columns = 1 if len(accounts) <= FEW or self.look.text > LARGE else 2
        card = next(card for most, card in SIZES if len(accounts) <= most)
        for number, account in enumerate(accounts):
            row, column = divmod(number, columns)
            grid.addLayout(_cell(account, card), row, column, Qt.AlignmentFlag.AlignTop)
        for column in range(columns):
            grid.setColumnStretch(column, 1)


def _cell(account: Account, card: float) -> QVBoxLayout:
    """Name and figures in a line, what they are for, and the cards."""
    cell, line = QVBoxLayout(), QHBoxLayout()
    cell.setSpacing(0)
    line.setSpacing(8)
    line.addWidget(Label(account.name, "strong"), 1)
    line.addWidget(Label(account.balance, "figure strong"))
    line.addWidget(Label(account.now, "figure", "ink_second"))
    cell.addLayout(line)
    cell.addWidget(Label(account.note or " ", "note", "heading", wrap=True))
    if account.cards:
        cell.addWidget(Hand(account.cards, card))
    return cell
