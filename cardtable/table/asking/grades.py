"""Calls of which the number may be raised on their token before they are said: how far each has been."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.rules.moves import Move, Tokens
from cardtable.table.asking.choosing import Graded


class Grades:
    """Each begins with the least that is lawful.  `changed` is called when one has been raised, or taken back."""

    def __init__(self, changed: Callable[[], object] = lambda: None) -> None:
        self.changed = changed
        self._number: dict[Tokens, int] = {}

    def begin(self) -> None:
        """None has been raised."""
        self._number = {}

    def number(self, one: Graded) -> int:
        """At which it stands."""
        number = self._number.get(one.prefix)
        return number if number in one.numbers and number is not None else one.numbers[0]

    def may(self, one: Graded, by: int) -> bool:
        """Whether it can be raised by one step, or taken back by one."""
        return 0 <= one.numbers.index(self.number(one)) + by < len(one.numbers)

    def step(self, one: Graded, by: int) -> None:
        """Raise it, or take a step back, where that can be."""
        if self.may(one, by):
            self._number[one.prefix] = one.numbers[one.numbers.index(self.number(one)) + by]
            self.changed()

    def set(self, move: Move) -> None:
        """As this move has it, if it is one of them."""
        *begun, number = move
        if begun and isinstance(number, int):
            self._number[tuple(begun)] = number
            self.changed()
