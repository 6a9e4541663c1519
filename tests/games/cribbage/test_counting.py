"""A count by hand looked back on: what was lost by it, or left to be claimed."""
from __future__ import annotations

import pytest

from cardtable.cards import cards
from cardtable.croupier.reckoning import headline, shortfall, summary
from cardtable.games.cribbage.rules.rules import PLAYED, Cribbage
from cardtable.players.review import Choice, Judged, judge
from cardtable.rules.moves import Move
from tests.games.cribbage.test_maxims import viewed
from tests.games.cribbage.test_rules import DEALER, PONE, at_play, do


def shown(muggins: bool = False) -> Cribbage:
    """A deal at which the pone, who holds fourteen, counts."""
    deal = at_play("six-card", "", "", start="6S", by_hand=True, muggins=muggins)
    deal.zone[PLAYED[PONE]], deal.zone[PLAYED[DEALER]] = cards("3S 3H 4D 5C"), cards("KS KH 9D 8C")
    deal.next_show()
    return deal


def judged(deal: Cribbage, seat: int, move: str) -> Judged:
    found = judge(Choice(7, viewed(deal), seat, Move.read(move)))
    assert found is not None
    return found


@pytest.mark.parametrize(("named", "cost", "grade"), [(14, 0, "best"), (11, 3, "costly"), (13, 1, "costly"),
                                                      (0, 14, "costly"), (20, 0, "best")])
def test_points_left_in_the_cards_are_a_cost(named: int, cost: int, grade: str) -> None:
    found = judged(shown(), PONE, f"count {named}")
    assert (found.cost, found.grade) == (cost, grade)
    assert found.comparison.rows[0].words == "Count fourteen"


def test_it_is_told_how_much_was_lost_and_what_lay_there() -> None:
    found = judged(shown(), PONE, "count 11")
    assert headline(found) == "Counting eleven was costly."
    assert shortfall(found) == "three points behind"
    assert found.done.why == "Of what lay there three points went uncounted."
    assert "run" in found.comparison.reason
    assert "three points thrown away" in summary([found])


def test_what_was_not_claimed_is_a_cost_too() -> None:
    deal = shown(muggins=True)
    do(deal, PONE, "count 8")
    assert [judged(deal, DEALER, move).cost for move in ("missed 6", "missed 4", "missed 7", "content")] == [0, 2, 6, 6]
    deal = shown(muggins=True)
    do(deal, PONE, "count 14")
    assert judged(deal, DEALER, "content").grade == "best"
