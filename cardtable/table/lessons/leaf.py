"""The page of the book that leads through a lesson."""
from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.showing.glossary import Glossary
from cardtable.showing.phrases import number, ordinal
from cardtable.showing.sources import books_of
from cardtable.table.book.leaf import Leaf
from cardtable.table.lessons.parts import AnswerLine, Explained, Progress, Said
from cardtable.table.widgets import Label, OxbloodButton
from cardtable.table.widgets.clock import later
from cardtable.table.widgets.flow import Flow
from cardtable.table.widgets.folio import Roll
from cardtable.table.widgets.links import QuietLink
from cardtable.tutor.course import Course
from cardtable.tutor.lesson import Page

GO_ON, END, AGAIN = "Go on", "End the lesson", "Play a game now"


class LessonLeaf(Leaf):
    """`answered` tells the number of an answer given, from 0; `on` that the learner goes on; `play` that he would
    play a game."""

    answered = Signal(int)
    on = Signal()
    play = Signal()

    def __init__(self, title: str, words: Glossary, parent: QWidget | None = None) -> None:
        """`words` are those of the game, which open their meanings."""
        super().__init__("", parent=parent)
        self.title = title
        self.over = Label(title, "label", "oxblood", wrap=True)
        self.inside.insertWidget(0, self.over)
        self.progress = Progress()
        self.inside.addWidget(self.progress)
        self.roll = Roll("The lesson")
        column = self.roll.column(10)
        self.text, self.question = Explained(words), Label("", "speech", wrap=True)
        self.answers = QVBoxLayout()
        self.answers.setSpacing(2)
        self.said = Said()
        self.task = Label("", "event", "ink_second", wrap=True)
        self.source = Label("", "citation", "oxblood", wrap=True)
        column.addWidget(self.text)
        column.addWidget(self.question)
        column.addLayout(self.answers)
        column.addWidget(self.said)
        column.addWidget(self.task)
        column.addWidget(self.source)
        column.addStretch(1)
        self.inside.addWidget(self.roll, 1)
        foot = Flow(gap=14, line_gap=4, to_right=True)
        self.step = Label("", "event", "ink_second")
        self.go_on = OxbloodButton(GO_ON, "↵", small=True)
        self.another = QuietLink(AGAIN)
        self.go_on.clicked.connect(self.on)
        self.another.clicked.connect(self.play)
        for widget in (self.step, self.another, self.go_on):
            foot.addWidget(widget)
        self.inside.addLayout(foot)
        self.lines: list[AnswerLine] = []
        self.page: Page | None = None            # that lies open

    def show_course(self, course: Course, coming: bool = False) -> None:
        """The page that lies open, and how the learner stands on it.  While what it tells of is still `coming` on the
        table it says nothing of it."""
        page, many = course.page, len(course.lesson.pages)
        told = not coming or course.done and page.do is not None
        if page is not self.page:                # it is read from its head
            self.page = page
            self.roll.verticalScrollBar().setValue(0)
        self.set_heading(page.head)
        self.over.setText(self._over(course))
        self.progress.show_at(course.number, many)
        self.text.say(page.text if told else "")
        self.question.setText(page.ask)
        self.question.setVisible(bool(page.ask) and told)
        self._lay_answers(course, told)
        reply = course.reply if not coming else None
        self.said.say(reply.right if reply else True, reply.text if reply else "")
        self.task.setText("" if coming else task(course))
        self.task.setVisible(bool(self.task.text()))
        self.source.setText(books_of(page.source) if page.source else "")
        self.source.setVisible(bool(page.source) and told)
        self.step.setText(f"Step {course.number + 1} of {many}")      # in words some would not fit beside "Go on"
        self.go_on.setText(END if course.last else GO_ON)
        self.go_on.setEnabled(course.done and not coming)
        self.another.setVisible(course.last and course.done)
        self.updateGeometry()
        last = next((label for label in (self.task, self.said) if not label.isHidden()), None)
        if last is not None and (reply is not None or page.play and course.done):
            later(self, 0, lambda: self.roll.bring(last))

    def _over(self, course: Course) -> str:
        """Above the heading: which lesson, or which question of its exam."""
        if not course.question:
            return self.title
        return f"The exam: {ordinal(course.question)} of {number(course.lesson.questions)}"

    def _lay_answers(self, course: Course, told: bool) -> None:
        """New lines for a new page; those of the page that lies open stay, with the keyboard on them."""
        texts = [answer.text for answer in course.page.answers]
        if [line.text() for line in self.lines] != texts:
            for line in self.lines:
                self.answers.removeWidget(line)
                line.hide()
                line.deleteLater()
            self.lines = [AnswerLine(text, n) for n, text in enumerate(texts, 1)]
            for n, line in enumerate(self.lines):
                line.clicked.connect(lambda _=False, n=n: self.answered.emit(n))
                self.answers.addWidget(line)
        for n, line in enumerate(self.lines):
            right, given = course.page.answers[n].right, course.reply is not None and course.given == n
            line.setVisible(told)
            line.show_came("right" if right and (given or course.done) else "wrong" if given else "")

    def take_focus(self) -> None:
        """The keyboard comes to what is wanted next here."""
        if self.go_on.isEnabled():
            self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.lines:                         # no answer is given that nobody has chosen
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def choose(self, key: Qt.Key) -> bool:
        """Where no answer has the keyboard yet Return gives none, and an arrow chooses one; was it one of these?"""
        if not self.lines or self.go_on.isEnabled() or any(line.hasFocus() for line in self.lines):
            return False
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.lines[0 if key == Qt.Key.Key_Down else -1].setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def task(course: Course) -> str:
    """What is wanted of the learner, or what the exam has come to."""
    if course.done:
        return result(course)
    return "It is your move." if course.page.do is not None else "Play the deal out." if course.page.play else ""


def result(course: Course) -> str:
    """What the exam has come to, from the page on that ended it; nothing before, nor where there is none."""
    right, many = course.score
    last = max([number for number, page in enumerate(course.lesson.pages) if page.exam], default=0)
    if not (course.examined and course.number >= last):
        return ""
    told = "all" if right == many else number(right)
    return f"Of the exam’s {number(many)} questions you had {told} right at the first try."
