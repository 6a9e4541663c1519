"""Hands that are left lying where they were dealt, until their owner may look (All-Fours' partners; Loo)."""
from __future__ import annotations

from collections.abc import Iterable

from cardtable.families.tricks.deal import TrickDeal
from cardtable.rules.motions import LOOKED_AT


class Covered(TrickDeal):
    """Mixed in before the game."""

    def cover(self, seats: Iterable[int]) -> None:
        """These may not look yet; before anything is dealt."""
        hands = [self.layout.hand[seat] for seat in seats]
        self.sees = tuple([0 if zone in hands else seen for zone, seen in enumerate(self.sees)])

    def look(self, seat: int) -> None:
        """Now he may, if he has not looked."""
        hand = self.layout.hand[seat]
        if not self.sees[hand]:
            self.sees = tuple([self.layout[zone].sees if zone == hand else seen for zone, seen in enumerate(self.sees)])
            self.shift(self.zone[hand], hand, hand, seat, LOOKED_AT)
