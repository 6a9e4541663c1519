"""Deals of other programs, in PBN: out of a file or from the clipboard, to be played at a table here, or looked at with
all cards seen."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random, SystemRandom

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from cardtable.croupier.background import Errands
from cardtable.croupier.open_cards import of_deal
from cardtable.croupier.tape import Tape
from cardtable.croupier.thinkers import Thinkers
from cardtable.files import read_ordinary
from cardtable.pbn.board import QUARTERS, BadPBN, Board
from cardtable.pbn.reading import MOST_BYTES, Found, read, read_text
from cardtable.players.review import Past
from cardtable.printable import one_line, printable
from cardtable.rules.game import Game
from cardtable.showing.phrases import count
from cardtable.table.forms.rows import FormRow
from cardtable.table.forms.setup import Setup
from cardtable.table.sheets.files import PBN, near
from cardtable.table.sheets.open_cards import OpenCardsSheet
from cardtable.table.sheets.practice_deal import LAID, PRACTICE, seated_at
from cardtable.table.widgets import BoneButton, ComboBox, Label, Segmented
from cardtable.table.widgets.clock import QtClock, later
from cardtable.table.widgets.flow import Flow
from cardtable.table.widgets.folio import Folio
from cardtable.table.widgets.overlay import lay
from cardtable.table.wording.spoken import announce
from cardtable.tutor.travelled import dealt, replayed, travels

NONE_YET = "Open a file that another program has written, or paste what you have copied."
ANY = "All files (*)"


def setup_of(row: Game, board: Board, quarter: int, chance: Random, name: str = "You") -> Setup:
    """The table at which a board is played, against club players; BadPBN where it cannot be dealt."""
    return seated_at(row, dealt(row, board, quarter, chance), name)


def title_of(board: Board, number: int) -> str:
    """"Board 7: East deals; hearts by North": as much as gives no card away."""
    told = f"Board {printable(board.number)}" if board.number else f"The {count(number, 'deal')}" if number == 1 else \
        f"Deal {number}"
    hands = sum(hand is not None for hand in board.hands)
    rest = "" if hands == len(board.hands) else f"; {count(hands, 'hand')} told, the others are dealt by chance"
    return f"{told}: {QUARTERS[board.dealer]} deals{rest}"


class BoardsSheet(Folio):
    """`dealt` asks for a table: a Setup."""

    dealt = Signal(object)
    WIDE = 720

    def __init__(self, house: Mapping[str, Game], game: str = "", name: str = "You", chance: Random | None = None,
                 parent: QWidget | None = None) -> None:
        super().__init__("Deals in PBN", PRACTICE, parent)
        self.house = {one: house[one] for one in travels() if one in house}
        self.person, self.chance = name, chance or SystemRandom()
        self.boards: tuple[Board, ...] = ()
        self.thinkers, self.clock = Thinkers(), QtClock(self)
        self.sources = Flow(gap=6, line_gap=2)
        self.opening, self.pasting = [self._source(words, act) for words, act in (
            ("Open a file", self.open_file), ("From the clipboard", self.paste))]
        self.middle.addLayout(self.sources)
        self.said = Label(NONE_YET, "body", "ink_second", wrap=True)
        self.middle.addWidget(self.said)
        self.games, self.which = ComboBox(), ComboBox()
        self.games.setAccessibleName("The game")
        self.which.setAccessibleName("The deal")
        for one, row in self.house.items():
            self.games.addItem(row.title, one)
        self.games.setCurrentIndex(max(0, self.games.findData(game)))
        self.where = Segmented(QUARTERS, QUARTERS.index("South"), "Where you sit")
        self.rows = [FormRow("The deal", self.which), FormRow("The game", self.games), FormRow("You sit", self.where)]
        for form in self.rows:
            self.middle.addWidget(form)
            form.hide()
        self.middle.addStretch(1)
        self.which.currentIndexChanged.connect(lambda _: self._chosen())
        self.deal = self.button("Deal at the table", "↵", ox=True)
        self.deal.clicked.connect(self.play)
        self.double = self.button("Double dummy")
        self.double.clicked.connect(self.lay_open)
        self.close_button("Close")
        self._able()

    def _source(self, words: str, act: Callable[[], None]) -> BoneButton:
        button = BoneButton(words, small=True)
        button.clicked.connect(act)
        self.sources.addWidget(button)
        return button

    @property
    def row(self) -> Game:
        """By whose rules it is played."""
        return self.house[str(self.games.currentData())]

    @property
    def board(self) -> Board | None:
        """The deal chosen."""
        at = self.which.currentIndex()
        return self.boards[at] if 0 <= at < len(self.boards) else None

    # --- where deals come from

    def open_file(self) -> None:
        """A file that is asked for."""
        name, _ = QFileDialog.getOpenFileName(self, "Deals in PBN", str(near()), f"{PBN};;{ANY}")
        if name:
            self.read_file(Path(name))

    def read_file(self, file: Path) -> None:
        """All deals of a file, or in a line why there are none."""
        try:
            found = read(read_ordinary(file, MOST_BYTES))
        except OSError as error:
            self._say(f"{file.name}: {error.strerror or error}")
        except BadPBN as error:
            self._say(f"{file.name}: {error}")
        else:
            self._take(found, file.name)

    def paste(self) -> None:
        """What has been copied elsewhere."""
        text = QApplication.clipboard().text()
        try:
            if len(text) > MOST_BYTES:
                raise BadPBN("there is more on it than is read; write it into a file, and take some games out")
            found = read_text(text)
        except BadPBN as error:
            self._say(f"The clipboard: {error}")
        else:
            self._take(found, "the clipboard")

    def _take(self, found: Found, source: str) -> None:
        self.boards = found.boards
        self.which.blockSignals(True)
        self.which.clear()
        for n, board in enumerate(self.boards, 1):
            self.which.addItem(title_of(board, n))
        self.which.blockSignals(False)
        self._chosen()
        told = f"{count(len(self.boards), 'deal').capitalize()} from {source}."
        if found.wrong:
            told += f" {count(len(found.wrong), 'other').capitalize()} cannot be read; {found.wrong[0]}."
        self._say(told)
        self.deal.setFocus()

    def _chosen(self) -> None:
        """The game it was played at is offered, if the file tells."""
        board = self.board
        if board is not None and board.game in self.house:
            self.games.setCurrentIndex(self.games.findData(board.game))
        self._able()

    def _able(self) -> None:
        board = self.board
        for form in self.rows:
            form.setVisible(board is not None)
        self.deal.setEnabled(board is not None)
        self.double.setEnabled(board is not None and None not in board.hands)

    def _say(self, words: str) -> None:
        self.said.setText(one_line(words))
        later(self, LAID, self._grown)           # when all of it knows how wide it is
        announce(self, self.said.text())

    def _grown(self) -> None:
        self.roll.updateGeometry()
        self.grown.emit()

    # --- what becomes of them

    def play(self) -> None:
        """The cards are dealt at a table."""
        if self.board is None:
            return
        try:
            setup = setup_of(self.row, self.board, self.where.choice, self.chance, self.person)
        except BadPBN as error:
            self._say(str(error))
            return
        self.done.emit()
        self.dealt.emit(setup)

    def lay_open(self) -> None:
        """What the deal is worth with all cards seen, and what was played of it."""
        board = self.board
        if board is None:
            return
        try:
            again = replayed(self.row, board, dealt(self.row, board, 0, self.chance))
        except BadPBN as error:
            self._say(str(error))
            return
        tape = Tape(Past.of(again.sitting))
        stretch = tape.deals[-1]
        cards = of_deal(self.row.name, stretch.deal, [step.move for step in tape.steps[stretch.first:]])
        if cards is None:
            return
        self._say(f"{again.wrong}." if again.wrong else "")
        told = [printable(name) or QUARTERS[n] for n, name in enumerate(board.players)]
        names = [told[(board.dealer + seat - stretch.deal.dealer) % 4] for seat in range(4)]
        sheet = OpenCardsSheet(title_of(board, self.which.currentIndex() + 1).split(":")[0],
                               Errands(self.thinkers, self.clock))
        sheet.view.ask(cards, None, names.__getitem__, names)
        lay(sheet, self).closed.connect(sheet.view.leave)

    def leave(self) -> None:
        """The sheet is put away: nothing more is worked out."""
        self.clock.stop()
        self.thinkers.close()

    def first(self) -> QWidget:
        """Where deals come from."""
        return self.opening
