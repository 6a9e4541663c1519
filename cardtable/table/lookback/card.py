"""The choice that is open: how good it was, its courses with their bars, why, what the book says, and what to do."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.croupier.reckoning import headline
from cardtable.players.review import Judged
from cardtable.table.lookback.told import courses, unit
from cardtable.table.paint import marks
from cardtable.table.paint.canvas import HINTS, rounded
from cardtable.table.paint.marks import Grade
from cardtable.table.ranked import Ranked
from cardtable.table.widgets import BoneButton, Label
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.widgets.flow import Flow
from cardtable.table.widgets.heading import Heading


class Mark(Dressed, QWidget):
    """The mark of a grade."""

    def __init__(self) -> None:
        super().__init__()
        self.grade: Grade | None = None

    def sizeHint(self) -> QSize:
        """A little air about it."""
        side = round(26 * self.look.furniture)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shape and colour."""
        if self.grade is not None:
            painter = QPainter(self)
            painter.setRenderHints(HINTS)
            marks.grade(painter, self.look, self.grade, QPointF(self.rect().center()) + QPointF(.5, .5),
                        self.look.furniture)


class OpenedCard(Dressed, QWidget):
    """Raised paper among the rows.  `actions` are the words on its buttons and what they do, in order."""

    def __init__(self, actions: dict[str, Callable[[], None]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.found: Judged | None = None
        self._whys: tuple[str, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(8)
        above = QHBoxLayout()
        above.setSpacing(8)
        self.mark, self.heading = Mark(), Heading("", "", "tile")
        above.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        above.addWidget(self.heading, 1)
        column.addLayout(above)
        self.courses = Ranked("The courses of this choice")
        self.courses.chosen.connect(self._explain)
        column.addWidget(self.courses)
        self.why = Label("", wrap=True)
        self.book = Label("", "citation", "oxblood", wrap=True)
        column.addWidget(self.why)
        column.addWidget(self.book)
        self.buttons: dict[str, BoneButton] = {}
        row = Flow(gap=2, line_gap=0, filled=True)
        for text, act in actions.items():
            button = BoneButton(text, small=True)
            button.clicked.connect(lambda _=False, act=act: act())
            self.buttons[text] = button
            row.addWidget(button)
        column.addLayout(row)

    def show_choice(self, found: Judged | None, title: str, waiting: bool, whose: str) -> None:
        """One that was judged, and by `whose` it was; or its words alone, while it is, or where nothing can be."""
        if found is not None and found is self.found:
            return
        self.found = found
        self.mark.grade = found.grade if found is not None else None
        self.mark.setVisible(found is not None)
        self.heading.set(title if found is None else headline(found), "" if found is None else unit(found))
        shown = [] if found is None else courses(found, whose)
        self._whys = tuple([why for _, why in shown])
        self.courses.show_lines(("", "") if shown else (), [line for line, _ in shown])
        self.courses.setVisible(bool(shown))
        own = next((n for n, (line, _) in enumerate(shown) if line.whose), 0)
        if shown:
            self.courses.setCurrentRow(own)
        self._explain(own)
        if found is None:
            self.why.setText("A master looks back on it…" if waiting else "Nothing can be judged here.")
        self._say_book()
        self.updateGeometry()

    def explain(self) -> None:
        """Why, of the course looked at, in the place of whatever was said of a line."""
        self._explain(self.courses.currentRow())

    def _explain(self, row: int) -> None:
        if 0 <= row < len(self._whys):
            self.why.setText(self._whys[row])
            self._say_book()

    def tell(self, text: str) -> None:
        """Something else in the place of why."""
        self.why.setText(text)
        self._say_book()

    def _say_book(self) -> None:
        """The book's word, unless it has just been said."""
        book = self.found.comparison.book_beside(self.why.text()) if self.found is not None else ""
        self.book.setText(book)
        self.book.setVisible(bool(book))

    def allow(self, text: str, allowed: bool) -> None:
        """Whether a button can be pressed."""
        self.buttons[text].setEnabled(allowed)

    def take_focus(self) -> None:
        """The keyboard comes to the courses, else to the first button."""
        first: QWidget = self.courses if self.courses.lines else next(iter(self.buttons.values()))
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A slip of paper that lies a little above the page."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        body, colours = QRectF(self.rect()).adjusted(2, 2, -2, -4), self.look.palette
        painter.setPen(Qt.PenStyle.NoPen)
        if not colours.plain:
            for spread, dark in ((2, 14), (1, 24), (0, 34)):
                painter.setBrush(QColor(70, 40, 10, dark))
                painter.drawRoundedRect(body.translated(0, 2).adjusted(-spread, -spread, spread, spread), 6, 6)
        painter.fillPath(rounded(body, 5), QColor(colours.paper_raised))
        if colours.plain:
            painter.setPen(QPen(QColor(colours.ink), 2))
            painter.drawPath(rounded(body, 5))
