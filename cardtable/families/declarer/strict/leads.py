"""Leads out of turn, cards shown, a partner told what to play (72 to 86, 102)."""
from __future__ import annotations

from typing import ClassVar

from cardtable.cards import Card
from cardtable.families.declarer.deal import SEATS, DeclarerDeal
from cardtable.families.tricks.strict.demands import NOT_CARD, Demand
from cardtable.families.tricks.strict.exposed import ExposedCloth
from cardtable.families.tricks.strict.partner_told import PartnerTold
from cardtable.families.tricks.strict.revokes import Mending
from cardtable.families.tricks.strict.suit_later import SuitLater
from cardtable.rules.faults import Offence
from cardtable.rules.moves import Choice, Choices, One, calls

LAYOUT = ExposedCloth(SEATS)


class Leads(SuitLater, Mending, PartnerTold, DeclarerDeal):
    """The declarer alone exacts for his side, and Dummy says nothing (62, 63)."""

    layout: ClassVar[ExposedCloth] = LAYOUT
    orders = "orders"
    shows: ClassVar[int] = 73                    # the article on cards exposed

    # Faults

    def adversary(self, seat: int) -> bool:
        """Whether it plays against the declarer."""
        return self.declarer >= 0 and self.side[seat] != self.side[self.declarer]

    def early(self, seat: int) -> str:
        return super().early(seat) or "exposed"

    def broken(self, seat: int, card: Card) -> str:
        """Dummy’s revoke is another matter, and so is an order that is not obeyed (68, 79)."""
        if card in self.lawful(seat):
            return self.orders
        return "dummy revoke" if seat == self.dummy else "revoke"

    def faults(self, seat: int) -> Choices:
        found, held = super().faults(seat), self.zone[self.layout.hand[seat]]
        if self.phase != "play" or not held or not self.adversary(seat):
            return found
        found += (Choice("drop", One(held), law=self.book.law(73)), Choice("lay-down", law=self.book.law(76)),
                  Choice("half-draw", One(held), law=self.book.law(78)))
        partner, trick = self.left(seat, 2), self.on_table()
        if trick and partner not in self.played_by()[:-1]:
            found += (Choice("point", law=self.book.law(102)),)
        return found

    def do_drop(self, seat: int, card: Card) -> None:
        self.show(seat, (card,), self.layout.hand[seat], "dropped", 73)

    def do_half_draw(self, seat: int, card: Card) -> None:
        self.show(seat, (card,), self.layout.hand[seat], "half drawn", 78)

    def do_lay_down(self, seat: int) -> None:
        self.say(seat, "lay-down", law=76)

    def do_point(self, seat: int) -> None:
        self.say(seat, "point", law=102)

    def claims_of(self, seat: int) -> Choices:
        return () if seat == self.dummy and self.phase == "play" else super().claims_of(seat)

    def accusers(self) -> tuple[int, ...]:
        return tuple([seat for seat in super().accusers() if seat != self.dummy])

    # Out of turn (80 to 82, 86)

    def out_of_turn(self, seat: int, card: Card) -> None:
        """A lead lies, until all is put right; a card to a trick begun goes back, an adversary’s to lie exposed."""
        if self.on_table():
            self.say(seat, "out of turn", law=self.articles[self.early(seat)])
            self.show(seat, (card,), self.lying(seat, card), "out of turn")
        else:
            super().out_of_turn(seat, card)

    def rights(self, seat: int) -> Choices:
        found, played = super().rights(seat), len(self.on_table())
        if self.phase == "play" and 0 < played < SEATS and not self.adversary(self.leader) \
                and self.leader != self.rightful(len(self.begun)) and self.adversary(seat) == (played > 1):
            found += calls("rectify")
        return found

    def leisure(self) -> tuple[int, ...]:
        """The declarer, too, who has led from the wrong hand."""
        found, trick = super().leisure(), self.on_table()
        if self.phase == "play" and len(trick) == 1 and not self.adversary(self.leader) \
                and self.leader != self.rightful(len(self.begun)):
            found += (self.leader,)
        return found

    def do_rectify(self, seat: int) -> None:
        """The declarer, before second hand has played, leads from the right hand after all (81); later an adversary has
        all cards of the trick taken back while it is not full (82; that the declarer may not is a ruling)."""
        self.say(seat, "rectify", law=82 if self.adversary(seat) else self.articles["wrong hand"])
        self.mended(self.leader, "wrong hand")
        self.play_again(len(self.history) - len(self.on_table()))

    # Exposed cards are the declarer’s to call (72, 84)

    def ask_orders(self, owner: int) -> None:
        if self.adversary(owner) and self.to_be_told(owner):
            self.ask_for(owner, self.declarer)

    def effect_adversary_exposed(self, offence: Offence) -> None:
        """The declarer and Dummy show what they like (69, 72)."""
        if self.adversary(offence.seat):
            self.expose(offence.seat, offence.cards)

    def effect_hand_exposed(self, offence: Offence) -> None:
        self.expose(offence.seat, self.zone[self.layout.hand[offence.seat]])

    # A partner is told (86, 102)

    def chooser_declarer(self, offence: Offence) -> int:
        return self.of_both

    @property
    def of_both(self) -> int:
        """The seat that plays two hands, or will."""
        return self.declarer

    # A card shown before the first lead (71)

    def of_the_leader(self, offence: Offence) -> bool:
        """Whether it is the leader’s partner who has shown a card."""
        return offence.seat == self.left(self.of_both, 3)

    may_call_it = may_forbid_suit = of_the_leader

    def effect_call_it(self, offence: Offence) -> None:
        """It lies exposed, and is called like others."""

    def effect_forbid_suit(self, offence: Offence) -> None:
        """It is taken up, and the leader does not lead its suit."""
        card, = offence.cards
        leader = self.left(self.of_both)
        self.return_to(self.layout.hand[offence.seat], offence.seat, card)
        suit = tuple([c for c in self.pack if c.suit == card.suit])
        self.demands += (Demand(leader, NOT_CARD, suit, trick=1),)

    def effect_let_stand(self, offence: Offence) -> None:
        """It goes on as if it had been in order."""
