"""Euchre dealt by hand under the laws of 1862 (001:698-750)."""
from __future__ import annotations

from cardtable.families.tricks.strict.dealing import ADVERSARY, CUTTER, DEALER, PARTNER, Misdeal
from cardtable.families.tricks.strict.wrong_numbers import WrongNumbers
from cardtable.games.euchre.faults import DEALT_FAULTS
from cardtable.games.euchre.strict.words_spoken import StrictEuchre
from cardtable.rules.faults import Offence

PACK, DEAL, TURN = ("cutting_pack",), ("dealing",), ("turning",)


class EuchreByHand(WrongNumbers, StrictEuchre):
    """The trump card is turned, and the hands are taken up."""

    FAULTS = DEALT_FAULTS
    steps, covers, cut_leaves = ("turning",), True, (3, 4)
    misdeals = (
        Misdeal("cut", "cut again", CUTTER, PACK), Misdeal("deal", "not cut", DEALER, PACK),
        Misdeal("deal-otherwise", "packets", DEALER, DEAL), Misdeal("face", "faced", DEALER, DEAL),
        Misdeal("let-see", "faced", DEALER, DEAL, (1,)), Misdeal("turn-two", "faced", DEALER, TURN),
        Misdeal("turn-over", "shown by an adversary", ADVERSARY, DEAL),
        Misdeal("turn-over", "shown by the partner", PARTNER, DEAL),
        Misdeal("touch", "looked early", ADVERSARY, DEAL), Misdeal("touch", "looked early", PARTNER, DEAL),
        Misdeal("misgive", "rectified", DEALER, DEAL, (1,)), Misdeal("misgive", "misdealt", DEALER, DEAL, (2,)),
        Misdeal("feel", "misdealt", DEALER, DEAL))

    @property
    def trump_shown(self) -> bool:
        return bool(self.turned)

    def do_let_see(self, seat: int, number: int) -> None:
        """A card turned in dealing ends it."""
        self.say(seat, "let-see", number, law=self.articles["5"])

    def do_turn_two(self, seat: int) -> None:
        self.say(seat, "turn-two", law=self.articles["5"])

    def effect_misdeal(self, offence: Offence) -> None:
        """Cards put right before the trump is turned make none (8)."""
        if offence.fault == "wrong numbers" and not self.trump_shown:
            self.give_back()
        else:
            super().effect_misdeal(offence)
