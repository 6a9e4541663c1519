"""What a count by hand came to: points left in the cards are lost, and may be another's; too many cost nothing."""
from __future__ import annotations

from cardtable.games.cribbage.rules.rules import Cribbage
from cardtable.games.cribbage.search.evaluate import phrase
from cardtable.games.cribbage.show.words import there_are
from cardtable.players.amounts import amount
from cardtable.players.comparison import Comparison, Course
from cardtable.players.said import in_words, without_cards
from cardtable.rules.moves import Move
from cardtable.showing.phrases import capital

POINTS = "points"
UNCLAIMED, CLAIMABLE, LOST = "stayed unclaimed", "could be claimed by another", "went uncounted"
BY_HAND = "002:1261-1309"        # of claims, a house rule, no book tells
PUT_RIGHT = "Too many are noticed and put right: it costs nothing."
NOT_THERE = "They were not there: it brings nothing, and costs nothing."


def counts_compared(deal: Cribbage, done: Move) -> Comparison:
    """What was named beside what lay there, looked back on: the cards are known, so there is nothing to be weighed."""
    claiming = deal.phase == "missed"
    there = deal.worth().total - (deal.claimed if claiming else 0)
    right = Move(("missed" if claiming else "count", there)) if there or not claiming else Move(("content",))
    best = _row(right, there, there, _what(deal, claiming, there))
    if done == right:
        return _compared(deal, (best,), best.why)
    named = done[1] if len(done) > 1 and isinstance(done[1], int) else 0
    if named > there:
        worth, why = (0, NOT_THERE) if claiming else (there, PUT_RIGHT)
    else:
        left = there - named
        fate = UNCLAIMED if claiming else CLAIMABLE if deal.muggins else LOST
        worth, why = named, f"Of what lay there {amount(left, POINTS)} {fate}."
    return _compared(deal, (best, _row(done, worth, there, why)), best.why)


def _row(move: Move, worth: int, there: int, why: str) -> Course:
    return Course(move, without_cards(move, phrase), in_words(move, phrase), (str(worth),), worth, there - worth,
               worth == there, why, 0.0, {})


def _what(deal: Cribbage, claiming: bool, there: int) -> str:
    """All that is in the cards, as it is counted aloud."""
    if claiming:
        return f"{capital(amount(there, POINTS))} had been missed." if there else "Nothing had been missed."
    return there_are(*deal.counted_cards())


def _compared(deal: Cribbage, rows: tuple[Course, ...], reason: str) -> Comparison:
    return Comparison("What was counted", ("points",), rows, POINTS, 0.0, reason=reason,
                      source="" if deal.phase == "missed" else BY_HAND, alone=True)
