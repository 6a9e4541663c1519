"""The score sheet: a line for each thing scored, a column for each side, and what they come to."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from cardtable.showing.phrases import SIDES
from cardtable.showing.race import Race
from cardtable.showing.sums import FORWARD
from cardtable.table.book.block import BlockView
from cardtable.table.book.in_words import TITLE, InWords
from cardtable.table.book.leaf import Leaf
from cardtable.table.book.race import RaceView
from cardtable.table.paint import words
from cardtable.table.paint.canvas import HINTS
from cardtable.table.widgets import BoneButton, Label
from cardtable.table.widgets.dressed import Breaking
from cardtable.table.widgets.flow import Flow

ScoreLine = Sequence[str]
"""A line of the sheet: its words, then what stands in each column; nothing at all in any below a heading."""

MARKED = QColor(139, 42, 32, 22)
SIDE_BY_SIDE = 3        # sides that have a column each
OPEN, FOLD = TITLE, "Back to the score"
OF_WORDS = .42          # of its width that words in rows may claim before names over columns become initials
NOTED = .36            # of the page that bars and note may take below the sheet
STAYS = 4               # letters of a name that is not shortened
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Sheet(Breaking):
    """Lines of words and figures; `tight` together where there is little room, `cramped` where there is hardly any."""

    WIDTH = 280

    tight = cramped = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns: tuple[str, ...] = ()
        self.rows: tuple[ScoreLine, ...] = ()
        self.total: ScoreLine = ()
        self.marked: int | None = None

    def show_rows(self, columns: Sequence[str], rows: Sequence[ScoreLine], total: ScoreLine = (),
                  marked: int | None = None) -> None:
        """What the sheet holds from now on; the row `marked` is the one in force."""
        self.marked = marked
        if len(columns) > SIDE_BY_SIDE:
            columns, rows, total = (), folded(columns, rows, total), ()
        self.columns, self.total = tuple(columns), tuple(total)
        self.rows = tuple([tuple(row) for row in rows])
        self.setAccessibleName("Score")
        self.setAccessibleDescription(self.in_words())
        self.dress()

    def in_words(self) -> str:
        """The sheet as a reader aloud has it: "The point: You 1; Marked, of five: You 3, Ashdown 3"."""
        lines = []
        for label, *cells in [*self.rows, *([self.total] if self.total else [])]:
            found = [f"{name} {cell}".strip() for name, cell in zip_longest(self.columns, cells, fillvalue="") if cell]
            lines.append(f"{label}: {', '.join(found)}" if found else label)
        return "; ".join(lines)

    def _heads(self, width: float) -> Sequence[str]:
        """What stands over the columns: the names; their initials, where whole they would crowd out the words."""
        rows = [*self.rows, self.total]
        names = self.columns or ("",) * max(len(row) - 1 for row in [*rows, ("",)])
        measure = self.look.metrics("body")
        words = max([measure.horizontalAdvance(row[0]) for row in rows if row], default=0) + 8
        return initials(names) if width - sum(self._cells(names)) < min(words, OF_WORDS * width) else names

    def _cells(self, heads: Sequence[str]) -> list[float]:
        """The width of each column of figures."""
        measure, figures = self.look.metrics("column head"), self.look.metrics("figure strong")
        rows = [*self.rows, self.total]
        return [max([measure.horizontalAdvance(name) + 2] + [figures.horizontalAdvance(row[n + 1]) for row in rows
                                                          if len(row) > n + 1]) + 16 * self.look.furniture
                for n, name in enumerate(heads)]

    def _lines(self, row: ScoreLine, width: float, strong: bool) -> list[str]:
        return words.wrapped(self.look.font("strong" if strong else "body"), row[0], width) or [""]

    def _line_height(self) -> float:
        return self.look.font("body").pixelSize() * (1.1 if self.cramped else 1.2)

    def _air(self) -> float:
        """Above the words of a row, and as much or a little more below them."""
        return (0 if self.cramped else 2 if self.tight else 5) * self.look.furniture

    def _row_height(self, lines: int) -> float:
        return round(self._line_height() * lines + 2 * self._air() + self.look.furniture)

    def heightForWidth(self, width: int) -> int:
        """So high that nothing is left out."""
        room = max(40.0, width - sum(self._cells(self._heads(width))))
        high = self._row_height(1) if self.columns else 0.0
        high += sum(self._row_height(len(self._lines(row, room, len(row) == 1))) for row in self.rows)
        if self.total:
            high += self._row_height(len(self._lines(self.total, room, True)))
        return round(high)

    def minimumSizeHint(self) -> QSize:
        """The figures, and beside them the longest single word, as a name: it cannot be broken."""
        measure = self.look.metrics("strong")
        whole = [word for row in (*self.rows, self.total) for word in (row[0].split() if row else ())]
        longest = max([measure.horizontalAdvance(word) for word in whole], default=0) + 4
        return QSize(round(sum(self._cells(self._heads(0))) + max(60, longest)), self.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Heads, lines, total."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        heads = self._heads(self.width())
        cells = self._cells(heads)
        room = max(40.0, self.width() - sum(cells))
        y = 0.0
        if self.columns:
            y = self._row(painter, y, cells, ("", *heads), [""], "column head", "heading", bool(self.rows))
        for number, row in enumerate(self.rows):
            last = number == len(self.rows) - 1 and not self.total
            title = len(row) == 1
            if number == self.marked:
                painter.fillRect(QRectF(0, y, self.width(), self._row_height(1)), MARKED)
            y = self._row(painter, y, cells, row, self._lines(row, room, title), "figure strong" if title else "figure",
                          "heading" if title else "ink", not last)
        if self.total:
            if self.rows:
                painter.fillRect(QRectF(0, round(y) - 1, self.width(), 2), QColor(self.look.palette.field_edge))
            self._row(painter, y, cells, self.total, self._lines(self.total, room, True), "figure strong", "ink", False)

    def _row(self, painter: QPainter, y: float, cells: list[float], row: ScoreLine, lines: list[str], role: str,
             colour: str, ruled: bool) -> float:
        look, high = self.look, self._row_height(len(lines))
        ink = getattr(look.palette, colour)
        forward = row[0] == FORWARD
        font = look.font("strong" if role == "figure strong" else "event" if forward else "body")
        for number, line in enumerate(lines):
            top = y + self._air() + number * self._line_height()
            words.engraved(painter, QRectF(0, top, self.width(), self._line_height()), font, line,
                           look.palette.ink_second if forward else ink, align=LEFT)
        x = self.width() - sum(cells)
        for cell, wide in zip(row[1:], cells, strict=False):
            place = QRectF(x, y, wide, self._row_height(1))
            words.engraved(painter, place, look.font(role), cell, ink, align=RIGHT)
            x += wide
        if ruled:
            painter.fillRect(QRectF(0, round(y + high) - 1, self.width(), 1), QColor(look.palette.rule))
        return y + high


def initials(names: Sequence[str]) -> list[str]:
    """Names in so many letters as tell them apart; those of four letters stay.

    >>> initials(("You", "Ashdown", "Amory", "Halloran"))
    ['You', 'As.', 'Am.', 'H.']
    """
    def short(name: str) -> str:
        others = [other for other in names if other != name]
        return next((f"{name[:n]}." for n in range(1, len(name)) if not any(o[:n] == name[:n] for o in others)), name)

    return [name if len(name) <= STAYS else short(name) for name in names]


def folded(columns: Sequence[str], rows: Sequence[ScoreLine], total: ScoreLine) -> list[ScoreLine]:
    """Many sides have no room side by side: their names go into the lines, and there is one column of figures.  A name
    that begins small is of a second column of the side before it.

    >>> folded(("Ours", "above"), [("Honours", "", "24")], ())
    [('Honours, ours above', '24')]
    """
    columns = [f"{columns[n - 1]} {name}" if n and name[:1].islower() else name for n, name in enumerate(columns)]
    made: list[ScoreLine] = []
    for label, *cells in rows:
        found = [(f"{label}, {within(name)}", cell) for name, cell in zip(columns, cells, strict=False) if cell]
        made += found or [(label,)]
    return made + ([total[:1], *zip(columns, total[1:], strict=False)] if total else [])


def within(name: str) -> str:
    """A column's name after a comma: a person's as it is, a side's begins small."""
    first, _, rest = name.partition(" ")
    return " ".join([first.lower(), *[rest] * bool(rest)]) if first.lower() in SIDES else name


def one_below_another(*sheets: QWidget) -> QWidget:
    """As what scrolls; the last leaves what room there is below it."""
    whole = QWidget()
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
        self.area = area = QScrollArea()
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        area.setAccessibleName("Score")
        area.viewport().setAutoFillBackground(False)
        self.block = BlockView()
        both = one_below_another(self.block, self.sheet, self.beside)
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
        self.set_heading(TITLE if opened else self._title)
        self.make_room()

    def show_sheet(self, title: str, columns: Sequence[str], rows: Sequence[ScoreLine], total: ScoreLine = ()) -> None:
        """`title` heads the page; `rows` and `total` begin with words and go on with a text for each column."""
        self._title = title
        self.set_heading(TITLE if self.words_open else title)
        self.sheet.show_rows(columns, rows, total)
        self._tell()

    def show_aside(self, rows: Sequence[ScoreLine]) -> None:
        """Lines below the sheet, which are no part of its sum."""
        if tuple(map(tuple, rows)) != self.beside.rows:
            self.beside.show_rows((), rows)
            self.beside.setVisible(bool(rows))
            self._tell()

    def _tell(self) -> None:
        told = "; ".join([sheet.in_words() for sheet in (self.sheet, self.beside) if sheet.rows])
        self.words.tell("score", "\n".join([*told.split("; "), *self.race.in_words()]))

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
