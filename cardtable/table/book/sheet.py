"""A sheet of figures: a line for each thing scored, a column for each side, and what they come to."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from itertools import zip_longest

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.showing.phrases import SIDES
from cardtable.showing.sums import FORWARD
from cardtable.table.paint import words
from cardtable.table.paint.canvas import HINTS
from cardtable.table.paint.look import Look
from cardtable.table.widgets.dressed import Breaking

ScoreLine = Sequence[str]
"""A line of the sheet: its words, then what stands in each column; nothing at all in any below a heading."""

MARKED = QColor(139, 42, 32, 22)
SIDE_BY_SIDE = 3        # sides that have a column each
OF_WORDS = .42          # of its width that words in rows may claim before names over columns are shortened
STAYS = 4               # letters of a name that is not shortened
VOWELS = tuple("aeiou")
FEWEST = 3              # of one that is, before it becomes an initial
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
BETWEEN = 16, 10                                 # columns of figures; of a sheet whose words have a heading too
CLOSE = 9                                        # columns whose names have no room else
LEAST = 4                                        # of one that is yielding


class Sheet(Breaking):
    """Lines of words and figures; `tight` together where there is little room, `cramped` where there is hardly any.
    In a `ragged` one of a single column the words of each line go on as far as its own figures let them; in a
    `yielding` one columns come closer to each other where the longest word would have no room else."""

    WIDTH = 280

    tight = cramped = ragged = yielding = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns: tuple[str, ...] = ()
        self.rows: tuple[ScoreLine, ...] = ()
        self.total: ScoreLine = ()
        self.marked: int | None = None
        self.over = ""
        # so wide it must be, and so high in a width, by all that this depends on but what it holds
        self._least: dict[Look, int] = {}
        self._highs: dict[tuple[int, Look, bool, bool], int] = {}
        self._given: tuple[Sequence[str], Sequence[ScoreLine], ScoreLine] = (), (), ()

    def show_rows(self, columns: Sequence[str], rows: Sequence[ScoreLine], total: ScoreLine = (),
                  marked: int | None = None, over: str = "") -> None:
        """What the sheet holds from now on; the row `marked` is the one in force, and `over` stands over the words."""
        self.marked, self.over = marked, over
        self._given = tuple(columns), tuple(rows), total
        self._forget()
        self._set(len(columns) > SIDE_BY_SIDE)
        self.dress()

    def fold(self, narrow: bool, width: int = 0) -> None:
        """On a `narrow` paper, so wide within, names go into the lines where figures side by side would be cut off."""
        columns = self._given[0]
        self._set(len(columns) > SIDE_BY_SIDE)
        if narrow and 1 < len(columns) <= SIDE_BY_SIDE and self.minimumSizeHint().width() > width:
            self._set(True)

    def _set(self, fold: bool) -> None:
        columns, rows, total = self._given
        if fold:
            columns, rows, total = (), folded(columns, rows, total), ()
        shown = tuple(columns), tuple([tuple(row) for row in rows]), tuple(total)
        if shown == (self.columns, self.rows, self.total):
            return
        self.columns, self.rows, self.total = shown
        self._forget()
        self.setAccessibleName("Score")
        self.setAccessibleDescription(self.in_words())
        self.dress()

    def _forget(self) -> None:
        """It holds something else now."""
        self._least.clear()
        self._highs.clear()

    def in_words(self) -> str:
        """The sheet as a reader aloud has it: "The point: You 1; Marked, of five: You 3, Ashdown 3"."""
        return "; ".join(self.lines())

    def lines(self) -> list[str]:
        """The same, row by row."""
        lines = []
        for label, *cells in [*self.rows, *([self.total] if self.total else [])]:
            found = [f"{name} {cell}".strip() for name, cell in zip_longest(self.columns, cells, fillvalue="") if cell]
            lines.append(f"{label}: {', '.join(found)}" if found else label)
        return lines

    def _heads(self, width: float) -> Sequence[str]:
        """What stands over the columns: the names; as many letters of them as have room, where whole they would crowd
        out the words."""
        rows = [*self.rows, self.total]
        names = self.columns or ("",) * max(len(row) - 1 for row in [*rows, ("",)])
        if self.over:
            return names
        longest = max([len(name) for name in names], default=0)
        tried = [names, *[shortened(names, letters) for letters in range(longest - 2, FEWEST - 1, -1)]]
        return next((heads for heads in tried if len(set(heads)) == len(set(names))
                     and width - sum(self._cells(heads, width)) > self._wanted(width) - 1), None) or initials(names)

    def _wanted(self, width: float) -> float:
        """How much of its width the words in rows claim."""
        words = max([self.look.advance("body", row[0]) for row in (*self.rows, self.total) if row], default=0) + 8
        return min(words, OF_WORDS * width)

    def _cells(self, heads: Sequence[str], width: float) -> list[float]:
        """The width of each column of figures, in a sheet so wide."""
        look, rows = self.look, [*self.rows, self.total]
        air = BETWEEN[bool(self.over)] * look.furniture
        bare = [max([look.advance("column head", name) + 2] + [look.advance("figure strong", row[n + 1]) for row in rows
                                                               if len(row) > n + 1]) for n, name in enumerate(heads)]
        if self.columns and not self.over and bare:
            room = (width - self._wanted(width) - sum(bare)) / len(bare)
            air = min(air, max(CLOSE * look.furniture, room))
        if self.yielding and bare:
            air = min(air, max(LEAST * look.furniture, (width - self._longest() - sum(bare)) / len(bare)))
        return [wide + air for wide in bare]

    def _longest(self) -> float:
        """How wide the longest single word is, as a name: it cannot be broken."""
        whole = {word for row in (*self.rows, self.total) for word in (row[0].split() if row else ())}
        return max(60, max([self.look.advance("strong", word) for word in whole], default=0) + 4)

    def _room(self, row: ScoreLine, width: float, cells: Sequence[float]) -> float:
        """How wide its words may be."""
        taken = self.look.advance("figure strong", row[1]) + 16 * self.look.furniture \
            if self.ragged and len(row) > 1 else sum(cells)
        return max(40.0, width - taken)

    def _lines(self, row: ScoreLine, width: float, strong: bool) -> list[str]:
        return words.broken(row[0], width, partial(self.look.advance, "strong" if strong else "body")) or [""]

    def _over(self, width: float, cells: Sequence[float]) -> list[str]:
        """What stands over the words, in lines beside the heads."""
        room = max(40.0, width - sum(cells))
        return words.broken(self.over, room, partial(self.look.advance, "column head")) or [""]

    def _line_height(self) -> float:
        return self.look.font("body").pixelSize() * (1.1 if self.cramped else 1.2)

    def _air(self) -> float:
        """Above the words of a row, and as much or a little more below them."""
        return (0 if self.cramped else 2 if self.tight else 5) * self.look.furniture

    def _row_height(self, lines: int) -> float:
        return round(self._line_height() * lines + 2 * self._air() + self.look.furniture)

    def heightForWidth(self, width: int) -> int:
        """So high that nothing is left out; Qt asks again and again while it lays a page out."""
        asked = width, self.look, self.tight, self.cramped
        if asked not in self._highs:
            self._highs[asked] = self._high(width)
        return self._highs[asked]

    def _high(self, width: int) -> int:
        cells, row_height = self._cells(self._heads(width), width), cache(self._row_height)
        high = row_height(len(self._over(width, cells))) if self.columns else 0.0
        high += sum([row_height(len(self._lines(row, self._room(row, width, cells), len(row) == 1)))
                     for row in self.rows])
        if self.total:
            high += row_height(len(self._lines(self.total, self._room(self.total, width, cells), True)))
        return round(high)

    def minimumSizeHint(self) -> QSize:
        """The figures, and beside them the longest single word."""
        if self.look not in self._least:
            self._least[self.look] = round(sum(self._cells(self._heads(0), 0)) + self._longest())
        return QSize(self._least[self.look], self.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Heads, lines, total."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        heads = self._heads(self.width())
        cells = self._cells(heads, self.width())
        y = 0.0
        if self.columns:
            heads = [self.over, *heads]
            y = self._row(painter, y, cells, heads, self._over(self.width(), cells), "column head", "heading",
                          bool(self.rows))
        for number, row in enumerate(self.rows):
            last = number == len(self.rows) - 1 and not self.total
            title = len(row) == 1
            lines = self._lines(row, self._room(row, self.width(), cells), title)
            if number == self.marked:
                painter.fillRect(QRectF(0, y, self.width(), self._row_height(len(lines))), MARKED)
            y = self._row(painter, y, cells, row, lines, "figure strong" if title else "figure",
                          "heading" if title else "ink", not last)
        if self.total:
            if self.rows:
                painter.fillRect(QRectF(0, round(y) - 1, self.width(), 2), QColor(self.look.palette.field_edge))
            lines = self._lines(self.total, self._room(self.total, self.width(), cells), True)
            self._row(painter, y, cells, self.total, lines, "figure strong", "ink", False)

    def _row(self, painter: QPainter, y: float, cells: list[float], row: ScoreLine, lines: list[str], role: str,
             colour: str, ruled: bool) -> float:
        look, high = self.look, self._row_height(len(lines))
        ink = getattr(look.palette, colour)
        forward = row[0] == FORWARD
        font = look.font(role if role == "column head" else "strong" if role == "figure strong" else
                         "event" if forward else "body")
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


def shortened(names: Sequence[str], letters: int) -> list[str]:
    """Names in so many letters at most, or one fewer where the last would be a vowel; who would lose but one stays.

    >>> shortened(("You", "Ashdown", "Lisle"), 5)
    ['You', 'Ashd.', 'Lisle']
    """
    cut = [name[:letters - (letters > FEWEST and name[letters - 1:letters] in VOWELS)] for name in names]
    return [name if len(name) <= max(STAYS, letters + 1) else f"{short}." for name, short in zip(names, cut)]


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
    return " ".join([first.lower(), *[rest] * bool(rest)]) if first.lower() in (*SIDES, "you") else name
