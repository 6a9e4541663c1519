# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""Every card of a decision played on by habit to the end, in all layouts: compiled by Cython, and right without it."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.players.stop import breathe

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

if cython.compiled:
    from cython.cimports.cardtable.families.tricks.habitual.layouts import Layouts
else:
    from cardtable.families.tricks.habitual.layouts import Layouts

COMPILED = bool(cython.compiled)


@cython.cclass
class Trials(Layouts):
    """A game derives its own from it, with its habit."""

    @cython.cfunc
    @cython.exceptval(check=False)
    def to_end(self) -> cython.void:
        while not self.over():
            self.put(self.habit())

    def cards(self, cards: Sequence[int]) -> list[list[float]]:
        """Of each of these what it comes to in each layout kept."""
        n: cython.int
        found = []
        for card in cards:
            came = []
            for n in range(self.many):
                breathe()
                self.take_up(n)
                self.replay(0, 0)
                self.put(card)
                self.to_end()
                came.append(self.comes_to(self.seat))
            found.append(came)
        return found

    def would_play(self, hands: Sequence[int]) -> int:
        """The card played by habit by who is to play, these being the hands now."""
        n: cython.int
        for n in range(4):
            self.lot[n] = hands[n]
        self.replay(0, 0)
        return self.habit()
