"""Faults in dealing where it is agreed that hands deal: under Deschapelles' code (003:425-578)."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.families.tricks.strict.dealing import ADVERSARY, CUTTER, DEALER, OTHER, PARTNER, Misdeal
from cardtable.families.tricks.strict.wrong_numbers import WrongNumbers
from cardtable.games.whist.faults import DEALT_FAULTS
from cardtable.games.whist.strict.together import StrictDeschapelles
from cardtable.rules.faults import Offence

PACK, DEAL, TURN = ("cutting_pack",), ("dealing",), ("turning",)


class HandDealt(WrongNumbers, StrictDeschapelles):
    """Each hand of the deal is a word; whoever says another has made a fault."""

    FAULTS = DEALT_FAULTS
    misdeals = (
        Misdeal("cut-few", "few cut", CUTTER, PACK), Misdeal("cut-showing", "shown in cutting", CUTTER, PACK),
        Misdeal("deal", "not cut", DEALER, PACK), Misdeal("deal", "out of turn", OTHER, PACK + DEAL),
        Misdeal("drop-pack", "disarranged", DEALER, DEAL), Misdeal("feel", "lost deal", DEALER, DEAL),
        Misdeal("face", "faced", DEALER, DEAL), Misdeal("face-last", "faced", DEALER, DEAL),
        Misdeal("misgive", "given wrong", DEALER, DEAL, (1, 2)), Misdeal("misgive", "lost deal", DEALER, DEAL, (3,)),
        Misdeal("let-see", "lost deal", DEALER, DEAL, (2,)), Misdeal("let-see", "one seen", DEALER, DEAL, (1,)),
        Misdeal("touch", "touched", ADVERSARY, DEAL), Misdeal("forget-pack", "pack forgotten", PARTNER, ("laying",)),
        Misdeal("lay-unturned", "lost deal", DEALER, TURN),
        Misdeal("peep", "peeped", DEALER, (*DEAL, "laying", *TURN)))

    def begin(self) -> None:
        super().begin()
        self.forfeit = -1                        # the side that has touched the cards, and lost what 32 would give it
        if self.by_hand:
            self.cover(range(self.seats))        # until the trump is turned: the dealer's own hand has it at its end

    def set_out(self) -> None:
        for seat in range(self.seats):
            self.look(seat)
        super().set_out()

    def do_cut_few(self, seat: int) -> None:
        self.say(seat, "cut-few", law=23)
        self.go("dealing", self.dealer)

    def effect_forfeit(self, offence: Offence) -> None:
        self.forfeit = self.side[offence.seat]

    def may_new_deal(self, offence: Offence) -> bool:
        """For one card seen not by the side that has touched the cards (34); for wrong numbers only after the lead."""
        if offence.fault == "card with the partner":
            return bool(self.history)
        return not (offence.fault == "one seen" and self.forfeit == 1 - self.side[offence.seat])

    # Wrong numbers: before the lead they are put right (40), after it they are judged by where the card is (41, 42)

    def wrong_places(self) -> Mapping[str, tuple[int, ...]]:
        return {"wrong numbers": (1, 3), "card with the partner": (2,)}

    def do_deal_wrong(self, seat: int, short: int, places: int) -> None:
        """Partners of whom one has the other's card are both in fault, whoever has dealt."""
        if places == 2:
            *before, last = self.offences
            self.offences = (*before, last._replace(seat=short))
        super().do_deal_wrong(seat, short, places)

    def effect_numbers(self, offence: Offence) -> None:
        """One side has the other's card: both are at fault, and the deal is lost."""
        if self.history:
            self.annul("next", offence.seat, offence.article)
        else:
            self.give_back()
