"""Solo Whist dealt by hand: a fresh deal for what goes wrong, and wrong numbers (002:4822-4828, 4965-4969)."""
from __future__ import annotations

from cardtable.families.tricks.strict.dealing import ADVERSARY, DEALER, Misdeal
from cardtable.families.tricks.strict.wrong_numbers import WrongNumbers
from cardtable.games.solo_whist.faults import DEALT_FAULTS
from cardtable.games.solo_whist.stakes import GENERAL
from cardtable.games.solo_whist.strict import StrictSolo
from cardtable.rules.faults import Offence

PACK, DEAL, TURN = ("cutting_pack",), ("dealing",), ("turning",)


class SoloByHand(WrongNumbers, StrictSolo):
    """The last card is turned, and the hands are taken up before anybody calls."""

    FAULTS = DEALT_FAULTS
    steps, covers, cut_leaves = ("turning",), True, (1, 1)
    misdeals = (
        Misdeal("deal", "not cut", DEALER, PACK), Misdeal("face", "fresh deal", DEALER, DEAL),
        Misdeal("let-see", "fresh deal", DEALER, DEAL, (1,)), Misdeal("turn-over", "fresh deal", ADVERSARY, DEAL),
        Misdeal("deal-otherwise", "fresh deal", DEALER, DEAL), Misdeal("lay-unturned", "fresh deal", DEALER, TURN))
    plays_short = True

    def window_until_first_call(self, offence: Offence) -> bool:
        """Until anybody has called or passed."""
        return not (self.called or self.history)

    # What a wrong number costs, once somebody has called (002:4965-4969)

    @property
    def wrong(self) -> tuple[int, ...]:
        """The seats whose number is wrong."""
        return tuple([seat for seat in (self.short, self.long) if seat >= 0])

    def each_settled(self) -> int:
        """Callers with a wrong number lose the stake, whatever has happened, before all else; else they have it."""
        found = super().each_settled()
        if not self.wrong or not self.callers:
            return found
        stake = self.stakes.stake(str(self.bid))
        return min(found, -stake) if set(self.wrong) & set(self.callers) else max(found, stake)

    def reckon(self) -> None:
        """Of a general misère, in which everybody plays for himself, who has a wrong number pays: a ruling."""
        if self.bid == GENERAL and self.wrong and not self.offenders:
            self.pay_for_all(self.stakes.stake(GENERAL), self.wrong[0], "numbers")
        else:
            super().reckon()
