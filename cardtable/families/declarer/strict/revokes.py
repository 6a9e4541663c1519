"""The revoke: established, asked about, mended (68, 91 to 95)."""
from __future__ import annotations

from cardtable.families.declarer.strict.leads import Leads
from cardtable.rules.faults import Offence


class StrictDeclarer(Leads):
    """A game brings its table, what is said wrongly, and what a revoke costs."""

    partner_completes = True                     # 91
    asks_until_quitted = True                    # 92

    def revoke_law(self, seat: int) -> int:
        return 0 if seat == self.dummy else super().revoke_law(seat)

    def window_until_turned(self, offence: Offence) -> bool:
        """Dummy’s, which costs nothing and stands when the trick has been quitted (68)."""
        return not self.complete(offence)

    def effect_mended(self, offence: Offence) -> None:
        self.play_again(self.number_of(offence))

    def tell_moved(self, offence: Offence) -> None:
        """The tricks that each side counts, now that some have passed over."""
        self.say(offence.seat, "tricks moved", *[self.counted(side) for side in range(2)], law=self.articles["revoke"])

    def number_of(self, offence: Offence) -> int:
        """Which of all the cards played it was."""
        return next(n for n, (seat, card, _) in enumerate(self.history)
                    if seat == offence.seat and card in offence.cards)

    def put_right(self, offence: Offence, free: bool = False) -> None:
        """Those who played later take their cards back freely; who it was decides what may be asked (94, 95)."""
        first = self.number_of(offence)
        played = {seat for seat, *_ in self.history[(offence.trick - 1) * self.seats:offence.trick * self.seats]}
        fourth = first % self.seats == self.seats - 1
        self.unmake(offence)
        self.play_again(first)
        if self.adversary(offence.seat):
            self.note("put right", offence.seat, offence.cards)
        elif not fourth and len([seat for seat in played if self.adversary(seat)]) == 2:
            self.note("declarer's", offence.seat, offence.cards)

    def may_ask(self, seat: int) -> bool:
        """The declarer has nobody to ask."""
        return self.adversary(seat) and super().may_ask(seat)

    def chooser_asker(self, offence: Offence) -> int:
        """At the declarer’s left."""
        return self.left(self.declarer)
