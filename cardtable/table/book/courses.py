"""Courses on the page of advice: their cards drawn, and a bar for what each is worth."""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.players.advice import Advice
from cardtable.players.comparison import EQUAL
from cardtable.players.report import PLACES
from cardtable.showing.bars import Bar
from cardtable.showing.charts import Grid
from cardtable.showing.phrases import capital, listed
from cardtable.showing.sources import books_of
from cardtable.table.paint import bars, chips, marks, words
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.paint.canvas import HINTS
from cardtable.table.paint.look import Look
from cardtable.table.paint.marks import Grade
from cardtable.table.ranked import Shown
from cardtable.table.widgets.dressed import Breaking

CHIP = 1.45                      # height of a card, in the size of the letters beside it
AIR = .5                         # between words and cards, and about cards, in the same
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

MOST = 5
"""Of the courses so many are shown; a comparison shows all."""


@dataclass(frozen=True, slots=True)
class Course:
    """One thing that could be done, what it is worth (None where it is equal to the first), how good that is, and how
    it is drawn."""

    name: str
    shown: Shown
    value: float | None
    grade: Grade
    bar: Bar


@dataclass(frozen=True, slots=True)
class Counsel:
    """What is advised.  `courses` stand best first; `unit` says what they are counted in ("games in 100")."""

    title: str
    why: str
    book: str = ""
    source: str = ""
    courses: tuple[Course, ...] = ()
    unit: str = ""
    notes: tuple[str, ...] = ()
    advised: Shown | None = None         # what to do, where `why` says no more than why
    grid: Grid | None = None             # what is best in every case like this one


def counsel(advice: Advice, title: str, grid: Grid | None = None) -> Counsel:
    """Advice as it is shown, graded as the comparison grades, with the game's table of such cases."""
    found = advice.comparison
    if found is None:
        return Counsel(title, advice.words, advice.book, books_of(advice.source), grid=grid)
    best = found.rows[0]
    courses = tuple([Course(row.words, Shown(row.verb, row.cards),
                            None if row.equal and row is not best else found.worth(row), found.grade(row),
                            found.bar(row)) for row in [found.rows[n] for n in found.listed(MOST)]])
    drawn = bool(best.cards) and advice.words.startswith(f"{best.words}: ")
    why = capital(advice.words.removeprefix(f"{best.words}: ")) if drawn else advice.words
    return Counsel(title, why, advice.book, books_of(advice.source), courses, found.unit, found.notes,
                   Shown(best.verb, best.cards) if drawn else None, grid)


class Laid:
    """Words in lines, and the cards after them: in the last of these lines if they go into it, else below."""

    def __init__(self, look: Look, shown: Shown, width: float) -> None:
        self.look, self.shown = look, shown
        letters = look.font("strong").pixelSize()
        self.line, self.chip = letters * 1.22, float(round(CHIP * letters))
        self.words = words.wrapped(look.font("strong"), shown.words, width) if shown.words else []
        last = look.metrics("strong").horizontalAdvance(self.words[-1]) + AIR * letters if self.words else 0.0
        self.step = chips.row_width(shown.cards[:1], self.chip) + chips.GAP * self.chip
        whole = chips.row_width(shown.cards, self.chip)
        beside = last + whole <= width or not self.words
        self.first = last if beside else 0.0             # where the cards begin
        self.row = len(shown.cards) if beside and self.first + whole <= width else max(1, int(width // self.step))
        lines = -(-len(shown.cards) // self.row) if shown.cards else 0
        self.above = self.line * (len(self.words) - (beside and bool(self.words) and bool(lines)))
        self.high = self.above + lines * (self.chip + chips.GAP * self.chip) if lines else max(self.above, self.line)

    def paint(self, painter: QPainter, x: float, y: float, colour: str) -> None:
        """All of it, from its left upper corner."""
        first = max(self.line, self.chip) if self.words and self.above < self.line * len(self.words) else self.line
        for number, text in enumerate(self.words):
            high = first if number == len(self.words) - 1 else self.line
            place = QRectF(x, y + number * self.line, 4000, high)
            words.engraved(painter, place, self.look.font("strong"), text, colour, align=LEFT)
        for number, card in enumerate(self.shown.cards):
            down, along = divmod(number, self.row)
            kept = PIXMAPS.get(chips.chip, self.look, card.text[:2], self.chip)
            painter.drawPixmap(QPointF(x + self.first + along * self.step,
                                       y + self.above + down * (self.chip + chips.GAP * self.chip)), kept.pixmap)


class Advised(Breaking):
    """What is advised: its verb and its cards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown = Shown("")
        self.hide()

    def show_course(self, shown: Shown | None) -> None:
        """One course, or nothing."""
        self.shown = shown or Shown("")
        cards = listed([f"the {card.name}" for card in self.shown.cards])
        self.setAccessibleName(f"{self.shown.words} {cards}".strip())
        self.setVisible(shown is not None)
        self.dress()

    def heightForWidth(self, width: int) -> int:
        """Words and cards."""
        return round(Laid(self.look, self.shown, width).high)

    def sizeHint(self) -> QSize:
        """As high as its present width demands."""
        return QSize(260, self.heightForWidth(max(self.width(), 120)))

    def minimumSizeHint(self) -> QSize:
        """A few cards."""
        return QSize(120, self.heightForWidth(max(self.width(), 120)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """In ink."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        Laid(self.look, self.shown, self.width()).paint(painter, 0, 0, self.look.palette.ink)


class Bars(Breaking):
    """A bar for each course, with its grade in shape and colour, its name, and its figure."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.counsel = Counsel("", "")

    def show_counsel(self, given: Counsel) -> None:
        """Bars for these courses."""
        self.counsel = given
        self.setAccessibleName("; ".join(
            [f"{course.name}: {_figure(course, given.unit)} ({course.grade})" for course in given.courses]))
        self.dress()

    def _laid(self, course: Course, width: float) -> Laid:
        return Laid(self.look, course.shown, width - 30 * self.look.furniture)

    def heightForWidth(self, width: int) -> int:
        """A name above each bar."""
        high = [self._laid(course, width).high for course in self.counsel.courses]
        return round(sum(high) + len(high) * 40 * self.look.furniture)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Mark, name, bar and figure of each."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        look, scale, y = self.look, self.look.furniture, 0.0
        room = self._room()
        for course in self.counsel.courses:
            grade, laid = course.grade, self._laid(course, self.width())
            colour = bars.tint(look, grade, course.bar.loss)
            middle = (max(laid.line, laid.chip) if course.shown.cards and len(laid.words) < 2 else laid.line) / 2
            marks.grade(painter, look, grade, QPointF(11 * scale, y + middle), scale, colour)
            laid.paint(painter, 30 * scale, y, colour)
            y += laid.high
            self._bar(painter, QRectF(0, y + 4 * scale, self.width(), 22 * scale), course, colour, room)
            y += 40 * scale

    def _room(self) -> float:
        """What the widest figure takes: all rails are equally long, so that bars can be compared."""
        measure = self.look.metrics("figure")
        figures = [_figure(course, self.counsel.unit) for course in self.counsel.courses]
        return max(map(measure.horizontalAdvance, figures), default=0) + 14 * self.look.furniture

    def _bar(self, painter: QPainter, rect: QRectF, course: Course, colour: str, wide: float) -> None:
        look, scale = self.look, self.look.furniture
        text = _figure(course, self.counsel.unit)
        rail = QRectF(rect.x(), rect.y(), max(40.0, rect.width() - wide), rect.height())
        bars.draw(painter, look, rail, course.bar, colour)
        place = QRectF(rail.right() + 8 * scale, rect.y(), wide, rect.height())
        words.engraved(painter, place, look.font("figure"), text, look.palette.ink,
                       align=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def _figure(course: Course, unit: str) -> str:
    """All of one unit alike, that one may be taken from the other; a word for what is as good as the first."""
    if course.value is None:
        return EQUAL
    digits = PLACES.get(unit, 1)
    return f"{round(course.value, digits) + 0.0:.{digits}f}".replace("-", "−")
