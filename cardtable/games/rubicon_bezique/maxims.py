"""The club player at Rubicon Bézique: the hints for the ordinary game serve here, too (002:537-599); the book gives
none of its own.  What follows from the scale of points is ours."""
from __future__ import annotations

from random import Random

from cardtable.families.melds import maxims as common
from cardtable.families.melds import words
from cardtable.families.tricks.maxims import Advice
from cardtable.games.rubicon_bezique.rules import RubiconBezique
from cardtable.games.rubicon_bezique.settlement import RUBICON
from cardtable.games.rubicon_bezique.strict import StrictRubicon
from cardtable.games.rubicon_bezique.strict import answers as strictly
from cardtable.games.rubicon_bezique.talk import TALK
from cardtable.players.thought import Thought
from cardtable.rules.cutting import Cut
from cardtable.rules.moves import Move
from cardtable.rules.view import View

SOURCES = {"first": "002:928-932", "late": "002:586-590", "score": "002:539-545", "brisque": "002:725-729",
           "win": "002:564-565", "late win": "002:592-595", "risk": "002:569-570", "throw": "002:564-567",
           "last": "002:597-599"}
IDLE, SAVING = common.Taste(2, SOURCES), common.Taste(10, SOURCES)
NEAR = 320                       # short of the rubicon by no more, brisques may save it: all there are; ours
NAMES = {**TALK.names, **words.IN_ADVICE}


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What seems best to who knows the ordinary game, and why."""
    deal = view.deal
    if isinstance(deal, Cut):
        return Thought(seat, *common.FIRST_DEAL)
    assert isinstance(deal, RubiconBezique)
    if isinstance(deal, StrictRubicon) and deal.phase in strictly.ADDED:
        return Thought(seat, *strictly.answer(view, deal, seat))
    return Thought(seat, *advise(deal, seat))


def aside(view: View, seat: int, rng: Random) -> Thought | None:
    """What is said out of turn, under strict laws."""
    return strictly.aside(view, view.deal, seat, rng) if isinstance(view.deal, StrictRubicon) else None


def advise(deal: RubiconBezique, seat: int) -> Advice:
    """A carte blanche is shown; then what can be declared, or the card.  Brisques count for little, unless they may
    save the rubicon."""
    verbs = [choice.verb for choice in deal.decision(seat).choices]
    for verb in ("carte-blanche", "show"):
        if verb in verbs:
            return Advice(Move((verb,)), "It is fifty for nothing.", "002:819-828")
    short = RUBICON - deal.score[deal.side[seat]]
    taste = SAVING if 0 < short <= NEAR else IDLE
    if deal.phase == "play":
        return common.play(deal, seat, taste, NAMES)
    return common.declare(deal, seat, taste, NAMES)
