"""What the club player answers under Deschapelles' strict laws."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.families.tricks import honours
from cardtable.families.tricks.maxims import Advice, lowest
from cardtable.families.tricks.strict import answers as common
from cardtable.games.whist.scoring import ALL, HONOURS, SLAM, Revoke, scored
from cardtable.games.whist.strict.penalties import REVOKES
from cardtable.games.whist.strict.signs import StrictDeschapelles
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View
from cardtable.solver import OutOfNodes, Solver

REVOKE, LEAD, DEMAND, THROWN, SIGNS, WORDS = (
    "003:1040-1105", "003:937-948", "003:868-888", "003:1264-1267", "003:1191-1208", "003:950-959")
CLAIMED = frozenset({"lead", "wrong trick"})     # faults that all see, and that are claimed at once
PAID = {"add-three": "add", "take-three": "deduct", "three-tricks": "tricks"}
MEMORY, NODES = 1 << 22, 100_000                 # bytes, and positions: some 0.2 s


def answer(view: View, deal: StrictDeschapelles, seat: int) -> Advice:
    """In a phase that strict laws have added."""
    if deal.phase in common.COUNTED:
        return common.counting(deal, seat, "003:726-771")
    if deal.phase == "accusations":
        return common.accusing(view, deal, seat, 89, REVOKE)
    return PHASES[deal.phase](deal, seat)


def remedy(deal: StrictDeschapelles, seat: int) -> Advice:
    """By what was done."""
    names = {str(move[1]) for move in deal.decision(seat)}
    fault = deal.due[0].fault
    if fault in REVOKES:
        return revoke(deal, seat)
    if fault in ("put right", "before partner"):
        return common.highest_or_lowest(deal, seat, REVOKE)
    for name, why, source in EXACTED:
        if name in names:
            return Advice(Move(("exact", name)), why, source)
    return Advice(Move(("exact", min(names))), "There is nothing better.", SIGNS)


EXACTED = (
    ("exposed-lead", "Have it exposed: the card can be called when it hurts.", LEAD),
    ("keep", "Keep the deal: the cards are as good as others.", "003:1281-1290"),
    ("second-stays", "The second stays: the first was chosen with care.", "003:905-910"),
    ("own-hand", "Give up the hand that leads to nothing else.", "003:1257-1262"),
    ("restore-trick", "Have the trick back.", "003:1232-1243"))


def revoke(deal: StrictDeschapelles, seat: int) -> Advice:
    """Whatever wins most fish, or keeps the others lowest (003:1087-1090); all have been seen to the last card, so that
    it can be told what the deal put right would have come to."""
    own, by = deal.side[seat], deal.side[deal.due[0].seat]
    taken, held = [deal.tricks(side) for side in range(2)], honours.held(deal, HONOURS)

    def worth(tricks: list[int], *revokes: Revoke) -> tuple[int, int]:
        """Fish, and the points by which one's own side is then ahead."""
        out = scored(deal.scheme, deal.score, tricks, held, [*deal.revokes, *revokes], deal.honours_first)
        fish = SLAM if out.slam is not None else 0 if out.winner is None else \
            deal.scheme.value(out.score[1 - out.winner])
        won = out.winner if out.slam is None else out.slam
        return fish if won == own else -fish, out.score[own] - out.score[1 - own]

    found = {name: worth(taken, Revoke(by, how)) for name, how in PAID.items() if name in deal.open_to(deal.due[0])}
    tricks = played_rightly(deal, own)
    if tricks is not None:
        found["put-right"] = worth([tricks if side == own else ALL - tricks for side in range(2)])
    best = max(found, key=lambda name: found[name])
    why = "Have it put right: played rightly it comes to more." if best == "put-right" else \
        "Take what it costs them most."
    return Advice(Move(("exact", best)), why, REVOKE)


def played_rightly(deal: StrictDeschapelles, side: int) -> int | None:
    """The tricks of a side, if from the trick of the revoke on all were played as well as can be; None where that takes
    too long to tell."""
    again = deal.copy()
    again.effect_put_right(again.due[0])
    party = again.party[again.side.index(side)]
    try:
        return again.tricks(party) + Solver(MEMORY).value(again.open_position(party), nodes=NODES)
    except OutOfNodes:
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


def ordered(deal: StrictDeschapelles, seat: int, advised: Advice) -> Advice:
    """The same, unless something else has been demanded."""
    if advised.move in deal.decision(seat):
        return advised
    card = lowest(deal.order, deal.allowed(seat), deal.trump)
    return Advice(Move(("play", card)), "Play {card}, as it has been demanded.", DEMAND)


PHASES: dict[str, Callable[[StrictDeschapelles, int], Advice]] = {
    "remedy": remedy, "ordering": lambda deal, seat: common.ordering(deal, seat, DEMAND),
    "naming_suit": lambda deal, seat: common.naming_suit(deal, seat, LEAD), "thrown_up": others, "meeting": others,
    "conferring": conferring}


def aside(view: View, deal: StrictDeschapelles, seat: int) -> Thought | None:
    """What is said or done out of turn: a fault that has been noticed, the turn-up, a trick that is ours."""
    marks = common.marks_noticed(deal, seat, "003:1341-1344")
    if marks is not None or deal.phase != "play":
        return marks
    claim = common.claims(view, deal, seat, 89, REVOKE, LEAD, CLAIMED)
    if claim is not None:
        return claim
    if seat == deal.dealer and deal.may_take_up():
        return Thought(seat, Move(("take-up",)), "The turn-up is taken up when the first trick is over.", "003:912-918")
    return common.turns(deal, seat, deal.keeps(seat), "003:1010-1021", "003:1022-1025")
