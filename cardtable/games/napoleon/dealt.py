"""Napoleon dealt by hand: a fresh deal while nobody has looked, and wrong numbers (002:3285-3302)."""
from __future__ import annotations

from cardtable.cards import Cards
from cardtable.families.tricks.strict.dealing import ADVERSARY, DEALER, Misdeal
from cardtable.families.tricks.strict.wrong_numbers import WrongNumbers
from cardtable.games.napoleon.faults import DEALT_FAULTS
from cardtable.games.napoleon.stakes import NAP, WELLINGTON
from cardtable.games.napoleon.strict import StrictNapoleon
from cardtable.rules.faults import Offence

PACK, DEAL = ("cutting_pack",), ("dealing",)
CALLING = frozenset({"cutting_pack", "dealing", "taking_up", "buying", "calling", "rejecting"})


class NapoleonByHand(WrongNumbers, StrictNapoleon):
    """The hands are taken up before anybody speaks."""

    FAULTS = DEALT_FAULTS
    steps, covers, cut_leaves = (), True, (1, 1)
    misdeals = (
        Misdeal("deal", "fresh deal", DEALER, PACK), Misdeal("face", "fresh deal", DEALER, DEAL),
        Misdeal("let-see", "fresh deal", DEALER, DEAL, (1,)), Misdeal("turn-over", "fresh deal", ADVERSARY, DEAL),
        Misdeal("deal-otherwise", "fresh deal", DEALER, DEAL))
    plays_short = True

    def do_peep(self, seat: int) -> None:
        """At the spare card, which is no fault of dealing here."""
        StrictNapoleon.do_peep(self, seat)

    def do_face(self, seat: int) -> None:
        """A card that lay faced in the pack comes to whoever is dealt it."""
        self.do_let_see(seat, 1)

    def window_until_all_have_called(self, offence: Offence) -> bool:
        """And no Nap among the calls."""
        return self.settles_calls and self.bid not in (NAP, WELLINGTON)

    @property
    def settles_calls(self) -> bool:
        """Whether all have not called yet, whatever interrupts them."""
        phases = {self.phase, *[one.phase for one in self.interrupted]}
        return bool(phases & CALLING)

    def on_table(self) -> Cards:
        """The last trick may go round without a card of the short hand."""
        if self.without_a_card < 0:
            return super().on_table()
        full = sum(self.taken)
        found = []
        for n in range(self.seats):
            seat = self.left(self.leader, n)
            row = self.zone[self.layout.played[seat]]
            if seat == self.short:
                continue
            if len(row) == full:
                break
            found.append(row[-1])
        return tuple(found)

    # What a wrong number costs

    @property
    def wrong(self) -> tuple[int, ...]:
        """The seats whose number is wrong."""
        return tuple([seat for seat in (self.short, self.long) if seat >= 0])

    def settle_stakes(self, good: bool) -> None:
        """A caller with a right number is paid, and does not pay; with a wrong one he pays, and is not paid."""
        if not self.wrong or good == (self.bidder not in self.wrong):
            super().settle_stakes(good)
