"""Advice: what the book or a master would do, why, and what each course is worth."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.table.book.chart import ChartView
from cardtable.table.book.leaf import Leaf
from cardtable.table.paint import marks, words
from cardtable.table.paint.canvas import HINTS, rounded
from cardtable.table.paint.marks import Grade
from cardtable.table.widgets import BoneButton, Label
from cardtable.table.widgets.dressed import Breaking

NEAR = .06
"""How much of the whole scale a course may fall short of the best and still be called near it."""


@dataclass(frozen=True, slots=True)
class Course:
    """One thing that could be done, what it is worth, and half the width of that figure's interval."""

    name: str
    value: float
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Counsel:
    """What is advised.  `courses` stand best first; `unit` says what they are counted in ("games in 100")."""

    title: str
    why: str
    source: str = ""
    courses: tuple[Course, ...] = ()
    unit: str = ""
    samples: int = 0

    @property
    def scale(self) -> tuple[float, float]:
        """Between which values the bars are drawn: all chances in a hundred, or a little beyond the least and most."""
        if "100" in self.unit:
            return 0.0, 100.0
        values = [course.value for course in self.courses] + [0.0]
        spread = (max(values) - min(values)) or 1.0
        return min(values) - .1 * spread, max(values) + .1 * spread

    def grade(self, course: Course) -> Grade:
        """A course whose interval meets that of the best is as good as it."""
        best, (least, most) = self.courses[0], self.scale
        short = best.value - course.value
        if short <= best.error + course.error:
            return "best"
        return "near" if short <= NEAR * (most - least) else "costly"


def counsel(thought: Thought, name: Callable[[Move], str], title: str, source: str = "") -> Counsel:
    """What a thought advises; `name` says a move in words, `source` is the maxim's place as a reader would have it."""
    courses = tuple([Course(name(move), value, error) for move, value, error in thought.weighed])
    return Counsel(title, thought.why, source, courses, thought.unit, thought.samples)


class Bars(Breaking):
    """A bar for each course, with its grade in shape and colour, its name, and its figure with the interval."""

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
            [f"{course.name}: {_figure(course)} ({given.grade(course)})" for course in given.courses]))
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
            grade = self.counsel.grade(course)
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
        text = _figure(course)
        wide = look.metrics("figure").horizontalAdvance(text) + 14 * scale
        rail = QRectF(rect.x(), rect.y(), max(40.0, rect.width() - wide), rect.height())
        painter.fillPath(rounded(rail, 3), QColor(120, 90, 40, 34))
        least, most = self.counsel.scale
        part = (course.value - least) / (most - least)
        bar = QRectF(rail.x(), rail.y(), max(2.0, rail.width() * min(1.0, max(0.0, part))), rail.height())
        painter.fillPath(rounded(bar, 3), QColor(colour))
        if course.error:
            reach = rail.width() * course.error / (most - least)
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
        self._why, self._source = Label("", wrap=True), Label("", "citation", "oxblood", wrap=True)
        self._unit = Label("", "note", "ink_second", wrap=True)
        self._samples = Label("", "citation", "ink_third", wrap=True)
        self._bars = Bars()
        page = QWidget()
        page.setProperty("ground", "none")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(9)
        self.chart = ChartView()
        for part in (self.chart, self._why, self._source, self._unit, self._bars, self._samples):
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
        self._say("Ask for a hint, and it is weighed here: what to do, why, and what each course is worth.",
                  "", "", "")
        self._bars.show_counsel(Counsel("", ""))

    def show_counsel(self, given: Counsel) -> None:
        """What is advised now."""
        self.counsel = given
        self.set_heading(given.title)
        samples = "{number} layouts of the unseen cards were looked at.".format(number=f"{given.samples:,}")
        self._say(given.why, given.source, given.unit if given.courses else "",
                  samples if given.samples else "")
        self._bars.show_counsel(given)

    def _say(self, *texts: str) -> None:
        for label, text in zip((self._why, self._source, self._unit, self._samples), texts, strict=True):
            label.setText(text)
            label.setVisible(bool(text))


def _figure(course: Course) -> str:
    digits = 0 if course.error >= 1 or not course.error and course.value == round(course.value) else 1
    text = f"{course.value:.{digits}f}".replace("-", "−")
    return f"{text} ± {course.error:.{digits}f}" if course.error else text
