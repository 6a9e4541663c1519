"""The law books of the house, to be read away from the table."""
from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardtable.rules import matters
from cardtable.rules.game import Game
from cardtable.rules.laws import Code
from cardtable.rules.matters import MATTERS
from cardtable.showing.glossary import glossary
from cardtable.showing.phrases import counted
from cardtable.table.book.laws import Articles
from cardtable.table.forms import rows
from cardtable.table.forms.rows import FormRow
from cardtable.table.sheets import printing
from cardtable.table.sheets.law_book import law_book
from cardtable.table.sheets.law_shelf import LawShelf
from cardtable.table.widgets import ComboBox, LineEdit
from cardtable.table.widgets.folio import Folio
from cardtable.table.wording.keys import SEEK

BETWEEN = 28                 # two codes, in pixels
EVERY = "All games"


class LawSheet(Folio):
    """A game, a code of it, a line to find words in, and the articles; or all books of the house, each with what it has
    on the words looked for."""

    WIDE = 780

    def __init__(self, house: Mapping[str, Game], parent: QWidget | None = None) -> None:
        super().__init__("The laws", parent=parent)
        self.house = dict(house)
        self.games, self.codes, self.seek = ComboBox(), ComboBox(), LineEdit()
        self.games.setAccessibleName("The game")
        self.codes.setAccessibleName("The code")
        self.seek.setAccessibleName("Find in the laws")
        self.seek.setPlaceholderText("Find words or a number")
        self.seek.setMinimumWidth(rows.room_for(self.seek))
        self.games.addItem(EVERY, None)
        for name, row in self.house.items():
            self.games.addItem(row.title, name)
        self.articles, self.beside, self.shelf = Articles(), Articles(), LawShelf(self.house)
        self.shelf.wanted.connect(self._open_book)
        self.pages = QWidget()
        side_by_side = QHBoxLayout(self.pages)
        side_by_side.setContentsMargins(0, 0, 0, 0)
        side_by_side.setSpacing(BETWEEN)
        for page in (self.articles, self.beside):
            page.setMinimumHeight(160)
            page.matter_wanted.connect(self.show_matter)
            page.article_wanted.connect(self._open_at)
            side_by_side.addWidget(page, 1)
        self.shelf.setMinimumHeight(160)
        side_by_side.addWidget(self.shelf, 1)
        self.beside.hide()
        if len(self.house) > 1:
            self.above.addWidget(FormRow("The game", self.games))
        self._code_row = FormRow("The code", self.codes)
        self.above.addWidget(self._code_row)
        self.above.addWidget(FormRow("Find", self.seek))
        self.replace_middle(self.pages)
        self.games.currentIndexChanged.connect(self._show_game)
        self.codes.currentIndexChanged.connect(self._show_code)
        self.seek.textChanged.connect(self._look_for)
        for watched in (self.seek, self.games, self.codes):
            watched.installEventFilter(self)
        self.print = self.button("Print")
        self.print.clicked.connect(self._print)
        self.close_button("Close")
        self.games.setCurrentIndex(0 if len(self.house) > 1 else 1)
        self._show_game()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the line Return, or the arrow down, leads to what has been found; from a list that is closed, which
        would take any letter to itself, a slash leads to the line."""
        if watched is self.seek and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress \
                and event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            (self.shelf if self.all_books else self.articles).enter()
            return True
        if watched in (self.games, self.codes) and isinstance(event, QKeyEvent) and event.text() in SEEK.names \
                and event.type() == QEvent.Type.KeyPress:
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What is typed where nothing else has the keyboard is looked for; a slash leads to the line, as in the
        cabinet."""
        text, held = event.text(), event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier
                                                         | Qt.KeyboardModifier.KeypadModifier)
        if held or not (text in SEEK.names or text.isalnum()):
            super().keyPressEvent(event)
            return
        self.seek.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if text not in SEEK.names:
            self.seek.insert(text)

    def sizeHint(self) -> QSize:
        """As high as the window allows: there is always more to read."""
        return QSize(super().sizeHint().width(), 4000)

    def hasHeightForWidth(self) -> bool:
        """Its height is asked for outright."""
        return False

    @property
    def all_books(self) -> bool:
        """Whether it is every book of the house that is open, and none of them by itself."""
        return self.games.currentData() is None

    @property
    def game(self) -> Game:
        """Whose laws are open."""
        return self.house[self.games.currentData()]

    @property
    def code(self) -> Code:
        """Which of them."""
        return self.game.codes[self.codes.currentData()]

    def book(self) -> QTextDocument:
        """The code that is open, to be read on paper."""
        return law_book(self.game.title, self.code)

    def _print(self) -> None:
        note = f"All {len(self.code.laws)} articles of {self.code.title}."
        printing.offer(self, note, self.book, f"laws-{self.game.name}")

    def _show_game(self) -> None:
        for part in (self._code_row, self.articles, self.print):
            part.setVisible(not self.all_books)
        self.shelf.setVisible(self.all_books)
        if self.all_books:
            self.beside.hide()
            self.heading.set("The laws", f"{counted(len(self.house))} games, every code")
            self.shelf.look_for(self.seek.text())
            return
        self.codes.blockSignals(True)
        self.codes.clear()
        for name, code in self.game.codes.items():
            self.codes.addItem(code.title, name)
        self.codes.blockSignals(False)
        self.codes.dress()
        self._show_code()

    def _show_code(self) -> None:
        code = self.code
        self.beside.hide()
        self.articles.words = self.beside.words = glossary(self.game.name)
        self.articles.show_code(code, self.game.codes.values())
        self.articles.look_for(self.seek.text())
        self.heading.set(f"The laws of {self.game.title}",
                         f"{code.title}, {len(code.laws)} articles")

    def show_matter(self, matter: str) -> None:
        """What the codes of the game have on a matter: of two each in a column."""
        codes = [code for code, _ in matters.on(matter, self.game.codes.values())]
        self.seek.clear()
        first = codes[:1] if len(codes) == 2 else codes
        self.articles.show_matter(matter, first)
        self.beside.setVisible(len(codes) == 2)
        self.beside.show_matter(matter, codes[1:])
        self.heading.set(f"The laws of {self.game.title}", MATTERS[matter])

    def _open_book(self, game: str, code: str, number: int) -> None:
        """A code found among all books: with the same words looked for, or at one of its articles."""
        self.games.setCurrentIndex(self.games.findData(game))
        if number:
            self.seek.clear()
            self._open_at(code, number)
        else:
            self.codes.setCurrentIndex(self.codes.findData(code))

    def _look_for(self, text: str) -> None:
        if self.all_books:
            self.shelf.look_for(text)
            return
        if text.strip() and self.articles.matter:
            self._show_code()
        self.articles.look_for(text)

    def _open_at(self, name: str, number: int) -> None:
        self.codes.setCurrentIndex(self.codes.findData(name))
        self._show_code()
        self.articles.open_at(number)
