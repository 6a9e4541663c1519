"""The croupier of a lesson: all moves are the lesson's, and the learner's are judged by it before they are made."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.croupier.croupier import Croupier
from cardtable.croupier.steps import Audience, Clock
from cardtable.croupier.thinkers import Thinkers
from cardtable.games import game
from cardtable.rules.events import NATURE
from cardtable.rules.laws import Law
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.tutor.course import Course, Reply

BEAT = 0.7                       # seconds between one player's move and the next, when it has been shown


class Tutored(Croupier):
    """Nothing is kept, and nobody thinks, except where the learner plays the deal out.  `arrived` is told when the
    table stands as the page wants it, `replied` what is said to a move of the learner's."""

    teaching = True

    def __init__(self, course: Course, audience: Audience, clock: Clock, thinkers: Thinkers, pace: float = 1.0) -> None:
        record = course.script.record
        sitting = Sitting(game(record.game), record.options, record.players, start=course.script.start)
        super().__init__(sitting, audience, clock, thinkers, pace=pace)
        self.course = course
        self.arrived: Callable[[], None] = lambda: None
        self.replied: Callable[[Reply], None] = lambda reply: None
        self._coming = False
        for seat, move in course.script.moves[:course.script.at[course.number]]:
            self._perform(seat, move, lambda seat=seat, move=move: self.sitting.submit(seat, move))  # type: ignore[misc]

    def go_on(self) -> None:
        """The moves that lead to the page, one after another; then the learner's turn, if the page has one."""
        if self._held:
            return
        if len(self.steps) < self.course.moves:
            if not self._coming:
                self._coming = True
                self.clock.later(self._pause(), self._next)
            return
        if self.free:
            if len(self.steps) == self.course.moves:
                self.arrived()
            super().go_on()
            return
        if self.course.page.play:
            self.course.played_out()
        self.arrived()
        if self.waiting_for() or self.free_to_speak():
            self.audience.asked()

    def _pause(self) -> float:
        """Before the next move: what chance does, and what follows it, comes at once."""
        quick = not self.steps or NATURE in (self.steps[-1].seat, self.course.script.moves[len(self.steps)][0])
        return 0.0 if quick else BEAT * self.pace

    def _next(self) -> None:
        self._coming = False
        if self._held or len(self.steps) >= self.course.moves:
            return
        seat, move = self.course.script.moves[len(self.steps)]
        self._commit(seat, move, self.sitting.check(seat, move))
        self.go_on()

    @property
    def free(self) -> bool:
        """Whether the deal is the learner's to play out, and has not come to its end."""
        since = self.steps[self.course.moves:]
        ended = any(step.ended and not step.deal.preliminary for step in since)
        return self.course.page.play and len(self.steps) >= self.course.moves and not ended and not self.sitting.over

    @property
    def begun(self) -> bool:
        """Whether anything has been played of the deal that is the learner's to play out."""
        return self.course.page.play and len(self.steps) > self.course.moves

    @property
    def wanted(self) -> bool:
        """Whether the learner is to move now."""
        return self.course.page.do is not None and not self.course.done and len(self.steps) == self.course.moves

    def waiting_for(self) -> tuple[int, ...]:
        """The learner's seats that must answer, while the page wants a move of his."""
        return super().waiting_for() if self.wanted or self.free else ()

    def free_to_speak(self) -> tuple[int, ...]:
        """Those that may."""
        return super().free_to_speak() if self.wanted or self.free else ()

    def answer(self, seat: int, move: Move) -> Law | None:
        """The learner's move: what the laws forbid is refused as ever; of the rest only the lesson's is made."""
        if self.free:
            return super().answer(seat, move)
        verdict = self.sitting.check(seat, move)
        if verdict.stopped or not self.wanted:
            return verdict.law
        reply = self.course.judge(move, self.sitting.match.decision(seat))
        if reply.right:
            self._commit(*self.course.script.moves[len(self.steps)], verdict)
        self.replied(reply)
        if reply.right:
            self.go_on()
        else:
            self.audience.asked()
        return None

    def turned(self) -> None:
        """Another page of the course lies open: the table is brought to it, on or back."""
        self._stop_thinking()
        moves = self.course.moves
        if len(self.steps) > moves:
            ended = moves > 0 and self.steps[moves - 1].ended    # it is shown again, or the next deal would lie there
            self._back(moves - ended)
        else:
            self.go_on()
