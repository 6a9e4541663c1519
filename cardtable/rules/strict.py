"""Strict laws as a layer: `class StrictGame(Strict, Game)`.

A fault that stands is noted.  What all have seen is settled at once; else every player may accuse after play.  The
injured party exacts one of the law's remedies, whose effect is a method of the game; an order still to be obeyed is a
field of the game that narrows its choices.  A guided game never comes here, and neither does search.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple, Self

from cardtable.rules.deal import Deal
from cardtable.rules.laws import UNJUDGED, Law
from cardtable.rules.moves import Choice, Choices, Move, One, calls


class Offence(NamedTuple):
    """A law broken by a seat's move, and whether all know it."""

    law: Law
    seat: int
    move: Move
    proved: bool = False


class Strict(Deal):
    """Mixed into a game's deal, before it."""

    strict = True
    accusable: ClassVar[tuple[int, ...]] = ()                            # laws one may be accused of after play
    remedies: ClassVar[dict[str, Callable[[Any, Offence], None]]] = {}   # what may be exacted, and its effect

    def begin(self) -> None:
        self.offences: tuple[Offence, ...] = ()          # the one secret outside zones: view() hides it
        self.due: tuple[tuple[int, Offence], ...] = ()   # who exacts, for what
        self.reckoning = ""                              # the method that waits for the accusations
        super().begin()

    def injured(self, offence: Offence) -> int:
        """The seat that exacts: the next to the left of another party."""
        return self.against(offence.seat)[0]

    def apply(self, seat: int, move: Move, broken: Law | None = UNJUDGED) -> None:
        law = self.refusal(seat, move) if broken is UNJUDGED else broken
        if law is not None:
            self.offences += (Offence(law, seat, move, law.notice == "seen"),)
        super().apply(seat, move, law)
        if law is not None and law.notice == "seen" and not self.over:
            injured = self.injured(self.offences[-1])
            self.due = ((injured, self.offences[-1]), *self.due)
            self.interrupt("remedy", injured)

    def mended(self, seat: int, number: int) -> None:
        """The seat's last offence against this law is put right in time, and forgotten."""
        kept = [o for o in self.offences if not (o.seat == seat and o.law.number == number)]
        self.offences = tuple(kept)

    def close(self, then: str) -> None:
        self.reckoning = then
        self.go("accusations", *self.accusers())

    def accusers(self) -> tuple[int, ...]:
        """The seats asked after play: one of every player."""
        return tuple([self.seats_of(p)[0] for p in sorted(set(self.player))])

    def accusations(self, seat: int) -> Choices:
        """Whether there was an offence changes nothing here: an accusation may be mistaken."""
        return calls("content") + (Choice("accuse", One(self.accusable), One(self.against(seat))),)

    def self_evident(self) -> None:
        """After play: a game proves what all can now see."""

    def together(self, answers: list[tuple[int, Move]]) -> None:
        if self.phase != "accusations":
            super().together(answers)
            return
        for seat, move in answers:
            self.say(seat, move.verb, *move[1:])
            if move[0] == "accuse":
                self.prove(int(move[1]), int(move[2]), seat)
        self.self_evident()
        self.exact_next()

    def prove(self, number: int, seat: int, by: int) -> None:
        """An accusation that is right, or something all have seen."""
        found = [o for o in self.offences if (o.law.number, o.seat) == (number, seat) and not o.proved]
        self.offences = tuple([o._replace(proved=True) if o in found else o for o in self.offences])
        if found:
            self.due += ((by, found[0]),)

    def exact_next(self) -> None:
        if self.interrupted:
            self.resume()
        elif self.due:
            self.go("remedy", self.due[0][0])
        else:
            then, self.reckoning = self.reckoning, ""
            getattr(self, then)()

    def remedy(self, seat: int) -> Choices:
        return (Choice("exact", One(self.due[0][1].law.remedies)),)

    def do_exact(self, seat: int, name: str) -> None:
        offence, self.due = self.due[0][1], self.due[1:]
        self.say(seat, "exact", name, law=offence.law.number)
        self.remedies[name](self, offence)
        if self.phase == "remedy" and not self.over:
            self.exact_next()

    def view(self, player: int) -> Self:
        new = super().view(player)
        new.offences = tuple([o for o in self.offences if o.proved or self.by(o.seat) == player])
        return new
