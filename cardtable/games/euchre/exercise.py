"""The turn-up practised by itself: to order it up, assist or take it up, or to pass, at a chosen place and score."""
from __future__ import annotations

from collections.abc import Mapping
from random import Random

from cardtable.games.euchre.game import GAME
from cardtable.games.euchre.match import EuchreMatch
from cardtable.games.euchre.maxims import choose
from cardtable.games.euchre.rules import SEATS, Euchre
from cardtable.games.euchre.scoring import GAME as FIVE
from cardtable.players.exercise import Exercise, Problem
from cardtable.rules.events import NATURE
from cardtable.rules.options import Number, OneOf, Value
from cardtable.rules.sitting import Sitting

OWN = 0                          # the seat of who answers; his partner sits across
NAMES = ("", "the left", "your partner", "the right")
ELDEST, SECOND, THIRD, DEALER = range(SEATS)
PLACES = {"eldest": ELDEST, "second": SECOND, "third": THIRD, "dealer": DEALER}
WORDS = {ELDEST: "You are eldest hand", SECOND: "Your partner deals, and eldest hand has passed",
         THIRD: "The dealer is on your left, and two have passed", DEALER: "You deal, and all have passed"}

OPTIONS = (
    OneOf("part", "You are", "", choices={
        "any": "Any", "eldest": "Eldest hand", "second": "The dealer’s partner", "third": "Third to speak",
        "dealer": "Dealer"}, default="any"),
    OneOf("code", "The rules", "", choices={"euchre-1862": "A Professor, 1862", "hoyle-1909": "Hoyle, 1909"},
          default="euchre-1862"),
    Number("own", "Your score", "", range=range(FIVE), default=0),
    Number("other", "The others’", "", range=range(FIVE), default=0),
)


def problem(options: Mapping[str, Value], rng: Random) -> Problem:
    """A hand on which to speak of the turn-up, those before having passed by the book."""
    part, score = str(options["part"]), (int(options["own"]), int(options["other"]))
    place = rng.randrange(SEATS) if part == "any" else PLACES[part]
    while True:
        sitting = dealt((OWN - 1 - place) % SEATS, score, str(options["code"]), rng)
        deal = sitting.match.deal()
        assert isinstance(deal, Euchre)
        while deal.phase == "adopting" and deal.must != (OWN,):
            seat = deal.must[0]
            sitting.submit(seat, choose(sitting.view(seat), seat, rng).move)
        if deal.phase == "adopting":
            words = (f"{WORDS[place]}. The {deal.turned[0].name} is turned up. Your side has {score[0]}, "
                     f"the other {score[1]}, of {FIVE}.")
            return Problem(sitting.view(OWN), OWN, words, NAMES)


def dealt(dealer: int, score: tuple[int, int], code: str, rng: Random) -> Sitting:
    """A deal at this score, its cards dealt; everybody sits as he is numbered."""
    match = GAME.match({"code": code})
    assert isinstance(match, EuchreMatch)
    match.inner = match.dealt(dealer, [0] * SEATS, score)
    sitting = Sitting(GAME, {"code": code}, start=match)
    sitting.submit(NATURE, sitting.match.decision(NATURE).sample(rng))
    return sitting


EXERCISE = Exercise(
    "Ordering up or passing", "Hands are dealt to you and a card is turned up; order it up or pass, and see what each "
    "is worth.", OPTIONS, problem)
