"""Where a learner is in a lesson, and how he has done."""
from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cardtable.rules.moves import Decision, Move
from cardtable.tutor.lesson import Page, Script

UNASKED = "Strict laws let that be done, but the lesson asks for something else."


class Reply(NamedTuple):
    """What is said to an answer or a move: whether it was right, and why."""

    right: bool
    text: str


class Course:
    """One learner's way through a lesson; pages count from 0.  A page once done stays done when he goes back to it."""

    def __init__(self, script: Script, number: int = 0, first: Mapping[int, bool] | None = None) -> None:
        """`first`: how the first tries at pages of the exam were, when he comes back to a lesson he had left."""
        self.script, self.lesson = script, script.lesson
        self.number = min(max(number, 0), len(self.lesson.pages) - 1)
        self.reply: Reply | None = None          # to what he has last tried on this page
        self.given: int | None = None            # which answer he gave last
        self._done = {n for n in range(self.number) if self.lesson.pages[n].task}
        self._right: dict[int, tuple[Reply, int | None]] = {}    # by page done, what was said to it
        self.first = dict(first or {})           # by page of the exam: whether the first try was right

    @property
    def page(self) -> Page:
        """The one before him."""
        return self.lesson.pages[self.number]

    @property
    def done(self) -> bool:
        """Whether nothing is wanted of him here any more."""
        return not self.page.task or self.number in self._done

    @property
    def last(self) -> bool:
        """Whether no page follows."""
        return self.number == len(self.lesson.pages) - 1

    @property
    def moves(self) -> int:
        """How many moves of the script are made as the page stands: with the learner's own, and what answers it, once
        it is done."""
        return (self.script.till if self.number in self._done else self.script.at)[self.number]

    @property
    def score(self) -> tuple[int, int]:
        """Pages of the exam right at the first try, and how many there are."""
        return sum(self.first.values()), self.lesson.questions

    @property
    def examined(self) -> bool:
        """Whether there is an exam, and it has been taken."""
        return 0 < self.lesson.questions == len(self.first)

    @property
    def examining(self) -> bool:
        """Whether the page is of the exam and nothing has been tried: then it shows nothing of its answer."""
        return self.page.exam and self.number not in self.first

    @property
    def question(self) -> int:
        """Which page of the exam lies open, from 1; 0 for one that is not of it."""
        pages = self.lesson.pages[:self.number + 1]
        return sum([page.exam for page in pages]) if self.page.exam else 0

    def answer(self, number: int) -> Reply:
        """He gives this answer to the question."""
        given = self.page.answers[number]
        self.given = number
        return self._reply(Reply(given.right, given.why))

    def judge(self, move: Move, decision: Decision) -> Reply:
        """He would make this move; if the reply is right the lesson's own is to be made.  A lesson need not answer what
        only strict laws let be done."""
        good = self.page.as_good(move, decision)
        wrong = Reply(False, self.page.why_not(move, decision) or UNASKED)
        return self._reply(Reply(True, good) if good is not None else wrong)

    def played_out(self) -> None:
        """The deal that this page left to him has come to its end."""
        if not self.done:
            self._reply(Reply(True, self.page.done))

    def _reply(self, reply: Reply) -> Reply:
        self.reply = reply
        if self.page.exam and self.number not in self._done:
            self.first.setdefault(self.number, reply.right)
        if reply.right:
            self._done.add(self.number)
            self._right[self.number] = reply, self.given
        return reply

    def forward(self) -> bool:
        """To the next page; False when there is none, or something is still wanted."""
        if not self.done or self.last:
            return False
        self._turn(self.number + 1)
        return True

    def back(self) -> bool:
        """To the page before; False on the first."""
        if self.number == 0:
            return False
        self._turn(self.number - 1)
        return True

    def _turn(self, number: int) -> None:
        self.number, self.reply, self.given = number, None, None
        if number in self._done:                 # who comes back reads again what was said
            self.reply, self.given = self._right.get(number) or self._as_done()

    def _as_done(self) -> tuple[Reply | None, int | None]:
        """What is said to the right answer, or to the move that is wanted, of a page done before he left the lesson."""
        right = next((n for n, answer in enumerate(self.page.answers) if answer.right), None)
        told = self.page.done if right is None else self.page.answers[right].why
        return Reply(True, told) if told else None, right
