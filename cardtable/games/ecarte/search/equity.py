"""What a score is worth: the chance of the game, or the expected stakes where it may be won treble or double.

A deal's marks by what both still need come from `outcomes.py`; from there every score follows by counting back from
the end of the game.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from cardtable.games.ecarte.rules.match import times
from cardtable.games.ecarte.rules.rules import Ecarte
from cardtable.games.ecarte.tables.outcomes import COUNTS, MARKS

Counts = Mapping[tuple[int, int], Sequence[int]]         # by what elder hand and dealer need: of each of MARKS


class Worth:
    """Values of a game of so many points, to seat 0 (to seat 1 they are the negative): 1 is a game won single."""

    def __init__(self, goal: int = 5, multiplied: bool = False, counts: Counts = COUNTS) -> None:
        self.goal, self.multiplied = goal, multiplied
        self._value: dict[tuple[int, int, int], float] = {}      # by the score and by who deals next
        for total in reversed(range(2 * goal - 1)):
            for zero in range(max(0, total - goal + 1), min(total, goal - 1) + 1):
                for dealer in (0, 1):
                    self._value[zero, total - zero, dealer] = self._expected(zero, total - zero, dealer, counts)

    def _expected(self, zero: int, one: int, dealer: int, counts: Counts) -> float:
        score, elder = (zero, one), 1 - dealer
        needs = min(5, self.goal - score[elder]), min(5, self.goal - score[dealer])
        total = 0.0
        for marks, n in zip(MARKS, counts[needs]):
            if n:                                    # others would have ended the game before
                total += n * self.value(zero + marks[elder], one + marks[dealer], elder)
        return total / sum(counts[needs])

    def value(self, zero: int, one: int, dealer: int) -> float:
        """To seat 0, at this score between two deals, of which `dealer` deals the next."""
        most = self.goal - 1                           # of the loser: the play stops when one side is there
        if zero > most:
            return times(min(one, most), self.goal, self.multiplied)
        if one > most:
            return -times(zero, self.goal, self.multiplied)
        return self._value[zero, one, dealer]

    def after(self, deal: Ecarte, seat: int, points: int, to: int) -> float:
        """To the seat `to`, when the deal ends with these points to `seat`."""
        score = deal.score
        zero, one = (score[0] + points, score[1]) if seat == 0 else (score[0], score[1] + points)
        value = self.value(zero, one, deal.elder)
        return value if to == 0 else -value


@cache
def worth(goal: int, multiplied: bool) -> Worth:
    """The one for a game of so many points."""
    return Worth(goal, multiplied)
