"""The warning before a costly choice: weighed while the person thinks; a costly one waits until he insists."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.croupier.background import Errands
from cardtable.players.advice import Warning, warning
from cardtable.players.compared import compare
from cardtable.players.comparison import Comparison
from cardtable.rules.moves import Move
from cardtable.rules.view import View

Told = Callable[["Warning | None"], None]


class Caution:
    """One decision at a time, weighed on the thinkers' threads; nothing here waits."""

    def __init__(self, errands: Errands, budget: float) -> None:
        self.errands, self.budget = errands, budget
        self._asked: tuple[View, int, Sequence[str]] | None = None
        self._found: Comparison | None = None
        self._waiting: Callable[[], None] | None = None

    @property
    def watching(self) -> bool:
        """Whether a decision is being looked after."""
        return self._asked is not None

    def watch(self, view: View, seat: int, names: Sequence[str]) -> None:
        """A person is to decide: his choices are weighed from now on."""
        self.leave()
        self._asked = view, seat, names
        self.errands.send(self._weighed, compare, view, seat, names, None, self.budget)

    def leave(self) -> None:
        """Nothing is to be decided any more."""
        self._asked = self._found = self._waiting = None
        self.errands.stop()

    def judge(self, move: Move, told: Told) -> None:
        """Tells what is to be said before this move is made, None for nothing, as soon as that is known."""
        if self.errands.busy:
            self._waiting = lambda: self.judge(move, told)
        elif self._found is None:
            told(None)
        elif self._found.row(move) is not None:
            told(warning(self._found, move))
        else:
            self._beside(move, told)

    def _beside(self, move: Move, told: Told) -> None:
        """A move that no master would look at is weighed by itself."""
        assert self._asked is not None
        view, seat, names = self._asked

        def back(found: Comparison | None) -> None:
            told(warning(found, move) if found is not None else None)

        self.errands.send(back, compare, view, seat, names, move, self.budget)

    def _weighed(self, found: Comparison | None) -> None:
        self._found = found
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            waiting()
