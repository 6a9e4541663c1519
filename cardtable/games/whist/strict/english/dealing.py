"""Faults in dealing under the English laws, where it is agreed that hands deal (002:5419-5534)."""
from __future__ import annotations

from cardtable.families.tricks.strict.dealing import ADVERSARY, CUTTER, DEALER, OTHER, PARTNER, Misdeal
from cardtable.families.tricks.strict.wrong_numbers import WrongNumbers
from cardtable.games.whist.faults import DEALT_ENGLISH
from cardtable.games.whist.strict.english.hands import StrictEnglish
from cardtable.rules.faults import Offence
from cardtable.rules.moves import Choices, calls

PACK, DEAL, TURN, UP = ("cutting_pack",), ("dealing",), ("turning",), ("taking_up",)


class EnglishByHand(WrongNumbers, StrictEnglish):
    """The trump is turned, and the hands are taken up."""

    FAULTS = DEALT_ENGLISH
    steps, covers = ("turning",), True
    misdeals = (
        Misdeal("cut", "cut again", CUTTER, PACK), Misdeal("cut-showing", "cut again", CUTTER, PACK),
        Misdeal("deal", "not cut", DEALER, PACK), Misdeal("deal", "out of turn", OTHER, PACK + DEAL),
        Misdeal("reshuffle", "shuffled after the cut", DEALER, DEAL), Misdeal("face", "faced", DEALER, DEAL),
        Misdeal("let-see", "shown in dealing", DEALER, DEAL, (1,)),
        Misdeal("turn-over", "shown in dealing", PARTNER, DEAL),
        Misdeal("turn-over", "shown by an adversary", ADVERSARY, DEAL),
        Misdeal("peep", "peeped", DEALER, DEAL + TURN), Misdeal("deal-otherwise", "misdealt", DEALER, DEAL),
        Misdeal("feel", "misdealt", DEALER, DEAL), Misdeal("lay-unturned", "misdealt", DEALER, TURN),
        Misdeal("misgive", "given wrong", DEALER, DEAL, (1,)), Misdeal("misgive", "misdealt", DEALER, DEAL, (2,)),
        Misdeal("take-wrong-hand", "faced", OTHER, UP), Misdeal("take-wrong-hand", "faced", DEALER, UP))

    def begin(self) -> None:
        super().begin()
        self.disturbed = False                   # whether an adversary has wrongly disputed score or deal (36)

    def rights(self, seat: int) -> Choices:
        """While it is dealt anybody may touch his cards, and adversaries may dispute the deal, rightly or not; and the
        last card alone may lie faced in the pack (29)."""
        found = super().rights(seat)
        if self.phase != "dealing":
            return found
        if seat == self.dealer:
            return found + calls("face-last")
        return found + calls("touch", *(["dispute"] if seat in self.against(self.dealer) else []))

    def do_dispute(self, seat: int) -> None:
        self.say(seat, "dispute", law=36)
        self.disturbed = True

    @property
    def plays_short(self) -> bool:
        """Where a card is missing from the pack; one that another hand has is a misdeal."""
        return self.long < 0

    def window_until_first_trick(self, offence: Offence) -> bool:
        """Later a hand that is short plays on, and answers for its revokes (40)."""
        return self.quitted < 1 and len(self.begun) < 2

    def effect_misdeal(self, offence: Offence) -> None:
        """A dealer who has been wrongly interrupted deals again (36)."""
        if self.disturbed:
            self.annul("same", offence.seat, 36)
        else:
            super().effect_misdeal(offence)
