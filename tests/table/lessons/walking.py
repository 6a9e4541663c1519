"""A lesson walked through the real window by a hand, with mouse or keys: what is asked is done, what is wrong is tried,
every step gone back, and the deal played out at the end."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QLabel, QWidget

from cardtable.cards import Card
from cardtable.rules.moves import Move
from cardtable.table.app.window import MainWindow
from cardtable.table.items import CardItem, TokenItem
from cardtable.table.lessons.page import LessonPage
from cardtable.table.lessons.targets import outlines
from cardtable.table.widgets.tabs import SideTab
from cardtable.table.wording.keys import BACK_A_PAGE
from cardtable.tutor.progress import progress
from tests.table.at_window import Clicker, Typist
from tests.table.playing import gone_on, grip
from tools.waiting import spin, until

Key = Qt.Key
LONGEST = 400                    # answers of a deal played out


class ByMouse(Clicker):
    """A learner who clicks and drags."""

    def on_paper(self, button: QWidget, key: Qt.Key) -> None:
        """What stands on paper, and the key that does the same."""
        self.button(button)

    def make(self, move: Move) -> None:
        """The middle is laid bare first, to which cards are dragged: what gives way to the book moves when it goes."""
        if self.page.scene.ground is not None:
            self.uncover(self.page.scene.ground.drop_area().center())
        super().make(move)

    def token(self, token: TokenItem) -> None:
        self.uncover(token.sceneBoundingRect().center())
        super().token(token)

    def item(self, card: Card) -> CardItem:
        self.uncover(grip(super().item(card)))
        return super().item(card)

    def click(self, point: QPointF) -> None:
        self.uncover(point)
        super().click(point)

    def drag(self, start: QPointF, end: QPointF, steps: int = 6) -> None:
        self.uncover(start)
        self.uncover(end)
        super().drag(start, end, steps)

    def uncover(self, point: QPointF) -> None:
        """Where the lesson's page has slid out over it, it is put back by its tab."""
        book, port = self.page.book, self.page.view.viewport()
        if not book.covers.isNull() and self.seen_at(port, self.at(point)) is not port:
            self.button(next(tab for tab in book.findChildren(SideTab) if tab.isChecked()))
            until(lambda: not book._out, 60)

    def slip(self) -> None:
        slip = self.page.slips.slip
        assert slip is not None
        for words in [label for label in slip.findChildren(QLabel) if label.isVisible()]:
            right = words.mapTo(slip, words.rect().topRight()).x()
            assert right <= slip.body.right() or slip.drawn, f"“{words.text()}” is cut off at its right"
        self.button(slip.buttons["next"])


class ByKeys(Typist):
    """A learner who never touches the mouse."""

    def on_paper(self, button: QWidget, key: Qt.Key) -> None:
        """What stands on paper, and the key that does the same."""
        self.key(key)

    def slip(self) -> None:
        self.key(Key.Key_Return)


Learner = ByMouse | ByKeys
HANDS: dict[str, Callable[[LessonPage, Random], Learner]] = {
    "mouse": lambda page, rng: ByMouse(page, rng, drags=True), "keys": ByKeys}


def begin(window: MainWindow, name: str, page: int | None = 0) -> LessonPage:
    window.teaching.open(name, page)
    table = window.table
    assert isinstance(table, LessonPage)
    table.tutored.pace, table.stage.guard, table.slips.slip = 0, 0, None
    arrive(table)
    return table


def arrive(page: LessonPage, learner: Learner | None = None) -> None:
    """Until the table stands as the page wants it; slips of deals that end on the way are read."""
    def there() -> bool:
        if page.slips.slip is not None and not page.host.teller.busy:
            (learner or ByMouse(page, Random(0))).slip()
        if page.course.page.play and not page.course.done:
            return not page._coming              # what is dealt anew goes on by itself
        return not page.host.teller.busy and not page.tutored._held and len(page.tutored.steps) == page.course.moves

    until(there, 60)
    spin(2)


class Learning:
    """Through one lesson, by one hand."""

    def __init__(self, window: MainWindow, name: str, hand: str, seed: int = 0, speed: float | None = None) -> None:
        self.window, self.page = window, begin(window, name)
        if speed is not None:
            self.page.stage.motion.speed = speed
        self.learner = HANDS[hand](self.page, Random(seed))
        self.counts = Counter[str]()

    def all(self) -> Counter[str]:
        """From the first page to the last and back, everything wrong tried on the way."""
        self.through(wrongly=True)
        self.back()
        return self.counts

    def through(self, wrongly: bool = False, play_out: bool = True) -> Counter[str]:
        """From the first page to the last, or to that on which the deal is to be played out."""
        page, many = self.page, len(self.page.course.lesson.pages)
        for number in range(many):
            assert page.course.number == number
            try:
                self.pointed()
                if page.course.page.play and not play_out:
                    return self.counts
                if wrongly:
                    self.wrongly()
                self.rightly()
                if number < many - 1:
                    self.on()
            except AssertionError as error:
                raise AssertionError(f"{page.course.lesson.name}, page {number + 1}: {error}") from error
            self.counts["pages"] += 1
        assert progress(self.window.settings, page.course.lesson.name).ended
        return self.counts

    def pointed(self) -> None:
        """All that the page points at is there."""
        for target in self.page.course.page.points:
            found = outlines(self.page.scene, target)
            assert target.kind == "book" or found, f"there is no {target}"
            assert target.kind != "token" or len(found) == 1, f"{target} may be any of {len(found)}"

    def on(self) -> None:
        """To the next page."""
        self.learner.on_paper(self.page.leaf.go_on, Key.Key_Return)
        arrive(self.page, self.learner)

    def back(self) -> None:
        """Step by step to the first page."""
        page = self.page
        for number in reversed(range(page.course.number)):
            self.learner.on_paper(page.header.pills[BACK_A_PAGE.name], Key.Key_Backspace)
            arrive(page, self.learner)
            assert page.course.number == number
            assert page.course.done
            assert not page.host.answering.prompts
            assert not any(item.selected for item in page.scene.lying.all()), "a card stays raised"
        assert len(page.tutored.steps) == page.course.moves

    def answer(self, number: int) -> None:
        """To a question."""
        self.learner.on_paper(self.page.leaf.lines[number], Key(Key.Key_1 + number))

    def wrongly(self) -> None:
        """Whatever is wrong is answered, and the table stays as it is."""
        page, course = self.page, self.page.course
        made = len(page.tutored.steps)
        for number, answer in enumerate(course.page.answers):
            if not answer.right:
                self.answer(number)
                assert page.leaf.said.words.text() == answer.why
                assert not page.leaf.go_on.isEnabled()
                self.counts["wrong"] += 1
        wrong = self.other_move()
        if wrong is not None:
            self.learner.make(wrong)
            spin(1)
            decision = page.tutored.sitting.match.decision(self.seat())
            assert page.leaf.said.words.text() == course.page.why_not(wrong, decision) != ""
            self.counts["wrong"] += 1
        assert len(page.tutored.steps) == made
        assert not course.page.task or not course.done

    def seat(self) -> int:
        """For which the learner is to move, or may accuse while others play."""
        return [*self.page.tutored.waiting_for(), *self.page.tutored.free_to_speak(),
                *self.page.host.decisions.accusers()][0]

    def other_move(self) -> Move | None:
        """One that the page does not take, if there is one."""
        page = self.page.course.page
        if page.do is None:
            return None
        decision = self.page.tutored.sitting.match.decision(self.seat())
        return next((move for move in decision if page.as_good(move, decision) is None), None)

    def rightly(self) -> None:
        """What is asked is done; what it tells of has been seen when it is told."""
        page, course = self.page, self.page.course
        for number, answer in enumerate(course.page.answers):
            if answer.right:
                self.answer(number)
                self.counts["answers"] += 1
        if course.page.do is not None:
            self.learner.make(course.page.do)
            self.arrived()
            assert len(page.tutored.steps) == course.script.till[course.number], f"“{page.leaf.said.words.text()}”"
            assert not page.light.note or not page.light.isVisible(), "the note stays, and points at nothing"
            self.counts["moves"] += 1
        if course.page.play:
            self.play_out()
        assert course.done
        assert page.leaf.go_on.isEnabled()

    def arrived(self) -> None:
        """The move has been seen; the slip, if it ended the deal, read."""
        spin(1)
        arrive(self.page, self.learner)

    def play_out(self) -> None:
        """The deal to its end, however; the slip at the end is read."""
        page = self.page
        for _ in range(LONGEST):
            until(lambda: gone_on(page) and (page.slips.slip is not None or bool(page.host.answering.prompts)
                                             or page.course.done) and page.host.idle, 90)
            if page.slips.slip is not None:
                self.counts["slips read"] += 1
                self.learner.slip()
                until(lambda: page.course.done or page.tutored.free, 60)
            elif page.course.done:
                return
            else:
                decision = page.tutored.sitting.match.decision(self.seat())
                self.learner.make(decision.sample(self.learner.rng))
                self.counts["played out"] += 1
                spin(1)
        raise AssertionError("the deal comes to no end")


def walk(window: MainWindow, name: str, hand: str = "mouse", seed: int = 0) -> Counter[str]:
    """From the first page to the last and back, by the mouse or by keys; how much there was to do."""
    return Learning(window, name, hand, seed).all()
