"""Rubicon Bézique dealt by hand: what is cut and dealt wrongly, and hands of more or fewer than nine cards
(002:768-849)."""
from __future__ import annotations

from cardtable.families.tricks.strict.by_hand import ByHand
from cardtable.families.tricks.strict.dealing import CUTTER, DEALER, Misdeal
from cardtable.families.tricks.strict.numbers_dealt import NumbersDealt
from cardtable.games.rubicon_bezique.faults import DEALT_FAULTS
from cardtable.games.rubicon_bezique.laws import LAW
from cardtable.games.rubicon_bezique.rules import LAST_TRICK
from cardtable.games.rubicon_bezique.settlement import HAND, Wrong, wrong_hands
from cardtable.games.rubicon_bezique.strict import StrictRubicon
from cardtable.rules.faults import Claim, Offence
from cardtable.rules.motions import DEALT
from cardtable.rules.moves import Choices, calls

PACK, DEAL = ("cutting_pack",), ("dealing",)


class RubiconByHand(NumbersDealt, ByHand, StrictRubicon):
    """The hands are taken up before the first lead; until the dealer has played to it a wrong number may be claimed."""

    FAULTS = DEALT_FAULTS
    steps, covers, cut_leaves = (), True, (5, 5)
    due_each = HAND
    settling = StrictRubicon.settling | {"agreeing"}
    misdeals = (
        Misdeal("cut", "few cut", CUTTER, PACK), Misdeal("cut-showing", "shown in cutting", CUTTER, PACK),
        Misdeal("deal-otherwise", "dealt wrongly", DEALER, DEAL), Misdeal("let-see", "dealt open", DEALER, DEAL, (1,)),
        Misdeal("face", "faced", DEALER, DEAL))

    def deal_out(self) -> None:
        if not self.dealt_numbers:
            super().deal_out()
            return
        self.before_dealing()
        for number, n in enumerate(self.packets):
            for to in self.round(self.after(self.dealer)):
                more = self.more(to) if number == 0 else 0
                self.draw(n + more, self.layout.stock, self.dealt_to(to), self.dealer, DEALT)
        self.before_play()

    # A wrong number claimed in time (12): too many is dealt again, too few may be made up if both wish it

    def meant(self, claim: Claim, offence: Offence) -> bool:
        """Either may find it, in either hand: the dealer, too, who else would be rubiconed by it."""
        return super().meant(claim, offence) or claim.article == offence.article == LAW["wrong number"]

    def window_until_dealer_has_played(self, offence: Offence) -> bool:
        return not any(seat == self.dealer for seat, *_ in self.history)

    def may_complete(self, offence: Offence) -> bool:
        return max(self.dealt_numbers, default=HAND) <= HAND

    def effect_complete(self, offence: Offence) -> None:
        """The other must agree."""
        self.go("agreeing", self.left(offence.by))

    def agreeing(self, seat: int) -> Choices:
        return calls("agree", "refuse")

    def do_agree(self, seat: int) -> None:
        self.say(seat, "agree", law=LAW["wrong number"])
        for one in self.round(self.after(self.dealer)):
            wanting = HAND - self.dealt_numbers[one]
            if wanting:
                self.draw(wanting, self.layout.stock, self.layout.hand[one], one, DEALT)
        self.dealt_numbers = ()
        self.exact_next()

    def do_refuse(self, seat: int) -> None:
        self.say(seat, "refuse", law=LAW["wrong number"])
        self.annul("same", self.dealer, LAW["wrong number"])

    # Played so (17 to 21)

    def wrong(self) -> Wrong:
        return wrong_hands(self.dealt_numbers or (HAND,) * self.seats)

    def next_trick(self, winner: int) -> None:
        """When a hand has run out all is played, whatever the other holds."""
        if not self.over and not self.stocked and not all(map(self.playable, range(self.seats))):
            self.close("reckon")
        else:
            super().next_trick(winner)

    def reckon(self) -> None:
        last = self.wrong().last_trick
        if last == "winner":
            super().reckon()
            return
        if isinstance(last, int):
            self.mark(self.side[last], LAST_TRICK, "last trick", LAW["eight cards"])
        self.end()
