"""Two who lead at once (003:975-980): the second card is a word of its own, while the first alone lies there."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.games.whist.faults import OLD_FAULTS
from cardtable.games.whist.strict.signs import Signs
from cardtable.rules.faults import Offence
from cardtable.rules.laws import Law
from cardtable.rules.moves import Choice, Choices, Move, One

OF_CARDS = frozenset({"play", "take-up", "mend"})


class StrictDeschapelles(Signs):
    """One deal among fallible people.  Of two who lead at once, he who alone is in fault pays as for any lead out of
    turn; where both are, one fault cancels the other."""

    FAULTS = OLD_FAULTS

    def asides(self, seat: int) -> Choices:
        return self.of_cards(seat, super().asides(seat))

    def rights(self, seat: int) -> Choices:
        return self.of_cards(seat, super().rights(seat))

    def of_cards(self, seat: int, found: Choices) -> Choices:
        """Who commands a hand has its cards alone (124): what is said, claimed or marked is not for him to say."""
        if self.by(seat) == self.player[seat]:
            return found
        return tuple([choice for choice in found if choice.verb in OF_CARDS])

    def faults(self, seat: int) -> Choices:
        found, held = self.of_cards(seat, super().faults(seat)), self.playable(seat)
        if self.by(seat) != self.player[seat]:
            return found
        if self.phase != "play" or len(self.on_table()) != 1 or not held:
            return found
        if seat == self.leader or seat == self.rightful(len(self.begun)):
            return found
        return found + (Choice("lead-with", One(held), law=self.broken_law(86)),)

    def fault_of(self, law: Law, seat: int, move: Move) -> str:
        if law.number != 86:
            return super().fault_of(law, seat, move)
        return "led together" if self.leader == self.rightful(len(self.begun)) else "both led"

    def do_lead_with(self, seat: int, card: Card) -> None:
        self.show(seat, (card,), self.lying(seat, card), "leads with", 86)

    def effect_both_back(self, offence: Offence) -> None:
        """Neither card is a lead, and nobody pays; whose lead it is leads."""
        self.mended(self.leader, "lead")
        self.play_again((offence.trick - 1) * self.playing())
