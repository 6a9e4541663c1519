"""A lead out of turn for which a suit is called when the side at fault next comes to lead, whenever that is."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.cards import SUIT_NAMES, Card
from cardtable.families.tricks.strict.demands import LEAD, Demand
from cardtable.families.tricks.strict.turns import OutOfTurn
from cardtable.rules.faults import Offence


class Owed(NamedTuple):
    """A suit that a party leads when it next does; the article that has it called, and -1 before it is named."""

    party: int
    law: int
    suit: int = -1


class SuitLater(OutOfTurn):
    """And what others have played upon such a lead goes back freely, their partner's too."""

    def begin(self) -> None:
        super().begin()
        self.suits_owed: tuple[Owed, ...] = ()   # the first due first: what has been broken twice is paid twice

    @property
    def unusual(self) -> bool:
        return super().unusual or bool(self.suits_owed)

    def window_until_all_have_played(self, offence: Offence) -> bool:
        return len(self.history) < offence.trick * self.playing()

    def undo_lead(self, offence: Offence) -> None:
        self.play_again((offence.trick - 1) * self.playing())

    def effect_call_suit_later(self, offence: Offence) -> None:
        """The card goes back, and whoever chose this says which suit, before all goes on."""
        chooser = self.chosen_by(offence)
        self.undo_lead(offence)
        self.owe_suit(offence, chooser, "call-suit-later")

    def effect_call_suit(self, offence: Offence) -> None:
        """The same of a fault that is no lead: nothing goes back."""
        self.owe_suit(offence, self.chosen_by(offence), "call-suit")

    def owe_suit(self, offence: Offence, chooser: int, remedy: str) -> None:
        """The chooser says now which suit the party at fault leads when it next does."""
        self.suits_owed += (Owed(self.party[offence.seat], self.stated(offence, remedy)),)
        then = self.interrupted[-1]
        self.interrupted += (then._replace(phase="naming_suit", must=(chooser,), sealed=()),)

    def do_suit(self, seat: int, suit: str) -> None:
        *before, owed = self.suits_owed
        self.say(seat, "suit-later", suit, law=owed.law)
        self.suits_owed = (*before, owed._replace(suit=SUIT_NAMES.index(suit)))
        self.resume()

    def demands_of(self, seat: int) -> tuple[Demand, ...]:
        found = super().demands_of(seat)
        owed = self.owed_by(seat)
        if owed is not None and not self.on_table():
            found += (Demand(seat, LEAD, suit=owed.suit),)
        return found

    def owed_by(self, seat: int) -> Owed | None:
        """What its party pays with its next lead."""
        return next((owed for owed in self.suits_owed if owed.party == self.party[seat] and owed.suit >= 0), None)

    def play_on(self, seat: int, card: Card) -> None:
        """Who leads has paid, obeying or unable to."""
        paid = None if self.on_table() else self.owed_by(seat)
        super().play_on(seat, card)
        if paid is not None:
            at = self.suits_owed.index(paid)
            self.suits_owed = self.suits_owed[:at] + self.suits_owed[at + 1:]
