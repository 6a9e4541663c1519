"""What the club player answers under the strict laws of 1862."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.families.tricks.maxims import Advice, alone
from cardtable.families.tricks.strict import answers as common
from cardtable.games.euchre.strict import StrictEuchre
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

REVOKE, TURN, CALLED, DEALT = "001:796-806", "001:762-764", "001:833-848", "001:708-750"
MARKS = "001:854-856"
EXACTED = (
    ("add-two", "Add the two points.", REVOKE),
    ("exposed-lead", "Have it taken back: the card can be called when it hurts.", TURN),
    ("second-stays", "The second stays: the first was chosen with care.", "001:772-774"))


def answer(view: View, deal: StrictEuchre, seat: int) -> Advice:
    """In a phase that strict laws have added."""
    if deal.phase in common.COUNTED:
        return common.counting(deal, seat, MARKS)
    if deal.phase == "accusations":
        return common.accusing(view, deal, seat, REVOKE)
    return PHASES.get(deal.phase, alone)(deal, seat)


def remedy(deal: StrictEuchre, seat: int) -> Advice:
    """By what was done."""
    if deal.due[0].fault == "put right":
        return common.highest_or_lowest(deal, seat, REVOKE)
    names = {str(move[1]) for move in deal.decision(seat)}
    return next(Advice(Move(("exact", name)), why, source) for name, why, source in EXACTED if name in names)


PHASES: dict[str, Callable[[StrictEuchre, int], Advice]] = {
    "remedy": remedy, "ordering": lambda deal, seat: common.ordering(deal, seat, CALLED)}


def aside(view: View, deal: StrictEuchre, seat: int) -> Thought | None:
    """What has been noticed is claimed at once; who has kept six cards says so in time."""
    marks = common.marks_noticed(deal, seat, MARKS)
    if marks is not None:
        return marks
    if deal.phase != "play":
        return common.misdealt(deal, seat, DEALT)
    claim = common.claims(view, deal, seat, REVOKE, TURN)
    if claim is None and deal.six and any(move.verb == "announce" for right in deal.rights(seat) for move in right):
        return Thought(seat, Move(("announce",)), "Six cards: that is said in time, and discarded.", "001:780-782")
    return claim
