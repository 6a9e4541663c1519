"""A deal that has ended, to be looked at with all cards seen: what is asked of it, and what is told."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.croupier.hands import open_now
from cardtable.croupier.tape import Tape
from cardtable.players.double_dummy import SIDES, DoubleDummy, LaidOpen, Laying, laying_of
from cardtable.players.double_dummy_words import Names, course_in_words, par_in_words, played_in_words
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Move


@dataclass(frozen=True, slots=True)
class OpenCards:
    """A deal laid open as its game has it."""

    game: str
    laying: Laying
    deal: Deal
    laid: LaidOpen

    @property
    def about(self) -> str:
        """What the table holds."""
        return self.laying.about

    @property
    def taken(self) -> int | None:
        """The tricks of the declarer's side, where all were taken or given."""
        taken: tuple[int, ...] = getattr(self.deal, "taken", ())
        if self.laid.declarer < 0 or sum(taken) != len(self.laid.hands[0]):
            return None
        return sum([many for seat, many in enumerate(taken) if SIDES[seat] == SIDES[self.laid.declarer]])

    def told(self, found: DoubleDummy, name: Names) -> list[str]:
        """Par, what was played, and what cost a trick, when all has been found."""
        lines = []
        par = self.laying.par(self.deal, self.laid, found.tricks)
        if par is not None:
            lines.append(par_in_words(par, self.laid, name))
        if self.taken is not None:
            lines.append(played_in_words(found, self.taken, name))
        return lines + course_in_words(found, name)


def of_deal(game: str, deal: Deal, moves: Sequence[Move]) -> OpenCards | None:
    """A deal with the moves made in it; None where this game has no such thing."""
    laying = laying_of(game)
    laid = laying.laid(deal, moves) if laying is not None else None
    return None if laying is None or laid is None else OpenCards(game, laying, deal, laid)


def open_cards(tape: Tape, number: int) -> OpenCards | None:
    """The deal of this number on the tape, if it has ended and may be seen."""
    stretch = tape.deals[number]
    if not stretch.ended or not open_now(tape.match, stretch.deal):
        return None
    moves = [step.move for step in tape.steps[stretch.first:stretch.first + stretch.moves]]
    return of_deal(tape.past.game.name, stretch.deal, moves)
