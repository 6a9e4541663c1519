"""The club player at Whist: the book's advice, place by place (002:5986-7200), with Deschapelles' on the finesse."""
from __future__ import annotations

from collections.abc import Callable
from random import Random

from cardtable.families.partnership import advice
from cardtable.families.partnership.kept import KEPT
from cardtable.families.tricks import maxims as common
from cardtable.families.tricks.maxims import Advice
from cardtable.families.tricks.partners import forgiven
from cardtable.families.tricks.strict.answers import obeying
from cardtable.games.whist import impasse
from cardtable.games.whist.long import DeschapellesWhist
from cardtable.games.whist.rules import Whist
from cardtable.games.whist.strict import answers, answers_english
from cardtable.games.whist.strict.costs import Costs
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

ANSWERS = {"deschapelles-1839": answers, "hoyle-1909": answers_english}
"""Under strict laws, by code."""


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What the book has this seat do, and why."""
    deal = view.deal
    assert isinstance(deal, Whist)
    if isinstance(deal, Costs):
        strictly = ANSWERS[deal.code]
        if deal.phase not in PHASES:
            return Thought(seat, *strictly.answer(view, deal, seat))
        return forgiven(view, Thought(seat, *obeying(deal, seat, advise(deal, seat), strictly.DEMAND)))
    return forgiven(view, Thought(seat, *advise(deal, seat)))


def aside(view: View, seat: int, rng: Random) -> Thought | None:
    """What is said out of turn, under strict laws."""
    deal = view.deal
    return ANSWERS[deal.code].aside(view, deal, seat) if isinstance(deal, Costs) else None


# The call at eight

def call_at_eight(honours: int) -> str:
    """Three are shown, two are called on: hardly ever is it right not to (003:4994-5018)."""
    return "show" if honours > 2 else "call" if honours == 2 else "pass"


def calling(deal: Whist, seat: int) -> Advice:
    """At eight, before the first lead."""
    assert isinstance(deal, DeschapellesWhist)
    verb = call_at_eight(deal.honours_of(seat))
    why = {"show": "Show them: three honours in one hand have the game.",
           "call": "Call: one honour more with your partner, and the game is won.",
           "pass": "There are too few honours to call upon."}[verb]
    return Advice(Move((verb,)), why, "003:4994-5018" if verb != "pass" else "003:780-801")


def answering(deal: Whist, seat: int) -> Advice:
    """A call is answered by whoever can."""
    assert isinstance(deal, DeschapellesWhist)
    able = deal.honours_of(seat) > 0
    return Advice(Move(("answer" if able else "silent",)),
                  "Answer: that is the game." if able else "There is no honour to answer with.", "003:5366-5374")


# The play

def play(deal: Whist, seat: int) -> Advice:
    """A lead or an answer; under Deschapelles' code his book goes before habit."""
    if isinstance(deal, DeschapellesWhist):
        return advice.play(deal, seat, [impasse.low_card_back], impasse.ANSWERING)
    return advice.play(deal, seat)


def excused(deal: Whist, seat: int, move: Move) -> str:
    """Why a card is right that a partner might not forgive; "" if it is not."""
    told = play(deal, seat)
    return f"by the book ({told.source})" if told.move == move and told.source in KEPT else ""


PHASES: dict[str, Callable[[Whist, int], Advice]] = {"calling": calling, "answering": answering, "play": play}

advise = common.by_phase(PHASES)
