"""A deal with all cards seen: a ruled table filled in as it is found, then par and what cost a trick; and as PBN.

It is worked out away from the window, a question at a time, and can be stopped and gone on with.
"""
from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QVBoxLayout, QWidget

from cardtable.croupier.background import Errands
from cardtable.croupier.open_cards import OpenCards
from cardtable.pbn.board import Board
from cardtable.pbn.writing import text
from cardtable.players.double_dummy import DoubleDummy, Lost
from cardtable.players.double_dummy_words import Names
from cardtable.showing.phrases import ordinal
from cardtable.table.book.tricks_table import TricksTable
from cardtable.table.sheets.files import PBN, near, write_boards
from cardtable.table.widgets import BoneButton, Label
from cardtable.table.widgets.flow import Flow
from cardtable.table.widgets.folio import Folio
from cardtable.table.wording.spoken import announce

STOP, GO_ON = "Stop", "Go on with it"
COPY, WRITE = "Copy as PBN", "Write as PBN"
STOPPED = "Stopped: {done} of {steps} questions are answered."
ASKING = "Every card is seen, and every way of playing tried: {done} of {steps} questions are answered."
FAILED = "It could not be worked out; the log says why."

log = logging.getLogger(__name__)


class OpenCardsView(QWidget):
    """`wanted` tells the card of the play, from 0, that is to be looked at; `grown` that it needs other room."""

    wanted = Signal(int)
    grown = Signal()

    def __init__(self, errands: Errands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.errands = errands
        self.cards: OpenCards | None = None
        self.board: Board | None = None
        self.found: DoubleDummy | None = None
        self.name: Names = str
        self.shows = False                       # whether cards that cost a trick can be looked at
        self.lead, self.table = Label("", "event", "ink_second", wrap=True), TricksTable()
        self.note = Label("", "note", "ink_second", wrap=True)
        self.told: list[Label] = []
        self.looks: list[BoneButton] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(8)
        self.lines, self.ways, self.foot = QVBoxLayout(), Flow(gap=4, line_gap=2), Flow(gap=4, line_gap=2)
        for widget in (self.lead, self.table):
            self.column.addWidget(widget)
        for layout in (self.lines, self.ways, self.foot):
            self.column.addLayout(layout)
        self.column.addWidget(self.note)
        self.stopping, self.copying, self.writing = [BoneButton(words, small=True) for words in (STOP, COPY, WRITE)]
        self.stopping.clicked.connect(self.stop_or_go_on)
        self.copying.clicked.connect(self.copy)
        self.writing.clicked.connect(self.write)
        for button in (self.stopping, self.copying, self.writing):
            self.foot.addWidget(button)

    def ask(self, cards: OpenCards, board: Board | None, name: Names, names: list[str], shows: bool = False) -> None:
        """Have a deal worked out; `names` head the rows."""
        self.leave()
        self.cards, self.board, self.name, self.names, self.shows = cards, board, name, names, shows
        self.found = DoubleDummy(cards.laid)
        self.note.hide()
        for button in (self.copying, self.writing):
            button.setVisible(board is not None)
        self._tell([], [])
        self._show()
        self._next()
        announce(self, self.lead.text())

    def leave(self) -> None:
        """Nothing more is wanted of it."""
        if self.found is not None:
            self.found.stop()
        self.errands.stop()

    def stop_or_go_on(self) -> None:
        """What is being worked out is left as it is, or taken up again."""
        if self.found is None:
            return
        if self.errands.busy:
            self.leave()
            self._show(STOPPED)
            announce(self, self.lead.text())
        else:
            self.found = self.found.again()
            self._show()
            self._next()

    def _next(self) -> None:
        assert self.found is not None
        if self.found.whole:
            self._finish()
        else:
            self.errands.ask(self._answered, self._failed, self.found.step)

    def _answered(self, found: DoubleDummy) -> None:
        self._next()
        if not found.whole:
            self._show()

    def _failed(self, error: BaseException) -> None:
        log.error("a deal could not be worked out", exc_info=error)
        self._show(FAILED)

    def _show(self, lead: str = ASKING) -> None:
        """As far as it is known."""
        found, cards = self.found, self.cards
        assert found is not None
        assert cards is not None
        self.lead.setText(lead.format(done=found.done, steps=found.steps))
        played = (cards.laid.declarer, cards.laid.named) if cards.laid.declarer >= 0 else None
        self.table.show_table(self.names, cards.laid.denominations, found.tricks, played)
        self.stopping.setText(STOP if self.errands.busy or lead == ASKING else GO_ON)
        self.stopping.setVisible(not found.whole)
        self.grown.emit()

    def _finish(self) -> None:
        found, cards = self.found, self.cards
        assert found is not None
        assert cards is not None
        lines = cards.told(found, self.name)
        first = sorted(found.first_lost().values(), key=lambda one: one.number)
        self._tell(lines, first if self.shows else [])
        self._show(cards.about)
        announce(self, " ".join(lines))

    def _tell(self, lines: list[str], first: list[Lost]) -> None:
        """What was found in sentences, and the ways to the cards that cost something."""
        for old in (*self.told, *self.looks):
            old.hide()
            self.lines.removeWidget(old)
            self.ways.removeWidget(old)
            old.deleteLater()
        self.told, self.looks = [Label(line, wrap=True) for line in lines], []
        for label in self.told:
            self.lines.addWidget(label)
            label.show()
        for one in first:
            button = BoneButton(f"Show the {ordinal(one.number // 4 + 1)} trick", small=True)
            button.clicked.connect(lambda _=False, number=one.number: self.wanted.emit(number))
            self.ways.addWidget(button)
            button.show()
            self.looks.append(button)

    # --- to other programs

    def copy(self) -> None:
        """To the clipboard."""
        if self.board is not None:
            QApplication.clipboard().setText(text([self.board]))
            self._say("The deal is on the clipboard, in PBN.")

    def write(self) -> None:
        """Into a file that is asked for."""
        if self.board is None:
            return
        stem = f"{self.board.game}-deal-{self.board.number}"
        name, _ = QFileDialog.getSaveFileName(self, "Write the deal", str(near() / f"{stem}.pbn"), PBN)
        if name:
            try:
                write_boards([self.board], Path(name))
            except OSError as error:
                self._say(f"It cannot be written: {error.strerror or error}")
            else:
                self._say(f"Written to {name}.")

    def _say(self, words: str) -> None:
        self.note.setText(words)
        self.note.show()
        self.grown.emit()
        announce(self, words)


class OpenCardsSheet(Folio):
    """The same on a sheet over the table."""

    WIDE = 740                               # so that a sentence is a line, and low windows have room for all

    def __init__(self, heading: str, errands: Errands, parent: QWidget | None = None) -> None:
        super().__init__("Double dummy", heading, parent)
        self.view = OpenCardsView(errands)
        self.view.grown.connect(self._grown)
        self.middle.addWidget(self.view)
        self.middle.addStretch(1)
        self.column.insertWidget(self.column.count() - 1, self.view.note)
        for button in (self.view.stopping, self.view.copying, self.view.writing):    # reached without scrolling
            self.foot.addWidget(button)
        self.close_button("Close")

    def first(self) -> QWidget:
        """The way out."""
        assert self.closing is not None
        return self.closing

    def _grown(self) -> None:
        self.roll.updateGeometry()
        self.grown.emit()
