"""A turn-up that the dealer takes into his hand by a word, and that lies exposed if he leaves it too long."""
from __future__ import annotations

from typing import ClassVar

from cardtable.cards import Cards
from cardtable.families.tricks.strict import StrictTricks
from cardtable.families.tricks.turn_up import TurnedUp
from cardtable.rules.motions import DREW
from cardtable.rules.moves import Choices, calls


class TakesUp(StrictTricks, TurnedUp):
    """Its table has a row "turn-up left"; the game says from when on it may be taken up."""

    until_turned: ClassVar[bool] = False         # whether there is time until the second trick has been turned, too

    def take_up(self, seat: int) -> None:
        """Not by itself."""

    def may(self) -> tuple[int, ...]:
        also = (self.dealer,) if self.may_take_up() and self.dealer not in super().may() else ()
        return super().may() + also

    def may_take_up(self) -> bool:
        """Whether the dealer may take it up now."""
        return self.phase == "play" and bool(self.zone[self.turn_up])

    def lying_open(self, seat: int) -> Cards:
        return super().lying_open(seat) + (self.zone[self.turn_up] if seat == self.dealer else ())

    def asides(self, seat: int) -> Choices:
        found = super().asides(seat)
        return found + calls("take-up") if seat == self.dealer and self.may_take_up() else found

    def do_take_up(self, seat: int) -> None:
        self.shift(self.zone[self.turn_up], self.turn_up, self.held(seat), seat, DREW)

    def next_trick(self, winner: int) -> None:
        """Left lying when the second trick is over it lies exposed."""
        if len(self.begun) == 2 and not self.until_turned:
            self.leave_lying()
        super().next_trick(winner)

    def leave_lying(self) -> None:
        """The time for taking it up is past."""
        left = self.zone[self.turn_up]
        if left and not self.spared(self.dealer):
            self.note("turn-up left", self.dealer, left)
