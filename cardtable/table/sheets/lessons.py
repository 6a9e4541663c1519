"""The lessons of the house: a shelf for each game that has any, folded or open, and on it every lesson with what it is
about, how far one has come, and a tick where it has been done."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.games import rows
from cardtable.showing.phrases import count, number
from cardtable.table.paint import marks, words
from cardtable.table.paint.canvas import HINTS
from cardtable.table.widgets import BoneButton, Label, OxbloodButton, Rule
from cardtable.table.widgets.buttons import Pressed
from cardtable.table.widgets.clock import later
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.widgets.folio import Folio
from cardtable.tutor.lesson import Lesson
from cardtable.tutor.library import lessons, taught
from cardtable.tutor.progress import Progress

ABOUT = ("Each lesson is given at the table, with its real cards and laws. You may leave at any step and come back; "
         "what asks something of you tells you why.")
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
ARROW, TICK, AIR = 22, 30, 8     # widths at the usual size of letters; and above and below the words
Come = Callable[[str], Progress]
"""How far one has come in a lesson, by its name."""


class LessonsSheet(Folio):
    """`opened` tells the name of the lesson wanted.  With a `game` only its lessons stand here."""

    WIDE = 860
    opened = Signal(str)

    def __init__(self, come: Come, game: str = "", last: str = "", parent: QWidget | None = None) -> None:
        """Open lies the one shelf there is; of all games that of the `last` of which a lesson was given, else that on
        which one has stopped in the midst, else the first on which anything is left to do; there the next lesson is
        what Return begins."""
        super().__init__("Lessons", parent=parent)
        self.come = come
        self.buttons: dict[str, BoneButton] = {}
        self.shelves: dict[str, Shelf] = {}
        self.above.addWidget(Label(ABOUT, "note", "ink_second", wrap=True))
        titles = {row.name: row.title for row in rows()}
        shown = [name for name in taught() if game in ("", name)]
        self.next = self._next([lesson.name for name in shown for lesson in lessons(name)], last)
        for name in shown:
            self._add(name, titles[name])
        self.middle.addStretch(1)
        self.shelves[self.next.partition("/")[0]].unfold(True)
        self.close_button("Close")

    def _add(self, game: str, title: str) -> None:
        """A game's shelf, and below it its lessons."""
        found = lessons(game)
        board = QWidget()
        lines = QVBoxLayout(board)
        lines.setContentsMargins(0, 0, 0, 6)
        for lesson in found:
            lines.addWidget(Rule())
            lines.addWidget(self._line(lesson))
        shelf = self.shelves[game] = Shelf(title, board, [self.come(lesson.name).ended for lesson in found])
        self.middle.addWidget(shelf)
        self.middle.addWidget(board)
        shelf.clicked.connect(lambda: later(self, 0, lambda: self._bring(shelf)))

    def showEvent(self, event: QShowEvent) -> None:
        """The lesson that comes next is in sight, however far down its shelf stands."""
        super().showEvent(event)
        later(self, 0, self._bring_next)

    def _bring_next(self) -> None:
        self._bring(self.shelves[self.next.partition("/")[0]])
        self.roll.bring(self.buttons[self.next])

    def _bring(self, shelf: Shelf) -> None:
        """A shelf that has been opened near the foot is seen whole, or from its head on."""
        if shelf.unfolded:
            self.middle.activate()
            for part in (shelf.board, shelf):
                self.roll.ensureWidgetVisible(part, 0, AIR)

    def _next(self, names: Sequence[str], last: str) -> str:
        """The lesson that Return begins, or goes on with, and whose shelf lies open when the sheet is laid."""
        begun = [name for name in names if self.come(name).page]
        left = [name for name in names if not self.come(name).ended]
        same = [name for name in [*begun, *left] if name.partition("/")[0] == last]
        return next(iter([*same, *begun, *left, *names]))

    def _line(self, lesson: Lesson) -> QWidget:
        """A tick, its title, below that what it is about and how far one has come; at the right the way into it."""
        come = self.come(lesson.name)
        button = self.buttons[lesson.name] = (OxbloodButton if lesson.name == self.next else BoneButton)(
            "Go on" if come.page else "Again" if come.ended else "Begin", small=True)
        button.setAccessibleDescription(f"{lesson.title}. {lesson.about} {told(lesson, come)}".strip())

        def pressed() -> None:
            self.done.emit()
            self.opened.emit(lesson.name)

        button.clicked.connect(pressed)
        line, texts = QWidget(), QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(Label(lesson.title, "strong", wrap=True))
        texts.addWidget(Label(" ".join([lesson.about, told(lesson, come)]).strip(), "note", "ink_second", wrap=True))
        texts.addStretch(1)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(Tick(come.ended), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(texts, 1)
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        return line

    def first(self) -> Pressed:
        """The next lesson; where its shelf is folded, the first on an open one that has not been ended; where all are
        folded, that shelf."""
        shelf = self.shelves[self.next.partition("/")[0]]
        if shelf.unfolded:
            return self.buttons[self.next]
        seen = [name for name in self.buttons if self.shelves[name.partition("/")[0]].unfolded]
        left = [name for name in seen if not self.come(name).ended]
        return next((self.buttons[name] for name in [*left, *seen]), shelf)


class Shelf(Pressed):
    """A game's name with how much of it is done; a press lays its `board` open, or folds it."""

    def __init__(self, title: str, board: QWidget, done: Sequence[bool], parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self.board, self.ended, self.many = board, sum(done), len(done)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self.unfold(not self.unfolded))
        self.unfold(False)

    @property
    def unfolded(self) -> bool:
        """Whether its lessons are to be seen."""
        return not self.board.isHidden()

    @property
    def told(self) -> str:
        """How much of it is done."""
        if not self.ended:
            return count(self.many, "lesson")
        return "all done" if self.ended == self.many else f"{number(self.ended)} of {number(self.many)} done"

    def unfold(self, on: bool) -> None:
        """Its lessons are to be seen, or not."""
        self.board.setVisible(on)
        self.setAccessibleDescription(f"{self.told}; {'open' if on else 'folded'}")
        self.update()

    def sizeHint(self) -> QSize:
        """One line."""
        return QSize(240, round(self.look.metrics("tile").lineSpacing() + 2 * AIR * self.look.furniture))

    def ring_outline(self) -> tuple[QRectF, float]:
        """All of it."""
        return QRectF(self.rect()).adjusted(2, 2, -2, -2), 6

    def paintEvent(self, event: QPaintEvent) -> None:
        """An arrow, the name, a tick where all is done, and how much is."""
        look, scale, colours = self.look, self.look.furniture, self.look.palette
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        middle = self.height() / 2
        painter.setPen(QPen(QColor(colours.oxblood), 2 * scale))
        turned = [(-3, -5), (3, 0), (-3, 5)] if not self.unfolded else [(-5, -3), (0, 3), (5, -3)]
        painter.drawPolyline([QPointF(8 * scale + x * scale, middle + y * scale) for x, y in turned])
        room = QRectF(ARROW * scale, 0, self.width() - (ARROW + 4) * scale, self.height())
        words.engraved(painter, room, look.font("tile"), self.text(), colours.ink, align=LEFT)
        if self.ended == self.many:
            wide = look.metrics("note").horizontalAdvance(self.told)
            marks.grade(painter, look, "best", QPointF(room.right() - wide - 16 * scale, middle), scale)
        words.engraved(painter, room, look.font("note"), self.told, colours.ink_second, align=RIGHT)


class Tick(Dressed, QWidget):
    """A mark of what has been done; where it has not, the room for it."""

    def __init__(self, done: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.done = done
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As high as a line of the title."""
        return QSize(round(TICK * self.look.furniture), round(self.look.metrics("strong").lineSpacing()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The mark of the best."""
        if self.done:
            painter = QPainter(self)
            painter.setRenderHints(HINTS)
            marks.grade(painter, self.look, "best", QRectF(self.rect()).center(), self.look.furniture)


def told(lesson: Lesson, come: Progress) -> str:
    """How far one has come, in a sentence; nothing of a lesson not begun."""
    if come.page:
        return f"Left at step {come.page + 1} of {len(lesson.pages)}."
    if come.ended and come.right is not None:
        return f"Done; {come.right} of {lesson.questions} right in the exam."
    return "Done." if come.ended else ""
