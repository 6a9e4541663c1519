"""What search needs to know of Solo Whist: which calls are worth trying, and how the play goes on.

Calls are tried out to the end of the deal as the club player would play them; of the play the last cards are solved
with open cards, two against two or one against the rest.
"""
from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import exp
from random import Random

from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.playing_on import PlayingOn
from cardtable.families.tricks.then_solved import ThenSolved
from cardtable.games.solo_whist import strength
from cardtable.games.solo_whist.maxims import advise, whole
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.games.solo_whist.stakes import GENERAL, LOSING, SOLO
from cardtable.games.solo_whist.words import CALLS
from cardtable.players.compared import Scale
from cardtable.players.search import Plan, Question
from cardtable.rules.moves import Move
from cardtable.rules.view import View

IN_PLAY, BEFORE = 60, 60                         # layouts at budget 1
CALLED = 45                                      # layouts at most in which calls are played out
FOR_BOOK = .8                                    # pence by which another card must be better than the book's
REACH = 1.0                                      # tricks by which a call tried may exceed what the hand promises
MOST_TRIED = 3                                   # calls
DOUBT, LEAST = 1.2, .05                          # how far others may judge otherwise; anybody may do anything
UNIT = "pence"

scale = Scale(.5, 4.0)                           # of pence, beside stakes of sixpence

phrase = {"play": ("Play", "playing"), "pass": ("Pass", "passing"), "propose": ("Propose", "proposing"),
          "accept": ("Accept", "accepting"), "name": ("Name", "naming"),
          **{f"bid {call}": (f"Call {name}", f"calling {name}") for call, name in CALLS.items()}}
HABIT = "The others are supposed to call and play by habit, as the club player does."
caveats = {"calling": HABIT,
           "play": "The last cards are judged with all hands open: that nobody sees the others’ is not weighed."}


def question(view: View, seat: int, book: Move) -> Question | None:
    """The calls that are near, and the play; which suit an abondance is made in is the book's."""
    deal = view.deal
    if not isinstance(deal, SoloWhist) or deal.phase not in caveats:
        return None
    heard = Heard(deal, seat)
    if deal.phase == "calling":
        plans = near(deal, seat, view, book)
        return Called(view, seat, plans, policy, BEFORE, UNIT, heard.likely) if len(plans) > 1 else None
    if deal.bid == GENERAL:
        return PlayingOn(view, seat, [(move,) for move in view.decision(seat)], policy, BEFORE, UNIT, heard.likely)
    return AtPlay(view, seat, book, heard)


def policy(deal: TrickDeal, seat: int) -> Move:
    """By habit."""
    assert isinstance(deal, SoloWhist)
    return advise(deal, seat).move


def near(deal: SoloWhist, seat: int, view: View, book: Move) -> list[Plan]:
    """The book's call, to pass, and what is little above what the hand promises."""
    hand, found = whole(deal, seat), [book, Move(("pass",))]
    ranked = sorted([(reach, move) for move in view.decision(seat) if move.verb != "pass"
                     and (reach := strength.worth(deal, seat, hand, str(move[-1]))) > -REACH], reverse=True)
    return [(move,) for move in list(dict.fromkeys([*found, *[move for _, move in ranked]]))[:MOST_TRIED]]


class Called(PlayingOn):
    """Each call played out."""

    def layouts(self, rng: Random) -> Iterator[tuple[TrickDeal, float]]:
        return islice(super().layouts(rng), CALLED)


class AtPlay(ThenSolved):
    """Which card; the book's is left only for a plain gain."""

    def __init__(self, view: View, seat: int, book: Move, heard: Heard) -> None:
        super().__init__(view, seat, UNIT, IN_PLAY, policy, heard.likely)
        self.preferred, self.slack = book, FOR_BOOK

    def solved(self, deal: TrickDeal) -> float:
        """Of partners each has half of what both are paid."""
        assert isinstance(deal, SoloWhist)
        return super().solved(deal) / (2 if len(deal.callers) == 2 and self.seat in deal.callers else 1)


class Heard:
    """How well a layout agrees with what the others have said."""

    def __init__(self, deal: SoloWhist, seat: int) -> None:
        least = "propose" if deal.proposing else SOLO
        self.said: list[tuple[int, str, bool]] = []      # seat, call, whether it was made, or could have been
        anything = False
        for who, word in deal.called:
            if who != seat and (word != "pass" or not anything):
                self.said.append((who, least if word == "pass" else str(word), word != "pass"))
            anything = anything or word != "pass"

    def likely(self, world: TrickDeal) -> float:
        """0 to 1."""
        assert isinstance(world, SoloWhist)
        found = 1.0
        for who, call, made in self.said:
            above = strength.worth(world, who, whole(world, who), call)
            off = max(0.0, -above if made else above) * (.5 if call in LOSING else 1)
            found *= LEAST + (1 - LEAST) * exp(-(off / DOUBT) ** 2)
        return found
