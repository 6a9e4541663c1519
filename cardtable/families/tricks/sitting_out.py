"""Playing alone while one's partner lays down his cards: who sits out is passed over."""
from __future__ import annotations

from typing import ClassVar

from cardtable.cards import Cards
from cardtable.families.tricks.deal import Cloth, TrickDeal
from cardtable.rules.motions import LAID_OUT


class SittingOutCloth(Cloth):
    """With the hand that is laid down, which its owner remembers."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.laid_down = self.each("hand laid down")


class SittingOut(TrickDeal):
    """Mixed in before the game's TrickDeal."""

    layout: ClassVar[SittingOutCloth]

    def begin(self) -> None:
        super().begin()
        self.out: tuple[int, ...] = ()           # the seats that sit out

    def sit_out(self, seat: int) -> None:
        """Lays the cards of this seat face down; it plays no more in this deal."""
        self.out += (seat,)
        hand = self.layout.hand[seat]
        self.shift(self.zone[hand], hand, self.layout.laid_down[seat], seat, LAID_OUT)

    def follows(self, seat: int) -> int:
        following = super().follows(seat)
        while following in self.out:
            following = super().follows(following)
        return following

    def playing(self) -> int:
        return super().playing() - len(self.out)

    def dealt_hand(self, seat: int) -> Cards:
        return super().dealt_hand(seat) + self.zone[self.layout.laid_down[seat]]
