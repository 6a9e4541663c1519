"""Discarding practised by itself: random hands as elder hand or dealer, at a chosen deal and score of the partie."""
from __future__ import annotations

from collections.abc import Mapping
from random import Random

from cardtable.games.piquet.game import GAME
from cardtable.games.piquet.maxims import choose
from cardtable.games.piquet.rules.holdings import blank
from cardtable.games.piquet.rules.match import DEALS, PiquetMatch, PiquetPartie
from cardtable.games.piquet.rules.rules import HAND
from cardtable.players.exercise import Exercise, Problem
from cardtable.rules.events import NATURE
from cardtable.rules.options import Number, OneOf, Value
from cardtable.rules.sitting import Sitting
from cardtable.showing.phrases import count, number, ordinal

OWN, OTHER = 0, 1                # seats
NAMES = ("", "the other")
MOST = 400                       # points that anybody is likely to have

OPTIONS = (
    OneOf("part", "You are", "", choices={"either": "Either", "elder": "Elder hand", "dealer": "Dealer"},
          default="either"),
    Number("deal", "The deal", "of the six of a partie", range=range(1, DEALS + 1), default=1),
    Number("own", "Your score", "", range=range(MOST), default=0),
    Number("other", "The other’s", "", range=range(MOST), default=0),
)


def problem(options: Mapping[str, Value], rng: Random) -> Problem:
    """A hand to discard from; as dealer, after elder hand has exchanged by the book."""
    part, which = str(options["part"]), int(options["deal"])
    elder = rng.random() < .5 if part == "either" else part == "elder"
    score = int(options["own"]), int(options["other"])
    while True:
        sitting = Sitting(GAME, {}, start=_at(elder, which, score))
        sitting.submit(NATURE, sitting.match.decision(NATURE).sample(rng))
        deal = sitting.match.deal()
        if any(blank(deal.zone[hand]) for hand in HAND):
            continue
        thrown = 0
        if not elder:
            move = choose(sitting.view(OTHER), OTHER, rng).move
            sitting.submit(OTHER, move)
            thrown = len(move) - 1
        return Problem(sitting.view(OWN), OWN, _words(thrown, which, score), NAMES)


def _at(elder: bool, which: int, score: tuple[int, int]) -> PiquetMatch:
    """A partie in which a deal is about to be dealt."""
    match = GAME.match({})
    assert isinstance(match, PiquetMatch)
    series = PiquetPartie(match.options, dealer=OTHER if elder else OWN, player=(OWN, OTHER), purse=[0, 0])
    series.finished = (score,) * (which - 1)
    series.inner = series.dealt(series.start["dealer"], list(score), [0, 0], None)
    match.inner = series
    return match


def _words(thrown: int, which: int, score: tuple[int, int]) -> str:
    """As dealer, after elder hand has `thrown` so many."""
    part = f"You deal, and elder hand has exchanged {count(thrown, 'card')}" if thrown else "You are elder hand"
    own, other = count(score[OWN], "point"), number(score[OTHER])
    return f"The {ordinal(which)} deal. {part}. You have {own}, the other {other}."


EXERCISE = Exercise(
    "Discarding", "Hands are dealt to you; choose what to throw out, and see how your discard compares.", OPTIONS,
    problem)
