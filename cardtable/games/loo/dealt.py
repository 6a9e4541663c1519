"""Three-card Loo dealt by hand (002:2986-3010)."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.families.tricks.strict.by_hand import ByHand
from cardtable.families.tricks.strict.dealing import CUTTER, DEALER, Misdeal
from cardtable.games.loo.faults import DEALT_FAULTS
from cardtable.games.loo.rules import POOL
from cardtable.games.loo.strict import StrictLoo
from cardtable.rules.faults import Offence

PACK, DEAL = ("cutting_pack",), ("dealing",)


class LooByHand(ByHand, StrictLoo):
    """Everybody takes up his hand when he is to speak, as ever at this game."""

    FAULTS = DEALT_FAULTS
    steps = ()
    misdeals = (
        Misdeal("cut", "cut again", CUTTER, PACK), Misdeal("deal", "not cut", DEALER, PACK),
        Misdeal("reshuffle", "misdealt", DEALER, DEAL), Misdeal("let-see", "misdealt", DEALER, DEAL, (1,)),
        Misdeal("misgive", "misdealt", DEALER, DEAL, (1, 2)), Misdeal("deal-otherwise", "misdealt", DEALER, DEAL),
        Misdeal("face", "faced", DEALER, DEAL))

    def do_shuffle(self, seat: int, *order: Card) -> None:
        """The single lies in the pool before anything is dealt."""
        if self.by_hand:
            self.pay_single()
        super().do_shuffle(seat, *order)

    def do_let_see(self, seat: int, number: int) -> None:
        """It ends the deal."""
        self.say(seat, "let-see", number)

    def do_deal_otherwise(self, seat: int) -> None:
        self.say(seat, "deal-otherwise")

    def window_until_anybody_speaks(self, offence: Offence) -> bool:
        return not (self.declared or self.passed)

    def effect_new_deal(self, offence: Offence) -> None:
        """The dealer puts his single in again, and has this one back."""
        self.pay(self.single, POOL, self.player[self.dealer], "single returned", self.articles["single"])
        super().effect_new_deal(offence)
