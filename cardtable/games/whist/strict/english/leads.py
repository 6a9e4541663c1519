"""Cards out of turn, and revokes until they are established (002:5682-5812)."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.families.tricks.strict.partner_told import PartnerTold
from cardtable.families.tricks.strict.suit_later import SuitLater
from cardtable.families.tricks.strict.two_cards import TwoCards
from cardtable.games.whist.laws.hoyle import LAW
from cardtable.games.whist.scoring import Revoke
from cardtable.games.whist.strict.costs import REVOKES, Costs
from cardtable.rules.faults import Offence
from cardtable.rules.moves import Choice, Choices, One


class Leads(SuitLater, TwoCards, PartnerTold, Costs):
    """The adversaries call what was led, or a suit; whoever of a side speaks first has chosen for it (87)."""

    articles = {**LAW, "revoke": LAW["follow"], "disobeyed": 76, "paid": LAW["revoke"], "demand": LAW["called"],
                "two cards": LAW["called"], "together": 65, "leading on": 60}
    mendable = frozenset(REVOKES)                # 78: whether he has not, or has played as desired
    partner_completes = True                     # 77
    asks_until_quitted = True                    # 78

    def exact_next(self) -> None:
        """Where both sides have revoked, the revokes cancel each other, and nobody is asked what neither pays (85)."""
        owed = tuple([o for o in self.due if o.fault in REVOKES])
        if self.terms.reread and len({self.side[o.seat] for o in owed}) > 1:
            self.due = tuple([o for o in self.due if o not in owed])
            for offence in owed:
                self.put(offence, "settled")
                self.revokes += (Revoke(self.side[offence.seat], "cancelled"),)
            self.say(owed[0].seat, "revokes cancel", law=85)
        super().exact_next()

    # Out of turn (64 to 66, 70, 71)

    def early(self, seat: int) -> str:
        """A second card; or the fourth hand’s, who may follow the third in playing before the second (70)."""
        trick = self.on_table()
        if trick and seat in self.played_by()[:-1]:
            return "two cards"
        return "third hand" if self.may_follow(seat) else super().early(seat)

    def faults(self, seat: int) -> Choices:
        found, trick = super().faults(seat), self.on_table()
        if self.phase != "play" or not self.playable(seat) or not trick:
            return found
        led_by_partner = len(trick) == 1 and self.leader in self.partners_of(seat)
        if led_by_partner and self.leader == self.rightful(len(self.begun)):
            found += (Choice("lead-with", One(self.playable(seat)), law=self.law("together")),)
        partner = self.left(seat, 2)
        if partner not in self.played_by()[:-1] and not self.lies_early(partner):
            if seat in self.played_by()[:-1] and self.holds_trick(seat):
                found += (Choice("lead-on", One(self.playable(seat)), law=self.law("leading on")),)
            found += (Choice("point", law=self.broken_law(90)),)
        return found

    def holds_trick(self, seat: int) -> bool:
        """Whether his card wins the trick as far as it has gone."""
        return self.played_by()[self.order.wins(self.on_table(), self.trump)] == seat

    def do_lead_with(self, seat: int, card: Card) -> None:
        """With his partner, whose lead it is."""
        self.show(seat, (card,), self.lying(seat, card), "leads with", 65)

    def do_lead_on(self, seat: int, card: Card) -> None:
        """To the next trick, without waiting for his partner."""
        self.show(seat, (card,), self.lying(seat, card), "leads on", 60)

    def do_point(self, seat: int) -> None:
        self.say(seat, "point", law=90)

    # A revoke (74 to 80)

    def complete(self, offence: Offence) -> bool:
        """To throw down the hand is to play on (77)."""
        return super().complete(offence) or any(
            o.fault in ("thrown down", "all down") and self.party[o.seat] == self.party[offence.seat]
            and o.after >= offence.after for o in self.offences)

    def put_right(self, offence: Offence, free: bool = False) -> None:
        """Whoever played after him takes his card back freely (80); the question only saves the trick (78)."""
        first = next(n for n, (seat, card, _) in enumerate(self.history)
                     if seat == offence.seat and card in offence.cards)
        self.unmake(offence)
        self.play_again(first, offence)
        self.note("put right", offence.seat, offence.cards)
