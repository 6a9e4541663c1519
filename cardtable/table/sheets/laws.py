"""The law books of the house, to be read away from the table."""
from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from cardtable.rules.game import Game
from cardtable.table.book.laws import Articles
from cardtable.table.forms import rows
from cardtable.table.forms.rows import Row
from cardtable.table.widgets import ComboBox, LineEdit
from cardtable.table.widgets.folio import Folio


class LawSheet(Folio):
    """A game, a code of it, a line to find words in, and the articles."""

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
        for name, row in self.house.items():
            self.games.addItem(row.title, name)
        self.articles = Articles()
        self.articles.setMinimumHeight(160)
        if len(self.house) > 1:
            self.above.addWidget(Row("The game", self.games))
        self.above.addWidget(Row("The code", self.codes, self.seek))
        self.replace_middle(self.articles)
        self.games.currentIndexChanged.connect(self._show_game)
        self.codes.currentIndexChanged.connect(self._show_code)
        self.seek.textChanged.connect(self.articles.look_for)
        self.close_button("Close")
        self._show_game()

    def sizeHint(self) -> QSize:
        """As high as the window allows: there is always more to read."""
        return QSize(super().sizeHint().width(), 4000)

    def hasHeightForWidth(self) -> bool:
        """Its height is asked for outright."""
        return False

    @property
    def game(self) -> Game:
        """Whose laws are open."""
        return self.house[self.games.currentData()]

    def _show_game(self) -> None:
        self.codes.blockSignals(True)
        self.codes.clear()
        for name, code in self.game.codes.items():
            self.codes.addItem(code.title, name)
        self.codes.blockSignals(False)
        self.codes.dress()
        self._show_code()

    def _show_code(self) -> None:
        code = self.game.codes[self.codes.currentData()]
        self.articles.show_code(code)
        self.heading.set(f"The laws of {self.game.title}",
                         f"{code.title}, {len(code.laws)} articles")
