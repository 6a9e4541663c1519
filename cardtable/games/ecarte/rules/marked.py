"""Écarté's score kept by hand (laws 22, 50 and 51): a king may be marked as soon as it is turned or announced, a point
when it is won, and all of it until the trump of the next deal lies there."""
from __future__ import annotations

from cardtable.families.tricks.strict.marks_at_once import MarksAtOnce
from cardtable.games.ecarte.rules.rules import Ecarte

FALSE_KING = "king not held"                     # what a score is for that is taken off


class MarkedEcarte(MarksAtOnce, Ecarte):
    """A king not held is due no more."""

    moments = (("trump_turned", "left"),)

    def begin(self) -> None:
        super().begin()
        self.take_over(self.terms.ledger, self.terms.hands_mark)

    def has_trump_turned(self) -> bool:
        return self.trump >= 0

    @property
    def due_now(self) -> bool:
        return bool(self.passed)

    def reach(self, moment: str) -> None:
        super().reach(moment)
        self.post_won()

    def mark(self, side: int, points: int, what: str, law: int = 0, beside: bool = False, *args: object) -> None:
        if self.hands_mark and what == FALSE_KING and not self.void:
            self.unmark(side, -points, FALSE_KING, law)
            return
        super().mark(side, points, what, law, beside, *args)
