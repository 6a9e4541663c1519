"""Has choices judged away from the window, a deal at a time; what has been judged once is kept."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.croupier.background import Errands
from cardtable.players.review import Choice, Judged, Past, choices_in, judge


class Judging:
    """`found` has by the number of a move what was made of it, None where nothing can be judged; `told` is called
    whenever something has come to it."""

    budget = 1.0                 # what a master is given for each, of what is usual

    def __init__(self, past: Past, names: Sequence[str], errands: Errands, told: Callable[[], None]) -> None:
        self.past, self.names, self.errands, self.told = past, tuple(names), errands, told
        self.found: dict[int, Judged | None] = {}

    def ask(self, player: int, deal: int, numbers: Sequence[int]) -> None:
        """The choices of this player in this deal are wanted now: the moves of these numbers."""
        if all(number in self.found for number in numbers):
            self.errands.stop()
            return

        def chosen(choices: list[Choice] | None) -> None:
            self._next(list(choices or ()))

        self.errands.send(chosen, choices_in, self.past, player, deal)

    def _next(self, left: list[Choice]) -> None:
        left = [choice for choice in left if choice.number not in self.found]
        if not left:
            return

        def told(judged: Judged | None) -> None:
            self.found[left[0].number] = judged
            self._next(left[1:])
            self.told()

        self.errands.send(told, judge, left[0], self.names, self.budget)

    def of(self, numbers: Sequence[int]) -> list[Judged]:
        """Of the moves of these numbers those that have been judged."""
        return [found for number in numbers if (found := self.found.get(number)) is not None]

    def done(self, numbers: Sequence[int]) -> bool:
        """Whether nothing more will be found out about them."""
        return all(number in self.found for number in numbers)
