"""Advice: what the book or a master would do, why, and what each choice is worth."""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from cardtable.players.advice import Advice
from cardtable.players.amounts import GAMES, capital
from cardtable.showing.sources import books_of
from cardtable.table.book.chart import ChartView
from cardtable.table.book.leaf import Leaf
from cardtable.table.paint import marks, words
from cardtable.table.paint.canvas import HINTS, rounded
from cardtable.table.paint.marks import Grade
from cardtable.table.widgets import BoneButton, Label
from cardtable.table.widgets.dressed import Breaking

MOST = 5
"""Of the courses so many are shown; a comparison shows all."""


@dataclass(frozen=True, slots=True)
class Course:
    """One thing that could be done, what it is worth, and how good that is; `doubt` is half the interval of its
    distance from the best, drawn as a whisker."""

    name: str
    value: float
    grade: Grade
    doubt: float = 0.0


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

    @property
    def scale(self) -> tuple[float, float]:
        """Between which values the bars are drawn: all chances in a hundred, or a little beyond the least and most."""
        if self.unit == GAMES:
            return 0.0, 100.0
        values = [course.value for course in self.courses] + [0.0]
        spread = (max(values) - min(values)) or 1.0
        return min(values) - .1 * spread, max(values) + .1 * spread


def counsel(advice: Advice, title: str) -> Counsel:
    """Advice as it is shown, graded as the comparison grades."""
    found = advice.comparison
    if found is None:
        return Counsel(title, advice.words, advice.book, books_of(advice.source))
    courses = tuple([Course(row.words, row.value, found.grade(row), row.doubt) for row in found.rows[:MOST]])
    return Counsel(title, advice.words, advice.book, books_of(advice.source), courses, found.unit, found.notes)


class Bars(Breaking):
    """A bar for each course, with its grade in shape and colour, its name, and its figure."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.counsel = Counsel("", "")

    def show_counsel(self, given: Counsel) -> None:
        """Bars for these courses."""
        self.counsel = given
        self.setAccessibleName("; ".join(
            [f"{course.name}: {_figure(course, given.unit)} ({course.grade})" for course in given.courses]))
        self.dress()

    def _names(self, course: Course, width: float) -> list[str]:
        return words.wrapped(self.look.font("strong"), course.name, width - 30 * self.look.furniture) or [""]

    def _line(self) -> float:
        return self.look.font("strong").pixelSize() * 1.22

    def hasHeightForWidth(self) -> bool:
        """Names are broken where the page is narrow."""
        return True

    def heightForWidth(self, width: int) -> int:
        """A name above each bar."""
        lines = [len(self._names(course, width)) for course in self.counsel.courses]
        return round(sum(lines) * self._line() + len(lines) * 40 * self.look.furniture)

    def sizeHint(self) -> QSize:
        """As high as its present width demands."""
        return QSize(260, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        """A mark and a short bar."""
        return QSize(120, self.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Mark, name, bar and figure of each."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        look, scale, y = self.look, self.look.furniture, 0.0
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        for course in self.counsel.courses:
            grade = course.grade
            colour = getattr(look.palette, grade)
            marks.grade(painter, look, grade, QPointF(11 * scale, y + self._line() / 2), scale)
            for line in self._names(course, self.width()):
                place = QRectF(30 * scale, y, self.width(), self._line())
                words.engraved(painter, place, look.font("strong"), line, colour, align=left)
                y += self._line()
            self._bar(painter, QRectF(0, y + 4 * scale, self.width(), 22 * scale), course, colour)
            y += 40 * scale

    def _bar(self, painter: QPainter, rect: QRectF, course: Course, colour: str) -> None:
        look, scale = self.look, self.look.furniture
        text = _figure(course, self.counsel.unit)
        wide = look.metrics("figure").horizontalAdvance(text) + 14 * scale
        rail = QRectF(rect.x(), rect.y(), max(40.0, rect.width() - wide), rect.height())
        painter.fillPath(rounded(rail, 3), QColor(120, 90, 40, 34))
        least, most = self.counsel.scale
        part = (course.value - least) / (most - least)
        bar = QRectF(rail.x(), rail.y(), max(2.0, rail.width() * min(1.0, max(0.0, part))), rail.height())
        painter.fillPath(rounded(bar, 3), QColor(colour))
        if course.doubt:
            reach = rail.width() * course.doubt / (most - least)
            painter.fillRect(QRectF(bar.right() - reach, rail.center().y() - 1, 2 * reach, 2),
                             QColor(look.palette.ink))
        place = QRectF(rail.right() + 8 * scale, rect.y(), wide, rect.height())
        words.engraved(painter, place, look.font("figure"), text, look.palette.ink,
                       align=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class AdvicePage(Leaf):
    """The last advice asked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.counsel: Counsel | None = None
        self._why, self._book = Label("", wrap=True), Label("", "event", "ink_second", wrap=True)
        self._source = Label("", "citation", "oxblood", wrap=True)
        self._unit = Label("", "note", "ink_second", wrap=True)
        self._notes = Label("", "citation", "ink_third", wrap=True)
        self._bars = Bars()
        page = QWidget()
        page.setProperty("ground", "none")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(9)
        self.chart = ChartView()
        for part in (self.chart, self._why, self._book, self._source, self._unit, self._bars, self._notes):
            column.addWidget(part)
        column.addStretch(1)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName("Advice")
        area.viewport().setAutoFillBackground(False)
        area.setWidget(page)
        self.inside.addWidget(area, 1)
        self.compare = BoneButton("Compare all", "A", small=True)
        self.compare.hide()
        self.inside.addWidget(self.compare, 0, Qt.AlignmentFlag.AlignRight)
        self.forget()

    def forget(self) -> None:
        """No advice: the moment it was given for is past."""
        self.counsel = None
        self.set_heading("Advice")
        self._say("Ask for a hint, and it is weighed here: what to do, why, and what each choice is worth.",
                  "", "", "", "")
        self._bars.show_counsel(Counsel("", ""))

    def wait(self, text: str) -> None:
        """Advice is being sought."""
        self.counsel = None
        self._say(text, "", "", "", "")
        self._bars.show_counsel(Counsel("", ""))

    def show_counsel(self, given: Counsel) -> None:
        """What is advised now."""
        self.counsel = given
        self.set_heading(given.title)
        unit = capital(given.unit) if given.courses else ""
        self._say(given.why, given.book, given.source, unit, " ".join(given.notes))
        self._bars.show_counsel(given)

    def _say(self, *texts: str) -> None:
        for label, text in zip((self._why, self._book, self._source, self._unit, self._notes), texts, strict=True):
            label.setText(text)
            label.setVisible(bool(text))


def _figure(course: Course, unit: str) -> str:
    """All of one unit alike, that one may be taken from the other."""
    digits = 0 if unit == GAMES else 1
    return f"{course.value:.{digits}f}".replace("-", "−")
