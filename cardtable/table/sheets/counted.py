"""The hands counted last: the cards, and what was said of them."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from cardtable.showing.looking_again import Counted
from cardtable.table.sheets.slip_hands import Hand
from cardtable.table.widgets import Label
from cardtable.table.widgets.folio import Folio

CARD = 58


class CountedSheet(Folio):
    """Hand by hand, in the order in which they were counted, each with the card that counts with it."""

    WIDE = 680

    def __init__(self, counted: Sequence[Counted], parent: QWidget | None = None) -> None:
        super().__init__("The last count", parent=parent)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        left = Qt.AlignmentFlag.AlignLeft
        for row, one in enumerate(counted):
            grid.addWidget(Label(one.whose, "speaker", "heading"), 2 * row, 0, 1, 3)
            for column, cards in enumerate((one.cards, one.besides)):
                grid.addWidget(Hand(cards, CARD), 2 * row + 1, column, left)
            grid.addWidget(Label(one.words, wrap=True), 2 * row + 1, 2, Qt.AlignmentFlag.AlignVCenter)
        self.middle.addLayout(grid)
        self.middle.addStretch(1)
        self.close_button("Close")
