"""Hands thrown down, by some or by all (002:5663-5675)."""
from __future__ import annotations

from cardtable.games.whist.faults import ENGLISH
from cardtable.games.whist.strict.english.two_to_a_trick import TwoToATrick
from cardtable.rules.faults import Offence
from cardtable.rules.moves import Choice, Choices


class StrictEnglish(TwoToATrick):
    """One deal by the laws of 1900, among fallible people."""

    FAULTS = ENGLISH
    moments = (("trump_turned", "unclaimed"),)   # what may be marked may be marked as long as the game lasts (52)

    def begin(self) -> None:
        super().begin()
        self.abandoned = False                   # whether all have thrown down their hands

    def to_be_said(self, side: int) -> bool:
        """Who has the game by tricks and honours together need not claim them: it is enough to call the game (52)."""
        return super().to_be_said(side) and not self.is_game(side)

    def thrown(self, seat: int) -> bool:
        """Whether nothing of his is in his hand, and something lies exposed."""
        return bool(self.exposed(seat)) and not self.zone[self.layout.hand[seat]]

    def faults(self, seat: int) -> Choices:
        found = super().faults(seat)
        if self.phase != "play" or len(self.zone[self.layout.hand[seat]]) < 2:
            return found
        last = all(self.thrown(one) for one in range(self.seats) if one != seat)
        return found + (Choice("throw-down", law=self.law("all down" if last else "thrown down")),)

    def do_throw_down(self, seat: int) -> None:
        self.say(seat, "throw-down", law=self.articles["thrown down"])

    def effect_hand_exposed(self, offence: Offence) -> None:
        self.expose(offence.seat, self.zone[self.layout.hand[offence.seat]])

    def effect_abandoned(self, offence: Offence) -> None:
        """The hand is over: what has been taken counts, and nobody may say how it would have gone."""
        self.abandoned = True
        self.interrupted = ()
        self.close("reckon")

    def may_three_tricks(self, offence: Offence) -> bool:
        """Not of hands abandoned, of which tricks tell nothing (62)."""
        return not self.abandoned
