"""From phase to phase: who must act now, and what waits while something else is settled."""
from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cardtable.rules.moves import Move, One
from cardtable.rules.seating import Seated

Sealed = tuple[tuple[int, "Move | None"], ...]   # by seat what has been answered, None where it is not to be seen


class Interrupted(NamedTuple):
    """What waits while something else is settled: a phase, its seats, and what they have answered already."""

    phase: str
    must: tuple[int, ...]
    sealed: Sealed = ()


class Phased(Seated):
    """The part of a deal that goes from phase to phase."""

    over: bool = False
    phase: str
    must: tuple[int, ...]
    sealed: Sealed = ()
    interrupted: tuple[Interrupted, ...] = ()    # the last is resumed first

    @property
    def under_way(self) -> str:
        """The phase; while something else is settled, the one that waits for it."""
        return self.interrupted[0].phase if self.interrupted else self.phase

    def leisure(self) -> tuple[int, ...]:
        """The seats before which others wait a little, since they may wish to put right what they have just done, or to
        claim what soon is too late; told by what all have seen, whether there is anything to it or not."""
        return ()

    def expected(self, seat: int) -> Move | None:
        """What this seat does now, where that wants no judgement though something else were possible: to mark what has
        been won; else None."""
        return None

    def numbers(self, seat: int) -> Mapping[str, One]:
        """Under strict laws, by verb, the numbers that may be said now, lawfully or not: whoever is asked is shown them
        all alike."""
        return {}

    def go(self, phase: str, *must: int) -> None:
        """On to a phase, in which these seats must act."""
        if not self.over:
            self.phase, self.must = phase, must

    def interrupt(self, phase: str, *must: int) -> None:
        """Something else is to be settled first; what goes on now waits, with the answers given, until resume()."""
        if not self.over:
            self.interrupted += (Interrupted(self.phase, self.must, self.sealed),)
            self.sealed = ()
            self.go(phase, *must)

    def resume(self) -> None:
        """It is settled: on with what was interrupted last."""
        *waiting, last = self.interrupted
        self.interrupted = tuple(waiting)
        if not self.over:
            self.phase, self.must, self.sealed = last

    def resume_at(self, phase: str, *must: int) -> None:
        """What was interrupted last is not to go on where it was, but here."""
        self.interrupted = (*self.interrupted[:-1], Interrupted(phase, must))

    def done(self, seat: int) -> bool:
        """In an open phase this seat has nothing more to do; was it the last?"""
        self.must = tuple([s for s in self.must if s != seat])
        return not self.must
