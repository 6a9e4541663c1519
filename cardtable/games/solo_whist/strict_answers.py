"""What the club player answers at Solo Whist under strict laws."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.families.tricks.maxims import Advice, alone
from cardtable.families.tricks.strict import answers as common
from cardtable.games.solo_whist.stakes import LOSING
from cardtable.games.solo_whist.strict import StrictSolo
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

REVOKE, TURN, EXPOSED, DEALT = "002:4893-4928", "002:4873-4887", "002:4840-4871", "002:4826-4828"


def answer(view: View, deal: StrictSolo, seat: int) -> Advice:
    """In a phase that strict laws have added."""
    if deal.phase == "accusations":
        return common.accusing(view, deal, seat, REVOKE)
    return PHASES.get(deal.phase, alone)(deal, seat)


def remedy(deal: StrictSolo, seat: int) -> Advice:
    """By what was done."""
    names = {str(move[1]) for move in deal.decision(seat)}
    if "highest-or-trump" in names:
        return common.highest_or_lowest(deal, seat, TURN)
    if "exposed-lead" in names:
        return Advice(Move(("exact", "exposed-lead")), "Have it exposed: it can be called when it hurts.", TURN)
    return Advice(Move(("exact", "let-it-go")), "Let it go: the cards are as good as others.", "002:4947-4951")


PHASES: dict[str, Callable[[StrictSolo, int], Advice]] = {
    "remedy": remedy, "ordering": lambda deal, seat: common.ordering(
        deal, seat, EXPOSED, loses=deal.bid in LOSING),
    "naming_suit": lambda deal, seat: common.naming_suit(deal, seat, TURN)}


def aside(view: View, deal: StrictSolo, seat: int) -> Thought | None:
    """What has been noticed is claimed, the trick turned, a question answered."""
    if deal.phase != "play":
        return common.misdealt(deal, seat, DEALT)
    return common.claims(view, deal, seat, REVOKE, TURN) or \
        common.turns(deal, seat, deal.leader, REVOKE, REVOKE)
