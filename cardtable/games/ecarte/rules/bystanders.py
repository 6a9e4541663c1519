"""What bystanders may do at each form, and the deal at which they stand by (000:590-612, 1180-1235)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from cardtable.games.ecarte.rules.given import GivenEcarte
from cardtable.games.ecarte.rules.rules import HAND, Ecarte, EcarteTerms, cloth
from cardtable.games.ecarte.rules.strict import StrictEcarte
from cardtable.rules.laws import UNJUDGED, Law
from cardtable.rules.moves import Choice, Choices, Move, One, Token, calls

CLOTH = cloth(6)                 # two seats hold cards, the others are backers'

# By form and act: whether allowed to nobody, to those who cover the stakes, or to anybody; and Cavendish's law, 0
# where his chapter on the form has it without a number.  At La Chouette the acts regard the player who covers all.
NOBODY, COVERING, ANYBODY = (False, False), (False, True), (True, True)
MAY: dict[str, dict[str, tuple[tuple[bool, bool], int]]] = {
    "pool": {"correct_score": (ANYBODY, 0), "advise_by_pointing": (NOBODY, 0), "advise_by_naming": (NOBODY, 0),
             "play_out_resigned_game": (NOBODY, 0)},
    "english": {"correct_score": (NOBODY, 52), "advise_by_pointing": (NOBODY, 52), "advise_by_naming": (NOBODY, 52),
                "play_out_resigned_game": (NOBODY, 52)},
    "french": {"correct_score": (COVERING, 54), "advise_by_pointing": (COVERING, 54), "advise_by_naming": (NOBODY, 54),
               "play_out_resigned_game": (COVERING, 54)},
    "chouette": {"correct_score": (COVERING, 54), "advise_by_pointing": (NOBODY, 0), "advise_by_naming": (NOBODY, 0),
                 "play_out_resigned_game": (NOBODY, 0)},
}
POINTING = MAY["french"]["advise_by_pointing"][1]
PLAYING_OUT = MAY["french"]["play_out_resigned_game"][1]

ADVISED = ("proposal", "answer", "exchange", "play")         # phases in which there is something to point at
PLAY_OUT = calls("play-out", "leave")


def bystander_may(form: str, act: str, covering: bool) -> bool:
    """Whether a bystander, covering stakes or not, may do this at the form; KeyError for an act the books do not name.

    >>> bystander_may("french", "advise_by_pointing", covering=True)
    True
    """
    return MAY[form][act][0][covering]


@dataclass(frozen=True)
class BackedTerms(EcarteTerms):
    """How it is played, and what the stakes have left."""

    backs: tuple[int, ...] = (0, 1)              # by seat, which of seats 0 and 1 it is for, -1 for neither
    placed: tuple[int, ...] = (0, 0)             # by seat, its coins at risk
    plays: tuple[int, ...] = ()                  # who plays the two hands
    form: str = "french"                         # or "english", or "chouette"


class Backed(Ecarte):
    """A deal of French Écarté: seats from 2 on hold no cards, and back one of the two at the table, or neither.

    The table marks every score of itself, so that there is none for a bystander to correct.
    """

    layout = CLOTH

    agrees_on = BackedTerms
    terms: BackedTerms

    def begin(self) -> None:
        backs = self.terms.backs
        self.backs, self.placed, self.form = backs, self.terms.placed, self.terms.form
        self.side = tuple([2 if back < 0 else back for back in backs])       # of side 2 is who backs neither
        self.plays = self.terms.plays or self.player[:2]
        self.pointed: tuple[tuple[int, Token], ...] = ()        # (seat, at what); at what is for the eyes of its side
        self.heirs: tuple[int, ...] = ()                        # who may yet play out a game given up
        self.abandoner = -1                                     # the seat that has given it up
        sees = list(self.sees)
        for seat in range(2, self.seats):
            if backs[seat] >= 0:
                sees[HAND[backs[seat]]] |= 1 << seat            # law 55 bars the other hand
        self.sees = tuple(sees)
        super().begin()

    # Two seats play; the player who has a seat answers for it, unless a backer plays out his game

    def by(self, seat: int) -> int:
        return self.plays[seat] if seat in (0, 1) else super().by(seat)

    def left(self, seat: int, of: int = 1) -> int:
        return (seat + of) % 2

    def round(self, first: int) -> tuple[int, ...]:
        return first, 1 - first

    def backers(self, side: int) -> tuple[int, ...]:
        """The seats whose coins are on this side, beside the player's own."""
        return tuple([s for s in range(2, self.seats) if self.backs[s] == side])

    def faults(self, seat: int) -> Choices:
        return super().faults(seat) if seat < 2 and self.phase != "abandoned" else ()

    def rights(self, seat: int) -> Choices:
        return super().rights(seat) if seat < 2 and self.phase != "abandoned" else ()

    # Advice, by pointing alone: once for every answer of the player

    def may(self) -> tuple[int, ...]:
        return super().may() + tuple([s for s in range(2, self.seats) if self.advises(s)])

    def advises(self, seat: int) -> bool:
        """Whether he may point now.  Uses only what lies open."""
        side = self.backs[seat]
        return self.phase in ADVISED and side in self.must and self.player[seat] != self.plays[side] \
            and bystander_may(self.form, "advise_by_pointing", side >= 0) and seat not in dict(self.pointed)

    def asides(self, seat: int) -> Choices:
        if seat < 2:
            return super().asides(seat)
        side = self.backs[seat]
        # only calls of the phase: what else the player may say can rest on an offence that nobody has noticed
        words = tuple([c.verb for c in getattr(self, self.phase)(side) if not c.fields])
        at_words = (Choice("point", One(words)),) if words else ()
        return (Choice("point", One(self.zone[HAND[side]])), *at_words)

    def do_point(self, seat: int, what: Token) -> None:
        """All see that he points, but only those who see the hand at what."""
        self.say(seat, "point", law=POINTING)
        self.pointed += ((seat, what),)

    def apply(self, seat: int, move: Move, broken: Law | None = UNJUDGED) -> None:
        super().apply(seat, move, broken)
        self.pointed = tuple([p for p in self.pointed if self.backs[p[0]] != seat])

    def view(self, player: int) -> Self:
        new, eyes = super().view(player), self.eyes(player)
        new.pointed = tuple([(seat, what if self.sees[HAND[self.backs[seat]]] & eyes else "")
                             for seat, what in self.pointed])
        return new

    # A game given up may be played out by one who backs it

    def do_resign(self, seat: int) -> None:
        own = self.plays[seat] == self.player[seat]             # nobody inherits twice
        heirs = self.backers(seat) if own and bystander_may(self.form, "play_out_resigned_game", True) else ()
        if not heirs:
            super().do_resign(seat)
            return
        self.say(seat, "resign")
        self.must, self.sealed = tuple(sorted([*self.must, *[s for s, _ in self.sealed]])), ()       # all answer anew
        self.heirs, self.abandoner = heirs, seat
        self.interrupt("abandoned", heirs[0])

    def abandoned(self, seat: int) -> Choices:
        return PLAY_OUT

    def do_play_out(self, seat: int) -> None:
        self.say(seat, "play-out", law=PLAYING_OUT)
        heir = self.player[seat]
        self.plays = (heir, self.plays[1]) if self.abandoner == 0 else (self.plays[0], heir)
        self.resume()

    def do_leave(self, seat: int) -> None:
        self.heirs = self.heirs[1:]
        if self.heirs:
            self.must = self.heirs[:1]
        else:
            self.resigned = self.abandoner
            self.end()


class StrictBacked(Backed, StrictEcarte):
    """The same under strict laws."""

    def accusers(self) -> tuple[int, ...]:
        return 0, 1                                             # bystanders have no voice in it


class DealtBacked(Backed, GivenEcarte):
    """And dealt by hand."""

    def accusers(self) -> tuple[int, ...]:
        return 0, 1

    def seers(self, hand: int) -> int:
        """Who backs a player looks with him."""
        backers = self.backers(self.layout[hand].owner or 0)
        return super().seers(hand) | sum([1 << seat for seat in backers])
