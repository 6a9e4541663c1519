"""What the club player answers under the Portland Club's strict laws."""
from __future__ import annotations

from random import Random

from cardtable.families.tricks.maxims import Advice
from cardtable.families.tricks.strict import answers as common
from cardtable.games.rubicon_bezique.laws import LAW
from cardtable.games.rubicon_bezique.strict import StrictRubicon
from cardtable.players.thought import Thought
from cardtable.rules.faults import ACCUSE
from cardtable.rules.moves import Move
from cardtable.rules.view import View

SOURCES = {"lead": "002:861-863", "draws first": "002:883-887", "no meld": "002:1040-1044"}
ERROR, CHOICE, DEALT = "002:1059-1062", "002:890-899", "002:799-815"
MARKS, NOTICES = "002:1046-1047", 0.75           # how often he looks at the markers when he is asked
ADDED = ("remedy", "accusations", "choosing", "agreeing", "marking", "comparing")    # the phases that strict laws add


def answer(view: View, deal: StrictRubicon, seat: int) -> Advice:
    """In one of them."""
    if deal.phase in deal.counting:
        return common.counting(deal, seat, MARKS)
    if deal.phase == "remedy" and deal.due[0].fault != "error":
        name = next(name for name in ("keep-card", "rectify", "complete", "new-deal") if Move(("exact", name))
                    in deal.decision(seat))
        return Advice(Move(("exact", name)), "Go on, if the law lets the deal stand.", DEALT)
    if deal.phase == "agreeing":
        return Advice(Move(("agree",)), "Agree: the hand may be made up.", DEALT)
    if deal.phase == "remedy":
        return Advice(Move(("exact", "replay")), "Have it played again, as it should have been.", ERROR)
    if deal.phase == "accusations":
        article, trick = LAW["follow"], error_noticed(view, deal, seat)
        if trick:
            return Advice(Move((ACCUSE, article, deal.left(seat))), "There was a card of the suit led.", ERROR)
        return Advice(common.CONTENT, "Nothing was amiss.", ERROR)
    best = max(deal.glimpses(seat)[:deal.seats], key=lambda card: deal.order.plain[card.rank])
    return Advice(Move(("choose", best)), "It is the higher of the two.", CHOICE)


def error_noticed(view: View, deal: StrictRubicon, seat: int) -> int:
    """The trick, of the last nine, in which the other did not follow a suit that he has shown to have held; 0 if
    there is none, or it has been settled."""
    other = deal.left(seat)
    first = len(deal.history) + sum(map(len, (deal.playable(one) for one in range(deal.seats)))) - LAST
    for zone, some in view.knowledge.noticed:
        if deal.layout[zone].owner == other:
            trick = common.not_followed(deal, other, some[0])
            settled = any(o.trick == trick and not o.pending for o in deal.offences)
            if trick * deal.seats > first and not settled:
                return trick
    return 0


LAST = 18                                        # cards played when no more are drawn


def aside(view: View, deal: StrictRubicon, seat: int, rng: Random) -> Thought | None:
    """What all have seen is claimed while there is time, and what has been noticed; what was forgotten is marked."""
    if deal.phase not in ("marking", *deal.settling) and rng.random() < NOTICES:
        marks = common.marks_noticed(deal, seat, MARKS)
        if marks is not None:
            return marks
    if deal.phase in deal.counting:
        return None                              # nothing else is claimed
    for offence in deal.offences:
        if offence.pending and offence.fault in SOURCES and offence.seat != seat:
            return Thought(seat, Move((ACCUSE, offence.article, offence.seat)), "That was not in order.",
                           SOURCES[offence.fault])
    claim = common.misdealt(deal, seat, DEALT)
    if claim is not None:
        return claim
    if deal.phase == "play" and not deal.stocked and error_noticed(view, deal, seat):
        return Thought(seat, Move((ACCUSE, LAW["follow"], deal.left(seat))), "There was a card of the suit led.", ERROR)
    return None
