"""Faults in dealing under Deschapelles' code, where it is agreed that hands deal (003:425-578)."""
from __future__ import annotations

from cardtable.families.tricks.strict.dealing import ByHand
from cardtable.games.whist.faults import DEALT_FAULTS
from cardtable.games.whist.strict.signs import StrictDeschapelles
from cardtable.rules.faults import Offence
from cardtable.rules.laws import Law
from cardtable.rules.moves import Choice, Choices, Move, One

FEW = 2                                          # cards given wrongly that may be put right


class HandDealt(ByHand, StrictDeschapelles):
    """Each hand of the deal is a word; whoever says another has made a fault."""

    FAULTS = DEALT_FAULTS

    def begin(self) -> None:
        super().begin()
        self.by_hand = self.terms.by_hand
        self.forfeit = -1                        # the side that has touched the cards, and lost what 32 would give it

    def misdealing(self, seat: int) -> Choices:
        found: Choices = ()
        dealer, phase = seat == self.dealer, self.phase
        if phase == "cutting_pack":
            if seat in self.must:
                found += (self.of("cut-few", 23), self.of("cut-showing", 25))
            found += (self.of("deal", 21 if dealer else 38),)
        if phase == "dealing":
            if not dealer:
                found += (self.of("deal", 38),)
            else:
                found += (self.of("drop-pack", 27), self.of("feel", 31), self.of("face", 37),
                          Choice("misgive", One((1, FEW, FEW + 1)), law=self.broken_law(31)),
                          Choice("let-see", One((2,)), law=self.broken_law(31)),
                          Choice("let-see", One((1,)), law=self.broken_law(32)))
            if self.side[seat] != self.side[self.dealer]:
                found += (self.of("touch", 34),)
        if phase == "laying" and seat in self.must:
            found += (self.of("forget-pack", 33),)
        if phase == "turning" and dealer:
            found += (self.of("lay-unturned", 31),)
        return found + ((self.of("peep", 26),) if dealer and phase != "cutting_pack" else ())

    def fault_of(self, law: Law, seat: int, move: Move) -> str:
        """Of article 31 what may be put right, and what loses the deal."""
        if law.number == 31:
            return "given wrong" if move.verb == "misgive" and int(move[1]) <= FEW else "lost deal"
        return super().fault_of(law, seat, move)

    def do_cut_few(self, seat: int) -> None:
        self.say(seat, "cut-few", law=23)
        self.go("dealing", self.dealer)

    def do_cut_showing(self, seat: int) -> None:
        self.say(seat, "cut-showing", law=25)
        self.go("dealing", self.dealer)

    def do_let_see(self, seat: int, number: int) -> None:
        """The deal goes on; of the hand at his left so many cards have been seen."""
        self.say(seat, "let-see", number)
        self.deal_out()
        hand = self.layout.hand[self.left(seat)]
        self.show(seat, self.zone[hand][:number], hand, "dropped")

    def do_misgive(self, seat: int, number: int) -> None:
        self.say(seat, "misgive", number, law=31)

    def word_of_dealing(self, seat: int) -> None:
        """What is seen of it is told with its article."""

    do_drop_pack = do_feel = do_face = do_touch = do_forget_pack = do_lay_unturned = do_peep = word_of_dealing

    def effect_forfeit(self, offence: Offence) -> None:
        self.forfeit = self.side[offence.seat]

    def may_new_deal(self, offence: Offence) -> bool:
        """For one card seen not by the side that has touched the cards (34)."""
        return not (offence.fault == "one seen" and self.forfeit == 1 - self.side[offence.seat])
