"""The deal by hand: the pack is cut, dealt, and a trump turned at a word of whoever does it; and only there can it go
wrong."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.families.tricks.strict import StrictTricks
from cardtable.rules.faults import Offence
from cardtable.rules.moves import Choice, Choices, calls

DEALING = frozenset({"cutting_pack", "dealing", "laying", "turning"})
"""The phases before the trump is turned; in "laying" the dealer's partner lays out the other pack."""


class ByHand(StrictTricks):
    """`by_hand` says whether hands deal; a game brings the faults (`misdealing`), with their articles."""

    def begin(self) -> None:
        super().begin()
        self.by_hand = False
        self.rightful_dealer = -1                # whose deal it was, where another has dealt

    def do_shuffle(self, seat: int, *order: Card) -> None:
        if not self.by_hand:
            super().do_shuffle(seat, *order)
            return
        self.lay(order, self.layout.stock)
        self.go("cutting_pack", self.cutter)

    @property
    def cutter(self) -> int:
        """The dealer's right-hand adversary."""
        return self.left(self.dealer, self.seats - 1)

    def cutting_pack(self, seat: int) -> Choices:
        return calls("cut")

    def dealing(self, seat: int) -> Choices:
        return calls("deal")

    def laying(self, seat: int) -> Choices:
        return calls("lay-pack")

    def turning(self, seat: int) -> Choices:
        return calls("turn-trump")

    def do_cut(self, seat: int) -> None:
        self.say(seat, "cut")
        self.go("dealing", self.dealer)

    def do_deal(self, seat: int) -> None:
        """By the dealer; or by another, whose deal it is not."""
        if seat != self.dealer:
            self.rightful_dealer, self.dealer = self.dealer, seat
        self.say(seat, "deal")
        self.deal_out()

    def before_play(self) -> None:
        """The cards are out; dealt by hand, the trump is still to be turned."""
        if self.by_hand and self.phase in ("cutting_pack", "dealing"):
            self.go("laying", self.partners_of(self.dealer)[0])
        else:
            super().before_play()

    def do_lay_pack(self, seat: int) -> None:
        self.say(seat, "lay-pack")
        self.go("turning", self.dealer)

    def do_turn_trump(self, seat: int) -> None:
        self.before_play()

    def faults(self, seat: int) -> Choices:
        return self.misdealing(seat) if self.phase in DEALING else super().faults(seat)

    def misdealing(self, seat: int) -> Choices:
        """What this seat can do wrong before the trump is turned."""
        return ()

    def of(self, verb: str, number: int) -> Choice:
        """A bare word that breaks this article."""
        return Choice(verb, law=self.broken_law(number))

    # Words of the table

    def window_until_trump_turned(self, offence: Offence) -> bool:
        return self.trump == NO_TRUMP

    def window_until_first_card(self, offence: Offence) -> bool:
        return not self.history

    def chooser_not_dealing(self, offence: Offence) -> int:
        """An adversary whose hands are free."""
        return next(seat for seat in self.against(offence.seat) if seat != self.dealer)

    def effect_keep_card(self, offence: Offence) -> None:
        """The deal stands as it is."""

    def effect_recut(self, offence: Offence) -> None:
        """The pack is cut again."""
        self.resume_at("cutting_pack", self.cutter)

    def effect_rectify(self, offence: Offence) -> None:
        """Each has again what is his."""

    def effect_rightful_dealer_deals(self, offence: Offence) -> None:
        """The deal of another is void, and whose deal it was deals."""
        self.dealer = self.rightful_dealer
        self.annul("same", offence.seat, offence.article)
