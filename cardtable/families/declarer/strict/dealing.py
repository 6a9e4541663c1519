"""Dealing by hand, as both codes of a declarer have it (35 to 46)."""
from __future__ import annotations

from cardtable.families.declarer.strict.revokes import StrictDeclarer
from cardtable.families.tricks.strict.dealing import CUTTER, DEALER, OTHER, Misdeal
from cardtable.families.tricks.strict.wrong_numbers import WrongNumbers
from cardtable.rules.faults import Offence

PACK, DEAL = ("cutting_pack",), ("dealing",)


class DealtDeclarer(WrongNumbers, StrictDeclarer):
    """There is no misdeal: whatever went wrong is dealt again by the same (38)."""

    steps, covers = (), True
    misdeals = (
        Misdeal("cut", "cut again", CUTTER, PACK), Misdeal("cut-showing", "cut again", CUTTER, PACK),
        Misdeal("deal", "not cut", DEALER, PACK), Misdeal("deal", "out of turn", OTHER, PACK + DEAL),
        Misdeal("reshuffle", "shuffled after the cut", DEALER, DEAL), Misdeal("face", "dealt again", DEALER, DEAL),
        Misdeal("deal-otherwise", "dealt again", DEALER, DEAL),
        Misdeal("misgive", "given wrong", DEALER, DEAL, (1,)), Misdeal("misgive", "dealt again", DEALER, DEAL, (2,)),
        Misdeal("let-see", "shown in dealing", DEALER, DEAL, (1,)),
        Misdeal("turn-over", "shown in dealing", OTHER, DEAL), Misdeal("peep", "peeped", DEALER, DEAL))

    @property
    def plays_short(self) -> bool:
        """Where a card is missing from the pack (43); one that another hand has is dealt again (39)."""
        return self.long < 0

    def window_until_he_has_played(self, offence: Offence) -> bool:
        """Who has a card too few, from the hand that is short."""
        return all(seat != self.short for seat, *_ in self.history)
