"""What stands in a ranked list, and what room it needs."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.cards import Cards
from cardtable.showing.bars import Bar
from cardtable.table.paint import chips, words
from cardtable.table.paint.look import Look
from cardtable.table.paint.marks import Grade

MARK, GAP, EDGE = 34, 18, 12     # of the column of marks, between columns, at the sides; at the usual text size
CHIP = 1.55                      # height of a card, in the size of the body's letters
LINE = 1.25                      # from line to line, likewise
ROOM = 10                        # above and below what stands in a row, together
ASIDE = 10                       # before the word that marks the course taken
LEAST_BAR, MOST_BAR = 80, 260    # how long a bar may be


@dataclass(frozen=True, slots=True)
class Shown:
    """A course in a cell: a word or two, and the cards that are drawn after them."""

    words: str
    cards: Cards = ()


@dataclass(frozen=True, slots=True)
class Line:
    """A row: the mark before it, the courses it is about, its figures, and all of it as it is read aloud."""

    grade: Grade
    courses: tuple[Shown, ...]
    figures: tuple[str, ...]
    spoken: str
    whose: str = ""              # whose choice the first course was, if it was taken: "yours", "Mrs. Battle’s"
    bar: Bar | None = None       # drawn where there is room


class Measures:
    """Where things stand in a list of this width: in columns, or each course and then its figures in words."""

    def __init__(self, look: Look, heads: Sequence[str], lines: Sequence[Line], width: float) -> None:
        self.look, self.heads, self.lines, self.width = look, tuple(heads), tuple(lines), width
        self.chip = float(round(CHIP * look.font("body").pixelSize()))
        self.line = LINE * look.font("body").pixelSize()
        self.mark, self.gap, self.room = MARK * look.furniture, GAP * look.furniture, ROOM * look.furniture
        self.courses = len(lines[0].courses) if lines else 0
        self.inside = width - self.mark - 2 * EDGE
        self.needed = [self._column(n) for n in range(len(self.heads))]
        self.broad = sum(self.needed) <= self.inside

    def course(self, course: Shown) -> float:
        """How wide words are with the cards behind them."""
        wide = self.look.metrics("body").horizontalAdvance(course.words)
        return wide + self.before_cards(course) + chips.row_width(course.cards, self.chip)

    def before_cards(self, course: Shown) -> float:
        """Between words and cards."""
        return .4 * self.chip if course.words and course.cards else 0.0

    def _column(self, n: int) -> float:
        """What a column needs, the gap before it included."""
        wide = [self.look.metrics("column head").horizontalAdvance(self.heads[n]) + 2]
        for line in self.lines:
            if n < self.courses:
                aside = self.look.metrics("note").horizontalAdvance(line.whose) + ASIDE if line.whose and not n else 0
                wide.append(self.course(line.courses[n]) + aside)
            elif n - self.courses < len(line.figures):
                wide.append(self.look.metrics("figure").horizontalAdvance(line.figures[n - self.courses]))
        return max(wide) + (self.gap if n else 0)

    def columns(self) -> list[float]:
        """The columns' widths, the last of the courses taking what is left."""
        found = list(self.needed)
        if self.courses and found:
            found[min(self.courses, len(found)) - 1] += self.inside - sum(found)
        return found

    def bar(self) -> float:
        """How long the bars are that stand before the figures; nought where there is no room for any."""
        spare = self.inside - sum(self.needed) - 2 * self.gap
        wanted = any(line.bar is not None for line in self.lines)
        return min(MOST_BAR * self.look.furniture, spare) if wanted and spare >= LEAST_BAR else 0.0

    @property
    def head(self) -> float:
        """The height of the line of heads, where there is one."""
        return round(self.look.font("column head").pixelSize() * 1.6) if self.broad and any(self.heads) else 0.0

    def in_words(self, line: Line) -> str:
        """What stands in the columns, for a list without."""
        pairs = zip(self.heads[self.courses:], line.figures)
        told = [f"{head} {figure}".strip() for head, figure in pairs if figure]
        return ", ".join([*([line.whose] if line.whose and not self.beside(line) else []), *told])

    def beside(self, line: Line) -> str:
        """What stands there beside the first course, if it has room in its line."""
        wide = self.course(line.courses[0]) + ASIDE + self.look.metrics("note").horizontalAdvance(line.whose)
        return line.whose if wide <= self.inside else ""

    def broken(self, course: Shown) -> list[str]:
        """The words of a course on a narrow page."""
        return words.wrapped(self.look.font("body"), course.words, self.inside) or [""]

    def high(self, course: Shown) -> float:
        """What a course takes there."""
        return max(self.chip if course.cards else 0.0, self.line * len(self.broken(course))) + 2

    def figures(self, line: Line) -> list[str]:
        """The figures in words there."""
        return words.wrapped(self.look.font("small"), self.in_words(line), self.inside)

    def row(self, line: Line) -> float:
        """The height of a row."""
        if self.broad:
            return round(max(self.chip, self.line) + self.room)
        courses = sum([self.high(course) for course in line.courses])
        return round(courses + len(self.figures(line)) * self.line + self.room)

    @property
    def whole(self) -> int:
        """Heads and all rows."""
        return round(self.head + sum([self.row(line) for line in self.lines])) + 2
