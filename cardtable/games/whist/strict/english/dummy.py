"""Dummy under the English laws: his revoke stands when it is quitted, and his partner pays for nothing that brings him
no gain (002:5929-5952)."""
from __future__ import annotations

from cardtable.cards import Card
from cardtable.games.whist.faults import ENGLISH_DUMMY
from cardtable.games.whist.strict.english.hands import StrictEnglish
from cardtable.rules.faults import Offence
from cardtable.rules.laws import Law
from cardtable.rules.moves import Choice, Choices, Move, One

PLAYS = frozenset({"play"})                      # what a hand played by one who plays two can do wrong


class StrictEnglishDummy(StrictEnglish):
    """`open_seats` are dummies’; who plays two hands has nobody whom he could tell anything."""

    FAULTS = ENGLISH_DUMMY

    def held(self, seat: int) -> int:
        return self.layout.shown[seat] if seat in self.open_seats else super().held(seat)

    def broken(self, seat: int, card: Card) -> str:
        """Dummy’s revoke is a matter of its own."""
        found = super().broken(seat, card)
        return "dummy faults" if found == "revoke" and seat in self.open_seats else found

    def revoke_law(self, seat: int) -> int:
        return 0 if seat in self.open_seats else super().revoke_law(seat)

    def early(self, seat: int) -> str:
        """From the wrong hand of who plays both; else as ever."""
        found = super().early(seat)
        return "" if self.plays_two(seat) and self.on_table() and found != "two cards" else found

    def faults(self, seat: int) -> Choices:
        """What he plays wrongly, and what he marks wrongly, from which he gains."""
        found = super().faults(seat)
        if not self.plays_two(seat):
            return found
        return tuple([choice for choice in found if choice.verb in PLAYS
                      or choice.law is not None and choice.law.number in self.marks])

    def rights(self, seat: int) -> Choices:
        """What he lets be seen costs him nothing."""
        found, hand = super().rights(seat), self.zone[self.layout.hand[seat]]
        if not self.plays_two(seat):
            return found
        found = tuple([c for c in found if c.verb not in ("drop-unseen", "detach", "ask")])
        return found + (Choice("drop", One(hand)),) if self.phase == "play" and hand else found

    def fault_of(self, law: Law, seat: int, move: Move) -> str:
        if law.number == self.articles["dummy faults"]:
            return "wrong hand" if seat not in self.must else "dummy’s"
        return super().fault_of(law, seat, move)

    # Of two cards that he plays at once the other does not lie exposed, nor does a turn-up that he leaves lying

    def spared(self, seat: int) -> bool:
        return self.plays_two(seat)

    def window_until_quitted(self, offence: Offence) -> bool:
        """Dummy’s revoke can be put right until its trick is turned and the hand withdrawn."""
        return not self.complete(offence)

    def effect_mended(self, offence: Offence) -> None:
        self.play_again(next(n for n, (seat, card, _) in enumerate(self.history)
                             if seat == offence.seat and card in offence.cards))

    def claims_of(self, seat: int) -> Choices:
        """A dummy says nothing."""
        return () if seat in self.open_seats else super().claims_of(seat)
