"""What the club player answers under Deschapelles' strict laws."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.families.tricks.maxims import Advice, alone
from cardtable.families.tricks.strict import answers as common
from cardtable.games.whist.strict.costs import REVOKES, Costs
from cardtable.games.whist.strict.paid import costliest
from cardtable.games.whist.strict.together import StrictDeschapelles
from cardtable.players.thought import Thought
from cardtable.rules.faults import ACCUSE
from cardtable.rules.moves import Move
from cardtable.rules.view import View

REVOKE, LEAD, DEMAND, THROWN, SIGNS, WORDS = (
    "003:1040-1105", "003:937-948", "003:868-888", "003:1264-1267", "003:1191-1208", "003:950-959")
CLAIMED = frozenset({"lead", "wrong hand", "wrong trick"})       # faults that all see, and that are claimed at once
ANEW = frozenset({"telling", "looking", "naming"})               # for which there is a new deal (72, 114, 115)


def answer(view: View, deal: Costs, seat: int) -> Advice:
    """In a phase that strict laws have added."""
    assert isinstance(deal, StrictDeschapelles)
    if deal.phase in common.COUNTED:
        return common.counting(deal, seat, "003:726-771")
    if deal.phase == "accusations":
        return common.accusing(view, deal, seat, REVOKE)
    return PHASES.get(deal.phase, alone)(deal, seat)


def remedy(deal: StrictDeschapelles, seat: int) -> Advice:
    """By what was done."""
    names = {str(move[1]) for move in deal.decision(seat)}
    fault = deal.due[0].fault
    if fault in REVOKES:
        return costliest(deal, seat, REVOKE)
    if fault in ANEW and behind(deal, seat):
        return Advice(Move(("exact", "new-deal")), "Have a new deal: the others are ahead in this one.", SIGNS)
    if fault in ("put right", "before partner"):
        return common.highest_or_lowest(deal, seat, REVOKE)
    for name, why, source in EXACTED:
        if name in names:
            return Advice(Move(("exact", name)), why, source)
    return Advice(Move(("exact", min(names))), "There is nothing better.", SIGNS)


EXACTED = (
    ("annul-add-three", "Have the revoke marked now: three points are sure, and the deal is not.", "003:646-651"),
    ("exposed-lead", "Have it exposed: the card can be called when it hurts.", LEAD),
    ("call-suit-this-trick", "Call a suit: he is not to lead from which hand he likes.", "003:1530-1536"),
    ("keep", "Keep the deal: the cards are as good as others.", "003:1281-1290"),
    ("second-stays", "The second stays: the first was chosen with care.", "003:905-910"),
    ("own-hand", "Give up the hand that leads to nothing else.", "003:1257-1262"),
    ("restore-trick", "Have the trick back.", "003:1232-1243"))


def behind(deal: StrictDeschapelles, seat: int) -> bool:
    """Whether the others have more tricks, so that a new deal is worth something."""
    side = deal.side[seat]
    return deal.tricks(side) < deal.tricks(1 - side)


def dealt_anew(deal: StrictDeschapelles, seat: int) -> Thought | None:
    """The claim of a new deal for a word, a look or a name that all have noticed: in the trick in which it was, or not
    at all, so that nobody keeps it up his sleeve until the deal goes ill."""
    for offence in deal.offences:
        now = offence.fault in ANEW and offence.pending and offence.trick == deal.trick_number()
        if now and deal.party[offence.seat] != deal.party[seat] and behind(deal, seat):
            return Thought(seat, Move((ACCUSE, offence.article, offence.seat)), "That is forbidden, and we are behind.",
                           SIGNS)
    return None


def others(deal: StrictDeschapelles, seat: int) -> Advice:
    """What is thrown up is met; a partner is not let throw up."""
    words = {"thrown_up": ("prevent", "Prevent it: while cards are held something may be won."),
             "meeting": ("throw-in", "Throw in as well: the tricks are yours.")}
    verb, why = words[deal.phase]
    return Advice(Move((verb,)), why, THROWN)


def conferring(deal: StrictDeschapelles, seat: int) -> Advice:
    """The trick is wanted, unless one's own side has it."""
    trick = deal.on_table()
    ours = bool(trick) and deal.party[deal.played_by()[deal.order.wins(trick, deal.trump)]] == deal.party[seat]
    return Advice(Move(("advise", "leave" if ours else "take")),
                  "Leave it: the trick is ours already." if ours else "Take it.", WORDS)


PHASES: dict[str, Callable[[StrictDeschapelles, int], Advice]] = {
    "remedy": remedy, "ordering": lambda deal, seat: common.ordering(deal, seat, DEMAND),
    "naming_suit": lambda deal, seat: common.naming_suit(deal, seat, LEAD), "thrown_up": others, "meeting": others,
    "conferring": conferring}


def aside(view: View, deal: Costs, seat: int) -> Thought | None:
    """What is said or done out of turn: a fault that has been noticed, the turn-up, a trick that is ours."""
    marks = common.marks_noticed(deal, seat, "003:1341-1344")
    if marks is not None:
        return marks
    assert isinstance(deal, StrictDeschapelles)
    if deal.phase != "play":
        return common.misdealt(deal, seat, "003:425-578")
    claim = common.claims(view, deal, seat, REVOKE, LEAD, CLAIMED)
    claim = claim or dealt_anew(deal, seat)
    if claim is not None:
        return claim
    if seat == deal.dealer and deal.may_take_up():
        return Thought(seat, Move(("take-up",)), "The turn-up is taken up when the first trick is over.", "003:912-918")
    return common.turns(deal, seat, deal.keeps(seat), "003:1010-1021", "003:1022-1025")
