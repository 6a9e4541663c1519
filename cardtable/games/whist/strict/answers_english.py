"""What the club player answers under the English laws."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.families.tricks.maxims import Advice, alone
from cardtable.families.tricks.strict import answers as common
from cardtable.games.whist.strict.costs import REVOKES, Costs
from cardtable.games.whist.strict.english import StrictEnglish
from cardtable.games.whist.strict.paid import costliest
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

REVOKE, LEAD, DEMAND, TURN_UP, QUESTION, MARKS = (
    "002:5748-5775", "002:5682-5693", "002:5644-5652", "002:5536-5540", "002:5794-5802", "002:5591-5624")
FIRST = ("exposed-lead", "lay-again", "first-stays", "call-suit", "partner-win", "keep-card", "highest-trump",
         "call-it-later", "new-deal")
"""What is exacted where nothing is to be weighed."""
CLAIMED = frozenset({"lead", "naming", "looking", "wrong hand", "dummy’s"})
"""Faults that all see, and that are claimed at once."""


def answer(view: View, deal: Costs, seat: int) -> Advice:
    """In a phase that strict laws have added."""
    assert isinstance(deal, StrictEnglish)
    if deal.phase in common.COUNTED:
        return common.counting(deal, seat, MARKS)
    if deal.phase == "accusations":
        return common.accusing(view, deal, seat, REVOKE)
    return PHASES.get(deal.phase, alone)(deal, seat)


def remedy(deal: StrictEnglish, seat: int) -> Advice:
    """By what was done."""
    fault = deal.due[0].fault
    if fault in REVOKES:
        return costliest(deal, seat, REVOKE)
    if fault in ("put right", "together", "pointing"):
        return common.highest_or_lowest(deal, seat, DEMAND)
    names = [str(move[1]) for move in deal.decision(seat)]
    name = next((one for one in FIRST if one in names), names[0])
    return Advice(Move(("exact", name)), "That is what the law gives.", LEAD)


PHASES: dict[str, Callable[[StrictEnglish, int], Advice]] = {
    "remedy": remedy, "ordering": lambda deal, seat: common.ordering(deal, seat, DEMAND),
    "naming_suit": lambda deal, seat: common.naming_suit(deal, seat, LEAD)}


def aside(view: View, deal: Costs, seat: int) -> Thought | None:
    """What is said or done out of turn: a fault that has been noticed, the turn-up, a trick that is ours."""
    assert isinstance(deal, StrictEnglish)
    marks = common.marks_noticed(deal, seat, MARKS)
    if marks is not None:
        return marks
    if deal.phase != "play":
        return common.misdealt(deal, seat, "002:5434-5506")
    claim = common.claims(view, deal, seat, REVOKE, LEAD, CLAIMED)
    if claim is not None:
        return claim
    if seat == deal.dealer and deal.may_take_up():
        return Thought(seat, Move(("take-up",)), "The turn-up is taken up when one’s turn to play has come.", TURN_UP)
    return common.turns(deal, seat, deal.keeps(seat), LEAD, QUESTION)
