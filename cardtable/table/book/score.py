"""The score page: the sheet, what stands above and below it, or instead of it the table in words."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from cardtable.showing.race import Race
from cardtable.showing.wagers import Wagers
from cardtable.table.book.block import BlockView
from cardtable.table.book.in_words import TITLE, InWords
from cardtable.table.book.leaf import Leaf
from cardtable.table.book.race import RaceView
from cardtable.table.book.sheet import ScoreLine, Sheet
from cardtable.table.book.wagers import WagersView
from cardtable.table.widgets import BoneButton, Label
from cardtable.table.widgets.flow import Flow

OPEN, FOLD = TITLE, "Back to the score"
NOTED = .36            # of the page that bars and note may take below the sheet


def one_below_another(area: QScrollArea, *sheets: QWidget) -> QWidget:
    """As what scrolls there; the last leaves what room there is below it."""
    whole = QWidget(area.viewport())
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(14)
    for sheet in sheets:
        column.addWidget(sheet)
    column.addStretch(1)
    return whole


class ScorePage(Leaf):
    """The whole sheet; or instead of it the table in words, whose last paragraph the sheet then is."""

    words_opened = Signal(bool)
    """The reader has opened the table in words, or folded it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.set_heading("Score")
        self.sheet, self.beside, self.words = Sheet(), Sheet(), InWords()
        self._title = "Score"
        self.area = area = QScrollArea(self)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        area.setAccessibleName("Score")
        area.viewport().setAutoFillBackground(False)
        self.block, self.wagers = BlockView(), WagersView()
        both = one_below_another(area, self.block, self.wagers, self.sheet, self.beside)
        area.setWidget(both)
        both.setAutoFillBackground(False)
        self.beside.hide()
        self.inside.addWidget(area, 3)
        self.race, self.note = RaceView(), Label("", "note", "ink_second", wrap=True)
        self.inside.addWidget(self.race)
        self.inside.addWidget(self.note)
        self.note.hide()
        self.review = BoneButton("Post-mortem", "P", small=True)
        self.review.hide()
        self.fold = BoneButton(OPEN, small=True)
        self.fold.clicked.connect(lambda: self.words_opened.emit(self.words.isHidden()))
        self.words_opened.connect(self.open_words)
        self.words.hide()
        foot = Flow(gap=4, line_gap=0, to_right=True)
        for button in (self.fold, self.review):
            foot.addWidget(button)
        self.inside.addLayout(foot)
        self.inside.insertWidget(self.inside.indexOf(area), self.words, 3)

    def open_words(self, opened: bool) -> None:
        """Turn to the table in words, or back to the sheet."""
        self.area.setVisible(not opened)
        self.race.setVisible(not opened and self.race.race is not None)
        self.words.setVisible(opened)
        self.fold.setText(FOLD if opened else OPEN)
        self._head()
        self.make_room()

    def show_sheet(self, title: str, columns: Sequence[str], rows: Sequence[ScoreLine], total: ScoreLine = ()) -> None:
        """`title` heads the page; `rows` and `total` begin with words and go on with a text for each column."""
        self._title = title
        self._head()
        self.sheet.show_rows(columns, rows, total)
        self._tell()

    def show_wagers(self, wagers: Wagers | None) -> None:
        """Above the sheet what the reader has staked, and what it may come to."""
        if self.wagers.show_wagers(wagers):
            self._head()
            self._tell()

    def _head(self) -> None:
        """What the page is about: the table in words, one's stakes, or the score."""
        staked = self.wagers.wagers
        if staked is None or self.words_open:
            self.set_heading(TITLE if self.words_open else self._title)
        else:
            self.set_heading(staked.title, staked.note)

    def show_aside(self, rows: Sequence[ScoreLine]) -> None:
        """Lines below the sheet, which are no part of its sum."""
        if tuple(map(tuple, rows)) != self.beside.rows:
            self.beside.show_rows((), rows)
            self.beside.setVisible(bool(rows))
            self._tell()

    def _tell(self) -> None:
        told = [line for sheet in (self.sheet, self.beside) if sheet.rows for line in sheet.lines()]
        self.words.tell("score", "\n".join([*self.wagers.in_words(), *told, *self.race.in_words()]))

    @property
    def words_open(self) -> bool:
        """Whether the table in words stands there."""
        return not self.words.isHidden()

    def show_race(self, race: Race | None, names: Sequence[str], note: str) -> None:
        """Below the sheet, how far each side is from a mark that matters, and a note on it."""
        self.race.show_race(race, names)
        self.race.setVisible(race is not None and not self.words_open)
        self._tell()
        self.note.setText(note)
        self.make_room()

    def make_room(self) -> None:
        """The note is left out where the sheet would have no room beside it."""
        high = self.race.height() + self.note.heightForWidth(max(100, self.width() - 60))
        wanted = self.race.race is not None and bool(self.note.text()) and not self.words_open
        self.note.setVisible(wanted and high < NOTED * self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.make_room()
