"""A lead out of turn for which a suit is called when the side at fault next comes to lead, whenever that is."""
from __future__ import annotations

from cardtable.cards import SUIT_NAMES, Card
from cardtable.families.tricks.strict.demands import LEAD, Demand
from cardtable.families.tricks.strict.turns import OutOfTurn
from cardtable.rules.faults import Offence


class SuitLater(OutOfTurn):
    """And what others have played upon such a lead goes back freely, their partner's too."""

    def begin(self) -> None:
        super().begin()
        self.suit_due = (-1, -1)                 # of which party a suit is called when it next leads, and which

    @property
    def unusual(self) -> bool:
        return super().unusual or self.suit_due[0] >= 0

    def window_until_all_have_played(self, offence: Offence) -> bool:
        return len(self.history) < offence.trick * self.playing()

    def undo_lead(self, offence: Offence) -> None:
        self.play_again((offence.trick - 1) * self.playing())

    def effect_call_suit_later(self, offence: Offence) -> None:
        """The card goes back, and whoever chose this says which suit, before all goes on."""
        chooser = self.chosen_by(offence)
        self.undo_lead(offence)
        self.owe_suit(offence.seat, chooser)

    def effect_call_suit(self, offence: Offence) -> None:
        """The same of a fault that is no lead: nothing goes back."""
        self.owe_suit(offence.seat, self.chosen_by(offence))

    def owe_suit(self, seat: int, chooser: int) -> None:
        """The chooser says now which suit the party of this seat leads when it next does."""
        self.suit_due = self.party[seat], -1
        then = self.interrupted[-1]
        self.interrupted += (then._replace(phase="naming_suit", must=(chooser,), sealed=()),)

    def do_suit(self, seat: int, suit: str) -> None:
        self.say(seat, "suit", suit, law=self.articles["turn"])
        self.suit_due = self.suit_due[0], SUIT_NAMES.index(suit)
        self.resume()

    def demands_of(self, seat: int) -> tuple[Demand, ...]:
        found = super().demands_of(seat)
        side, suit = self.suit_due
        if side == self.party[seat] and suit >= 0 and not self.on_table():
            found += (Demand(seat, LEAD, suit=suit),)
        return found

    def play_on(self, seat: int, card: Card) -> None:
        """Who leads has paid, obeying or unable to."""
        paid = not self.on_table() and self.party[seat] == self.suit_due[0]
        super().play_on(seat, card)
        if paid:
            self.suit_due = -1, -1
