"""A sheet with a ranked list: what it is about above, the row looked at explained below."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from cardtable.players.comparison import Comparison, Course
from cardtable.players.report import PLACES
from cardtable.rules.moves import Move
from cardtable.showing.phrases import counted
from cardtable.table.ranked import Line, Ranked, Shown
from cardtable.table.widgets import Label, Rule
from cardtable.table.widgets.clock import later
from cardtable.table.widgets.folio import BAR, Folio
from cardtable.table.wording.spoken import announce

AROUND = 2 * 28 + BAR            # beside the list: the paper's margins, and the bar's room
MARGIN = 24                      # seen above and below the row looked at
BOOK, HERE = "the book", "❧"       # the column of the book's answer, and what stands there beside it
YOURS = "yours"                    # beside the course that who reads has taken
GRADES = {"best": "best", "near": "near the best", "costly": "costly"}


class RankSheet(Folio):
    """`lead` stands above the list, `notes` follow it, and `detail` tells of the row looked at."""

    WIDE = 800

    def __init__(self, title: str, note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(title, note, parent)
        self.lead = Label("", "event", "ink_second", wrap=True)
        self.above.addWidget(self.lead)
        self.ranked = Ranked(title)
        self.ranked.chosen.connect(self._look)
        self.middle.addWidget(self.ranked)
        bar = self.roll.verticalScrollBar()
        bar.valueChanged.connect(lambda _: self._hold_heads())
        bar.rangeChanged.connect(lambda least, most: self._hold_heads())
        self.notes = QVBoxLayout()
        self.notes.setSpacing(6)
        self.middle.addLayout(self.notes)
        self.middle.addStretch(1)
        self.rule, self.detail = Rule(), Label("", wrap=True)
        below = QVBoxLayout()
        below.setContentsMargins(0, 0, BAR, 0)           # its rule ends where all others end
        below.setSpacing(10)
        below.addWidget(self.rule)
        below.addWidget(self.detail)
        self.column.insertLayout(self.column.count() - 1, below)
        self._details: tuple[str, ...] = ()
        self.say("")

    def sizeHint(self) -> QSize:
        """As wide as a table of all figures wants to be."""
        hint = super().sizeHint()
        return hint.expandedTo(QSize(self.ranked.sizeHint().width() + AROUND + 2 * self.edge, 0)) if self.ranked.lines \
            else hint

    def say(self, text: str) -> None:
        """No list: only this, as while it is being made."""
        self.lead.setText(text)
        self.lead.setVisible(bool(text))
        self.fill((), (), ())
        announce(self, text)

    def fill(self, heads: Sequence[str], lines: Sequence[Line], details: Sequence[str], notes: Sequence[str] = ()
             ) -> None:
        """The rows, what is told of each, and what stands below them."""
        self._details = tuple(details)
        self.ranked.show_lines(heads, lines)
        for number, text in enumerate(details):
            self.ranked.item(number).setData(Qt.ItemDataRole.AccessibleDescriptionRole, text)
        while (item := self.notes.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for note in notes:
            label = Label(note, "citation", "ink_second", wrap=True)
            self.notes.addWidget(label)
            label.show()                     # a layout reckons with nothing that is not seen
        for part in (self.ranked, self.rule, self.detail):
            part.setVisible(bool(lines))
        self._reserve()
        self.middle.invalidate()
        self.roll.updateGeometry()           # what lies in it has grown, of which Qt tells nobody
        self.column.invalidate()
        self.grown.emit()
        self.middle.activate()
        self._look(self.ranked.currentRow())
        later(self, 0, self._settle)         # and again, when all of it knows how wide it is

    def _settle(self) -> None:
        """Then once more: where the bar has gone by this, lines are longer, and the paper may be lower."""
        self.grown.emit()
        later(self, 0, self.grown.emit)

    def first(self) -> QWidget | None:
        """The list, once there is one."""
        return self.ranked if self.ranked.lines else None

    def take_keyboard(self) -> None:
        """The list has the keyboard, if any part of this sheet has."""
        focus: QWidget | None = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self.ranked.setFocus(Qt.FocusReason.OtherFocusReason)

    def _hold_heads(self) -> None:
        """The heads of the columns are seen, however far the rows are scrolled."""
        self.ranked.hold_heads(-self.ranked.mapTo(self.roll.viewport(), QPoint(0, 0)).y())

    def _look(self, row: int) -> None:
        """The row looked at is explained, and is seen."""
        if 0 <= row < len(self._details):
            self.detail.setText(self._details[row])
            at = self.ranked.visualItemRect(self.ranked.item(row))
            middle = self.ranked.viewport().mapTo(self.roll.inside, at.center())
            self.roll.ensureVisible(middle.x(), middle.y(), 0, at.height() // 2 + max(MARGIN, self.ranked.head))
            self._hold_heads()

    def _reserve(self) -> None:
        """Room for the longest of the details, so that nothing moves as they change."""
        width = max(self.detail.width(), 200)
        shown = self.detail.text()
        high = 0
        self.detail.setMinimumHeight(0)
        for text in self._details:
            self.detail.setText(text)
            high = max(high, self.detail.heightForWidth(width))
        self.detail.setText(shown)
        self.detail.setMinimumHeight(high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other widths break the details otherwise."""
        super().resizeEvent(event)
        self._reserve()
        if self.ranked.lines:
            self.roll.ensureVisible(0, self.ranked.mapTo(self.roll.inside, QPoint(0, 0)).y())


def course(row: Course, verb: bool) -> Shown:
    """A course as it stands in a list: its verb where it is wanted, and its cards."""
    return Shown(row.verb if verb or not row.cards else "", row.cards)


def heads_of(found: Comparison) -> tuple[str, ...]:
    """Over the courses nothing, then over our figures, and over the book's answer where it has one."""
    return ("", *found.heads, *([BOOK] if _booked(found) else []))


def _booked(found: Comparison) -> bool:
    return bool(found.heads) and any(found.by_book(row) for row in found.rows)


def lines_of(found: Comparison, done: Move | None = None, whose: str = YOURS) -> list[Line]:
    """The rows of a comparison; `done` is the course that was taken, and `whose` says by whom."""
    verbs = len({row.verb for row in found.rows}) > 1
    taken = found.row(done) if done is not None else None
    book = _booked(found)
    return [Line(found.grade(row), (course(row, verbs),), (*row.cells, *([HERE if found.by_book(row) else ""] * book)),
                 _spoken(found, row, whose if row is taken else ""), whose if row is taken else "", found.bar(row))
            for row in found.rows]


def _spoken(found: Comparison, row: Course, whose: str) -> str:
    figures = [f"{head} {cell}" for head, cell in zip(found.heads, row.cells, strict=True) if cell]
    by = "by the book" if found.by_book(row) else ""
    parts = [row.words, whose, by, ", ".join(figures), GRADES[found.grade(row)]]
    return "; ".join([part for part in parts if part])


def basis(found: Comparison) -> list[str]:
    """What is told below a comparison."""
    return list(found.notes)


def legend(found: Comparison, shown: Course) -> str:
    """What is told above it: what bears on the decision, what the book says, if that is not told below of the course
    shown, and the unit."""
    unit = f"{order(found)} All is counted in {found.unit}." if found.unit else ""
    book = found.book_beside(shown.why)
    return " ".join([part for part in (found.about, book, unit) if part])


def order(found: Comparison) -> str:
    """What stands first, and that it need not have the highest figure."""
    first, *others = [round(row.value, PLACES.get(found.unit, 1)) for row in found.rows]
    if first >= max(others, default=first):
        return "The best stands first."
    alike = sum([row.equal for row in found.rows])
    those = "These are" if alike == len(found.rows) else f"The first {counted(alike)} are"
    whose = "the book’s choice" if found.by_book(found.rows[0]) else "what is usual"
    return f"{those} as good as one another, for all the layouts can tell; {whose} stands first."


def figure(value: float, unit: str) -> str:
    """A shortfall as it is told in this unit."""
    return f"{value:.{PLACES.get(unit, 1)}f}"
