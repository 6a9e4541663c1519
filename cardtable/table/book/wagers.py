"""On the score page of a bank: one's stakes, what each outcome makes of them, and the law in a box."""
from __future__ import annotations

from html import escape

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.showing.wagers import Wagers
from cardtable.table.book.sheet import Sheet
from cardtable.table.widgets import Label
from cardtable.table.widgets.dressed import Dressed

ALL = 4                                          # columns of the stakes
BAR, SHADE = 3, 22                               # of the box: the line at its left, and how far it is tinted, of 255


class LawBox(Dressed, QWidget):
    """A law, tinted, behind a line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = Label("", "body", wrap=True)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        column = QVBoxLayout(self)
        column.setContentsMargins(BAR + 12, 8, 10, 10)
        column.addWidget(self.words)

    def show_law(self, heading: str, text: str, book: str) -> None:
        """These words, and where they are from."""
        self.words.setText(f"<b>{escape(heading)}.</b> {escape(text)} <i>{escape(book)}</i>")
        self.words.setAccessibleName(f"{heading}. {text} {book}")

    def paintEvent(self, event: QPaintEvent) -> None:
        """The tint and the line."""
        painter, colour = QPainter(self), QColor(self.look.palette.oxblood)
        painter.fillRect(QRect(0, 0, BAR, self.height()), colour)
        if not self.look.palette.plain:
            colour.setAlpha(SHADE)
            painter.fillRect(self.rect(), colour)


class WagersView(QWidget):
    """Hidden while nothing is staked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wagers: Wagers | None = None
        self._shown: tuple[Wagers | None, bool] = None, False
        self.stakes, self.comes, self.outcomes = Sheet(), Label("", "label", "heading"), Sheet()
        self.law, self.foot = LawBox(), Label("", "note", "ink_second", wrap=True)
        self.outcomes.ragged = self.stakes.yielding = True
        self.lines = Label("", "body", wrap=True)        # instead of the outcomes, where letters are large
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for part in (self.stakes, self.comes, self.outcomes, self.lines, self.law, self.foot):
            column.addWidget(part)
        self.hide()

    def show_wagers(self, wagers: Wagers | None) -> bool:
        """Show these; were there others?"""
        large = self.stakes.look.large
        if (wagers, large) == self._shown:
            return False
        self.wagers, self._shown = wagers, (wagers, large)
        self.setVisible(wagers is not None)
        if wagers is not None:
            columns = wagers.wanted if large else ALL
            self.stakes.show_rows(wagers.heads[1:columns], [row[:columns] for row in wagers.rows],
                                  wagers.total[:columns], over=wagers.heads[0])
            self.stakes.setAccessibleName(wagers.title)
            self.comes.setText(wagers.comes)
            self.outcomes.show_rows((), wagers.outcomes)
            self.outcomes.setAccessibleName(wagers.comes)
            self.outcomes.setVisible(not large)
            self.lines.setText("\n".join([f"{what}: {made}" for what, made in wagers.outcomes]))
            self.lines.setVisible(large)
            self.law.show_law(*wagers.law)
            self.foot.setText(wagers.foot)
            self.foot.setVisible(bool(wagers.foot))
        return True

    def in_words(self) -> list[str]:
        """A line for every stake, every outcome, and the law."""
        if self.wagers is None:
            return []
        heading, text, book = self.wagers.law
        law = f"{heading}. {text} {book}"
        return [f"{self.wagers.title}, {self.wagers.note}", *self.stakes.lines(), self.wagers.comes,
                *self.outcomes.lines(), law, *[self.wagers.foot] * bool(self.wagers.foot)]
