"""The table at which a lesson is given: a page like any other, with the lesson in its book and light on its cloth."""
from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainterPath
from PySide6.QtWidgets import QGraphicsWidget, QWidget

from cardtable.cards import BY_TEXT
from cardtable.showing.glossary import glossary
from cardtable.showing.phrases import number, ordinal
from cardtable.store import Settings, Store
from cardtable.table import pressing
from cardtable.table.book import Book
from cardtable.table.cloth.tips import uppermost
from cardtable.table.forms.setup import lesson_setup
from cardtable.table.items import CardItem, TokenItem
from cardtable.table.lessons.leaf import LessonLeaf
from cardtable.table.lessons.light import Light
from cardtable.table.lessons.lying import lying
from cardtable.table.lessons.targets import leading, outlines, ring
from cardtable.table.sitting.header import ACCUSING, Header
from cardtable.table.sitting.page import TablePage
from cardtable.table.sounds.heard import Hearable
from cardtable.table.widgets.clock import later
from cardtable.table.wording.keys import ACCUSE, BACK_A_PAGE, GIVE_ANSWER, IN_LESSONS, LAWS, LEAVE_LESSON, NEXT_PAGE
from cardtable.table.wording.spoken import announce
from cardtable.tutor.course import Course, Reply
from cardtable.tutor.croupier import Tutored
from cardtable.tutor.lesson import leads

PILLS = (("Back a step", BACK_A_PAGE), ("Law book", LAWS), ("Leave the lesson", LEAVE_LESSON))
RISEN = 300                      # milliseconds after which cards that may be played have risen, and nothing moves
CLICK = "Click them, then the token; or drag them away."
PRESS = "Go to each by the arrows and take it up by Enter; then press the token’s number."
"""How several cards are chosen, by the hand that is used."""
SHOWN = "This is only shown to you; it is not what is played here."
TABS = ("Score", "Talk", "Laws", "Lesson")


class LessonPage(TablePage):
    """`went` tells that another page lies open, or how the learner did on it; `played` that he would play the game."""

    went = Signal()
    played = Signal()

    def __init__(self, course: Course, place: str, store: Store, settings: Settings, parent: QWidget | None = None,
                 pace: float = 1.0, sounds: Hearable | None = None) -> None:
        """`place` says which of how many it is: "first lesson of three"."""
        self.course, self._place = course, place
        self._coming = False                     # the page has been turned, or its move made, and is not yet to be seen
        super().__init__(lesson_setup(course), store, settings, parent, pace, sounds)

    def make_book(self) -> Book:
        """The lesson stands where advice does at other tables, and first."""
        book = Book(self, TABS, "advice")
        self.leaf = LessonLeaf(f"{self.setup.game.title}, {self._place}", glossary(self.setup.game.name))
        book.lay_in("advice", self.leaf)
        return book

    def make_header(self) -> Header:
        """Its pills lead through the lesson; under strict laws one accuses."""
        return Header(self.setup.game.title, (), self, (PILLS[0], ACCUSING, *PILLS[1:]) if self.setup.strict else PILLS)

    def _wire(self) -> None:
        super()._wire()
        self.light = Light(self)
        self.scene.gives_room = True
        croupier = self.host.croupier
        assert isinstance(croupier, Tutored)
        self.tutored = croupier
        croupier.arrived, croupier.replied = self._arrived, self._replied
        self.keyboard.stops.lit = self._to_do
        self.leaf.answered.connect(self._answer)
        self.leaf.on.connect(self.forward)
        self.leaf.play.connect(self.played)
        self.host.moving.connect(self.light.hide)
        self.host.answering.changed.connect(self._point_anew)
        for watched in (self.view, self.view.viewport()):
            watched.installEventFilter(self)
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
        if self._coming:
            return
        if self.course.last and self.course.done:
            self.left.emit()
        elif self.course.forward():
            self._turned()

    def back(self) -> None:
        """The page before."""
        if self.course.back():
            self._turned()

    def _turned(self) -> None:
        """What was begun on the page before is let go of, and what this one tells waits until it is to be seen."""
        self.light.hide()
        self.pointer.cancel()
        self.host.decisions.quiet()
        self.slips.put_away()
        self._coming = True
        self._tell()
        pressing.turned(self.stage.guard)
        self.tutored.turned()
        self.went.emit()

    def _answer(self, number: int) -> None:
        if not self.course.done and not self._coming:
            self._said(self.course.answer(number))

    def _replied(self, reply: Reply) -> None:
        """What is said to a right move comes when it has been seen, with what answers it."""
        if reply.right:
            self._coming = True
            self._tell()
            self.went.emit()
        else:
            self.pointer.cancel()
            self.pointer.put_back()
            self._said(reply)
            self.keyboard.begin_again()
            later(self, RISEN, self._point)      # at the exam the answer is lit from now on

    def _said(self, reply: Reply) -> None:
        self._tell()
        pressing.turned(self.stage.guard)
        announce(self.leaf.said, reply.text, urgent=True)
        self.went.emit()
        if self.course.done and self.leaf.go_on.isVisible():
            self.leaf.take_focus()

    def _arrived(self) -> None:
        """The table stands as the page wants it, and nothing moves; a book that made room for a slip is back."""
        if self.book.folded and self.book.covers.isNull():
            self.book.open_tab("advice")
        said, self._coming = self.course.reply, False
        if said is not None:
            self._said(said)
        else:
            self._tell()
        later(self, RISEN, self._point)
        if self.tutored.wanted or self.tutored.free:
            self.view.setFocus()                 # the hand is asked, and the keys are the table's
        else:
            self.leaf.take_focus()

    def _tell(self) -> None:
        """The page of the book says what the course says."""
        self.leaf.show_course(self.course, self._coming)
        self.book.open_tab("advice")
        self.header.allow(BACK_A_PAGE, self.course.number > 0)

    # --- what stands in the light

    def _point(self) -> None:
        """What the page points at, until its move has been made, and the token to be pressed."""
        if self.host.teller.busy or self.scene.ground is None or self.slips.slip is not None:
            return
        page, at = self.course.page, self.view.pos()
        told = self._coming or self.course.done and page.do is not None or self.tutored.begun
        self.light.setGeometry(self.rect())
        self.light.show_about(tuple if told else self._lit, "" if told else self._note(),
                              QRectF(self.cloth).adjusted(0, 0, -self._covered_by_book(), 0),
                              lying(self.scene).translated(at.x(), at.y()), self._read)
        self.book.raise_()
        self.header.raise_()

    def _read(self) -> list[QRectF]:
        """Words that stand on the cloth just now, in the coordinates of this page: what was said goes after a while."""
        words = [*self.scene.speeches.values(), self.scene.question, self.scene.law]
        return [item.sceneBoundingRect().translated(self.view.pos()) for item in words if item.isVisible()]

    def _note(self) -> str:
        """The page's, and where several cards are to be chosen how that is done."""
        note = self.course.page.note
        if not note or not self.tutored.wanted or self.host.answering.choice.prompt is None:
            return note
        return f"{note} {PRESS if self.keyboard.in_use else CLICK}"

    def _point_anew(self) -> None:
        """Other tokens lie there, or other words on them."""
        if self.light.isVisible():
            self._point()

    def _lit(self) -> list[QPainterPath]:
        """Rings as everything lies just now, in the coordinates of this page."""
        at = QPointF(self.view.pos())
        found = [path for target in self.course.page.points for path in outlines(self.scene, target)]
        token = self._token()
        if token is not None and (about := ring(token)) not in found:
            found.append(about)
        return [path.translated(at) for path in found]

    def _token(self) -> TokenItem | None:
        """The token to be pressed next for the move that is wanted; at the exam from the first wrong try on."""
        return leading(self.scene, self.course.page) if self.tutored.wanted and not self.course.examining else None

    def _to_do(self) -> list[QGraphicsWidget]:
        """What stands in the light and may be the move that is wanted: the token, then cards; the keys begin there."""
        if not self.tutored.wanted:
            return []
        token, lying = self._token(), self.scene.lying
        cards = [lying.find(BY_TEXT[name]) for kind, name in self.course.page.points if kind == "card"]
        return [item for item in (token, *cards) if item is not None]

    def _covered_by_book(self) -> float:
        return max(0.0, self.cloth.right() - self.book.covers.left()) if not self.book.covers.isNull() else 0.0

    def _shown_clicked(self, at: QPoint) -> None:
        """A click on what stands in the light, which is no answer itself: the token that it speaks of is pressed; else
        it is said that this is but shown."""
        token, do = self._token(), self.course.page.do
        said = token is not None and do is not None and token.says and leads(token.says, do)
        if token is not None and said and not self.host.answering.choice.prompt:
            token.press()
        else:
            self._tell()
            self.leaf.said.say(False, SHOWN)
            announce(self.leaf.said, SHOWN)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys come to the table's view first: where nothing is asked there they lead through the lesson.  And whatever
        stands in the light may be clicked."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            later(self, 0, self._point_anew)         # the note speaks of keys, or of the mouse
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is self.view:
            return not self.host.answering.prompts and not self.host.teller.busy and self._own_key(event)
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress \
                and event.button() == Qt.MouseButton.LeftButton and self.tutored.wanted and self._only_shown(event):
            at = event.position().toPoint()
            later(self, 0, lambda: self._shown_clicked(at))
        return bool(super().eventFilter(watched, event))

    def _only_shown(self, event: QMouseEvent) -> bool:
        """Whether what is clicked stands in the light and can be no part of an answer."""
        at = event.position().toPoint()
        thing = uppermost(self.view.items(at))
        if isinstance(thing, TokenItem) or isinstance(thing, CardItem) and self.host.answering.serves(thing):
            return False
        return self.light.lights(at + self.view.pos())

    # --- keys

    def _do(self, name: str) -> None:
        """What a pill or a key asks for; what has no place in a lesson does nothing."""
        if name == BACK_A_PAGE.name:
            self.back()
        elif name == LEAVE_LESSON.name:
            self.left.emit()
        elif any(name == keys.name for keys in IN_LESSONS) and (name != ACCUSE.name or self._may_accuse()):
            self.actions_.do(name)

    def _may_accuse(self) -> bool:
        """Only while something is wanted of the learner: elsewhere the lesson plays."""
        return self.tutored.wanted or self.tutored.free

    def _own_key(self, event: QKeyEvent) -> bool:
        """An answer's number, on, back; was it one of these?"""
        key, text = Qt.Key(event.key()), event.text()
        if text in GIVE_ANSWER.names and GIVE_ANSWER.names.index(text) < len(self.leaf.lines):
            self._answer(GIVE_ANSWER.names.index(text))
        elif key in NEXT_PAGE and self.course.done:
            if not event.isAutoRepeat():         # a key held down leads one page on
                self.forward()
        elif key in BACK_A_PAGE:
            if not event.isAutoRepeat():
                self.back()
        else:
            return self.leaf.choose(key)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nothing else wanted; first those of a slip that lies there.  Who goes through the lesson by them
        finds the ring on the table, too."""
        self.keyboard.in_use = True
        if self.slips.slip is not None or not self._own_key(event):
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
