"""The table at which a lesson is given: a page like any other, with the lesson in its book and light on its cloth."""
from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable.showing.glossary import glossary
from cardtable.showing.phrases import number, ordinal
from cardtable.store import Settings, Store
from cardtable.table.book import Book
from cardtable.table.forms.setup import lesson_setup
from cardtable.table.lessons.leaf import LessonLeaf
from cardtable.table.lessons.light import Light
from cardtable.table.lessons.targets import outlines
from cardtable.table.sitting.header import Header
from cardtable.table.sitting.page import TablePage
from cardtable.table.sounds.heard import Hearable
from cardtable.table.widgets.clock import later
from cardtable.table.wording.keys import BACK_A_PAGE, GIVE_ANSWER, IN_LESSONS, LAWS, LEAVE_LESSON, NEXT_PAGE
from cardtable.table.wording.spoken import announce
from cardtable.tutor.course import Course, Reply
from cardtable.tutor.croupier import Tutored

PILLS = (("Back a step", BACK_A_PAGE), ("Law book", LAWS), ("Leave the lesson", LEAVE_LESSON))
RISEN = 300                      # milliseconds after which cards that may be played have risen, and nothing moves
TABS = ("Score", "Talk", "Laws", "Lesson")


class LessonPage(TablePage):
    """`went` tells that another page lies open, or how the learner did on it; `played` that he would play the game."""

    went = Signal()
    played = Signal()

    def __init__(self, course: Course, place: str, store: Store, settings: Settings, parent: QWidget | None = None,
                 pace: float = 1.0, sounds: Hearable | None = None) -> None:
        """`place` says which of how many it is: "first lesson of three"."""
        self.course, self._place = course, place
        super().__init__(lesson_setup(course), store, settings, parent, pace, sounds)

    def make_book(self) -> Book:
        """The lesson stands where advice does at other tables, and first."""
        book = Book(self, TABS, "advice")
        self.leaf = LessonLeaf(f"{self.setup.game.title}, {self._place}", glossary(self.setup.game.name))
        book.lay_in("advice", self.leaf)
        return book

    def make_header(self) -> Header:
        """Its pills lead through the lesson."""
        return Header(self.setup.game.title, (), self, PILLS)

    def _wire(self) -> None:
        super()._wire()
        self.light = Light(self)
        croupier = self.host.croupier
        assert isinstance(croupier, Tutored)
        self.tutored = croupier
        croupier.arrived, croupier.replied = self._arrived, self._replied
        self.leaf.answered.connect(self._answer)
        self.leaf.on.connect(self.forward)
        self.leaf.play.connect(self.played)
        self.host.moving.connect(self.light.hide)
        self.header.pressed.disconnect(self.actions_.do)
        self.header.pressed.connect(self._do)
        self.keyboard.pressed.disconnect(self.actions_.press)
        self.keyboard.pressed.connect(self._do)
        self.book.open_tab("advice")

    def _read_settings(self) -> None:
        super()._read_settings()
        self.host.teller.going_on = "by itself"          # the lesson's own way on is the only one

    # --- going through it

    def forward(self) -> None:
        """The next page, or the end of the lesson."""
        if self.course.last and self.course.done:
            self.left.emit()
        elif self.course.forward():
            self._turned()

    def back(self) -> None:
        """The page before."""
        if self.course.back():
            self._turned()

    def _turned(self) -> None:
        self.light.hide()
        self._tell()
        self.tutored.turned()
        self.went.emit()

    def _answer(self, number: int) -> None:
        if not self.course.done:
            self._said(self.course.answer(number))

    def _replied(self, reply: Reply) -> None:
        if not reply.right:
            self.pointer.cancel()
        self._said(reply)

    def _said(self, reply: Reply) -> None:
        self._tell()
        announce(self.leaf.said, reply.text, urgent=True)
        self.went.emit()
        if self.course.done and self.leaf.go_on.isVisible():
            self.leaf.take_focus()

    def _arrived(self) -> None:
        """The table stands as the page wants it, and nothing moves; a book that made room for a slip is back."""
        if self.book.folded and self.book.covers.isNull():
            self.book.open_tab("advice")
        later(self, RISEN, self._point)
        if self.course.page.do is None or self.course.done:
            self.leaf.take_focus()

    def _tell(self) -> None:
        """The page of the book says what the course says."""
        self.leaf.show_course(self.course)
        self.book.open_tab("advice")
        self.header.allow(BACK_A_PAGE, self.course.number > 0)

    def _point(self) -> None:
        if self.host.teller.busy or self.scene.ground is None:
            return
        page, at = self.course.page, self.view.pos()
        about = [path.translated(at) for target in page.points for path in outlines(self.scene, target)]
        lying = [*self.scene.lying.all(), *self.scene.tokens, *self.scene.tokens, *self.scene.plates]
        cards = [item.sceneBoundingRect().translated(at) for item in lying]
        self.light.setGeometry(self.rect())
        self.light.show_about(about if not self.course.done or page.do is None else [], page.note,
                              QRectF(self.cloth).adjusted(0, 0, -self._covered_by_book(), 0), cards)
        self.book.raise_()
        self.header.raise_()

    def _covered_by_book(self) -> float:
        return max(0.0, self.cloth.right() - self.book.covers.left()) if not self.book.covers.isNull() else 0.0

    # --- keys

    def _do(self, name: str) -> None:
        """What a pill or a key asks for; what has no place in a lesson does nothing."""
        if name == BACK_A_PAGE.name:
            self.back()
        elif name == LEAVE_LESSON.name:
            self.left.emit()
        elif any(name == keys.name for keys in IN_LESSONS):
            self.actions_.do(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing else wanted: an answer's number, on, back."""
        text = event.text()
        if text in GIVE_ANSWER.names and GIVE_ANSWER.names.index(text) < len(self.leaf.lines):
            self._answer(GIVE_ANSWER.names.index(text))
        elif Qt.Key(event.key()) in NEXT_PAGE and self.course.done:
            self.forward()
        elif Qt.Key(event.key()) in BACK_A_PAGE:
            self.back()
        else:
            super().keyPressEvent(event)

    def lay(self) -> None:
        """Everything anew; what is pointed at has moved."""
        begun = self._begun
        super().lay()
        if self._begun and not begun:
            self._tell()
        if self._begun:
            later(self, RISEN, self._point)


def place(at: int, many: int) -> str:
    """Of a lesson among a game's, from 0: "second lesson of three"."""
    return f"{ordinal(at + 1)} lesson of {number(many)}" if many > 1 else "the lesson"
