"""Dummy and Dumbmy dealt by hand: at the one faulty deals are dealt again, at the other they are judged as ever
(002:5929-5941; 003:1478-1556)."""
from __future__ import annotations

from cardtable.families.tricks.strict.dealing import PARTNER
from cardtable.games.whist.faults import ALL_FAULTS, DEALT_DUMMY
from cardtable.games.whist.strict.dealing import HandDealt
from cardtable.games.whist.strict.dumbmy import StrictDumbmy
from cardtable.games.whist.strict.english import EnglishByHand, StrictEnglishDummy


class DummyByHand(EnglishByHand, StrictEnglishDummy):
    """Nobody gains by a misdeal where a hand lies open: the same dealer deals again (95)."""

    FAULTS = DEALT_DUMMY


class DumbmyByHand(HandDealt, StrictDumbmy):
    """When the defender deals the assailant who has cut lays the other pack out, and need not be watched."""

    FAULTS = ALL_FAULTS

    @property
    def layer(self) -> int:
        return self.cutter if self.defends(self.dealer) else super().layer

    def is_the(self, who: str, seat: int) -> bool:
        return super().is_the(who, seat) and not (who == PARTNER and self.defends(self.dealer))
