"""Dumbmy: the assailants are under the whole code, the defender, who plays two hands, under little of it
(003:1478-1556)."""
from __future__ import annotations

from cardtable.games.whist.faults import DUMBMY_FAULTS
from cardtable.games.whist.strict.together import StrictDeschapelles
from cardtable.rules.faults import Offence
from cardtable.rules.laws import Law
from cardtable.rules.motions import TOOK_BACK
from cardtable.rules.moves import Choice, Choices, Move, One

DEFENDER = 142                                   # the article on what he is spared
BINDING = frozenset({66, 67, 69, 70, 79, 114})   # what binds him as it does others: calls, two cards, tricks looked at
REVOKES = frozenset({88, 89})


class StrictDumbmy(StrictDeschapelles):
    """Seats 0 and 2 are the defender's, and the hand of seat 2 lies open."""

    FAULTS = DUMBMY_FAULTS

    def defends(self, seat: int) -> bool:
        """Whether the defender plays this hand."""
        return self.plays_two(seat)

    def held(self, seat: int) -> int:
        return self.layout.shown[seat] if seat in self.open_seats else super().held(seat)

    def faults(self, seat: int) -> Choices:
        """Of the defender two cards at once, a lead from the wrong hand, a revoke from his own and wrong marks (B 4
        spares him none of 57 to 61; 003:1512-1528); the open hand cannot revoke."""
        found = super().faults(seat)
        if not self.defends(seat):
            return found
        kept: Choices = ()
        for choice in found:
            number = choice.law.number if choice.law is not None else 0
            if number in BINDING or number in self.marks:
                kept += (choice,)
            elif number == self.articles["turn"] or (number in REVOKES and seat not in self.open_seats):
                kept += (Choice(choice.verb, *choice.fields, law=self.broken_law(DEFENDER)),)
        return kept

    def revoke_law(self, seat: int) -> int:
        if not self.defends(seat):
            return super().revoke_law(seat)
        return 0 if seat in self.open_seats else DEFENDER

    def fault_of(self, law: Law, seat: int, move: Move) -> str:
        if law.number != DEFENDER:
            return super().fault_of(law, seat, move)
        return "wrong hand" if seat not in self.must else "defender revoked"

    def rights(self, seat: int) -> Choices:
        """What he lets be seen costs him nothing; and he has no partner to ask, or to throw up for."""
        found = super().rights(seat)
        if not self.defends(seat):
            return found
        found = tuple([choice for choice in found if choice.verb not in ("throw-up", "ask")])
        hand = self.zone[self.layout.hand[seat]]
        return found + (Choice("drop", One(hand)),) if self.phase == "play" and hand else found

    def claimable(self, articles: tuple[int, ...], seat: int) -> tuple[int, ...]:
        """What the defender is spared binds none of the others, and is not for him to claim."""
        found = super().claimable(articles, seat)
        return tuple([number for number in found if number != DEFENDER]) if self.defends(seat) else found

    # Nothing of his lies exposed

    def undo_lead(self, offence: Offence) -> None:
        super().undo_lead(offence)
        self.spare()

    def spared(self, seat: int) -> bool:
        return self.defends(seat)

    def effect_honours_exposed(self, offence: Offence) -> None:
        """They do not count (66), but he may show what he pleases (B4; 003:10549-10555)."""
        if not self.defends(offence.seat):
            super().effect_honours_exposed(offence)

    def spare(self) -> None:
        """The defender takes his cards back."""
        for seat in range(self.seats):
            some = self.exposed(seat)
            if some and self.defends(seat):
                self.shift(some, self.layout.exposed[seat], self.held(seat), seat, TOOK_BACK)
