"""A dummy: a hand that lies open and is played by another seat."""
from __future__ import annotations

from cardtable.families.tricks.deal import TrickDeal
from cardtable.rules.motions import LAID_OPEN


class Dummy(TrickDeal):
    """Mixed in before the game.  Once a hand lies open, who plays for it answers when it is to act."""

    def begin(self) -> None:
        super().begin()
        self.plays_for: tuple[tuple[int, int], ...] = ()     # (the open seat, the seat that plays it)

    def lay_open(self, seat: int, by: int, lying: int | None = None) -> None:
        """The hand of a seat, `lying` elsewhere perhaps, is laid on the table, and `by` plays it from now on."""
        hand = self.layout.hand[seat] if lying is None else lying
        self.shift(self.zone[hand], hand, self.layout.shown[seat], seat, LAID_OPEN)
        self.plays_for += ((seat, by),)

    def by(self, seat: int) -> int:
        return super().by(dict(self.plays_for).get(seat, seat))
