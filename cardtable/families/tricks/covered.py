"""Hands that are left lying where they were dealt, until their owner may look (All-Fours' partners; Loo)."""
from __future__ import annotations

from collections.abc import Iterable

from cardtable.rules.deal import Deal
from cardtable.rules.motions import LOOKED_AT


class Covered(Deal):
    """Mixed in before the game."""

    def hand_of(self, seat: int) -> int:
        """The zone of this seat's hand."""
        return next(zone for zone, one in enumerate(self.layout) if (one.name, one.owner) == ("hand", seat))

    def seers(self, hand: int) -> int:
        """The seats, as a mask, that see this hand once it has been taken up."""
        return self.layout[hand].sees

    def cover(self, seats: Iterable[int]) -> None:
        """These may not look yet; before anything is dealt."""
        hands = [self.hand_of(seat) for seat in seats]
        self.sees = tuple([0 if zone in hands else seen for zone, seen in enumerate(self.sees)])

    def look(self, seat: int) -> None:
        """Now he may, if he has not looked."""
        hand = self.hand_of(seat)
        if not self.sees[hand]:
            self.sees = tuple([self.seers(hand) if zone == hand else seen for zone, seen in enumerate(self.sees)])
            self.shift(self.zone[hand], hand, hand, seat, LOOKED_AT)
