"""Straight Poker, or Bluff, and Stud Poker: nothing is drawn, and who takes the pool deals (002:4392-4432)."""
from __future__ import annotations

from typing import ClassVar

from cardtable.games.poker.laws import LAW
from cardtable.games.poker.rules.table import HELD, Poker
from cardtable.rules.moves import Choices


class Straight(Poker):
    """`passed_out`, whether all have passed, and the pool is left."""

    def begin(self) -> None:
        super().begin()
        self.passed_out = False

    def dealt_out(self) -> None:
        self.put_in(self.terms.ante)
        self.deal_hands()
        self.bet("staking", self.in_order, "staked")

    def staking(self, seat: int) -> Choices:
        return self.words(seat, passing=True)

    def staked(self) -> None:
        """All have spoken."""
        if len(self.standing) == 1:
            self.uncalled()
        elif self.was_staked or not all(map(self.before, self.standing)):
            self.showdown()
        else:
            self.passed_out = True
            self.say(self.elder, "double header", law=LAW["double header"])
            self.end()

    @property
    def was_staked(self) -> bool:
        """Whether anybody has put in more than the ante."""
        return max(self.paid) > (0 if self.terms.buck >= 0 else self.terms.ante)

    @property
    def next_dealer(self) -> int:
        """Who has taken the pool, of several the first left of the dealer; if all have passed the elder hand."""
        return self.winners[0] if self.winners else self.elder


class Stud(Straight):
    """One card of each hand is dealt face down and four face up."""

    face_up: ClassVar[int] = HELD - 1
