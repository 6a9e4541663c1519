"""The solver against Bo Haglund's, on whole deals and endings."""

from __future__ import annotations

import pytest

from cardtable.solver import COMPILED, Position, Solver, cards_in, results
from tests.spread import far

bridge = pytest.importorskip("tests.solver.bridge", exc_type=ImportError)
pytestmark = pytest.mark.skipif(not COMPILED, reason="whole deals take the compiled search")


@pytest.mark.parametrize(("cards", "deals"), [(5, 40), (7, 40), (9, 30), (10, 30), (11, 10), (12, 5), (13, 4)])
def test_all_leads_agree(cards: int, deals: int) -> None:
    solver = Solver()
    for seed in range(deals):
        position = bridge.deal(cards, seed)
        assert solver.values(position) == bridge.theirs(position)[0], (cards, seed)


def test_all_results_of_a_deal_agree() -> None:
    dealt = bridge.deal(13, 4).hands
    assert dict(results(Solver(lasting=True), dealt, (0, 1, 0, 1))) == bridge.their_results(dealt)[0]


def test_a_lead_across_to_winners_counts_for_both_sides() -> None:
    """Some of the hard deals, of which the first alone takes seconds."""
    solver = Solver()
    for position in bridge.hard()[1:40:far(9, 3)]:
        assert solver.values(position) == bridge.theirs(position)[0]


def test_so_many_positions_and_no_more() -> None:
    """104,547 while no card that had decided was remembered and every run counted whole; 72,685 since."""
    searched = 0
    for seed in range(10_000, 10_010):
        solver = Solver()
        solver.values(bridge.deal(12, seed))
        searched += solver.nodes
    assert searched < 80_000


def test_partners_may_sit_anywhere() -> None:
    """The same hands with seats renamed: what stood opposite now sits on the left."""
    solver = Solver()
    for seed in range(20):
        position = bridge.deal(6, seed)
        turned = Position(position.hands[1:] + position.hands[:1], (1, 0, 1, 0), 3, trump=position.trump, side=0)
        assert solver.values(position) == solver.values(turned)


def test_a_trick_begun_is_worth_its_leads_value_to_the_other_side() -> None:
    solver = Solver()
    for seed in range(20):
        position = bridge.deal(8, seed)
        for card, value in list(solver.values(position).items())[:3]:
            hands = (position.hands[0] & ~(1 << card), *position.hands[1:])
            after = Position(hands, position.sides, 0, ((0, card),), position.trump, side=1)
            assert solver.value(after) == 8 - value
            assert set(solver.values(after)) <= set(cards_in(hands[1]))


def test_a_second_run_of_trumps_counts_by_all_its_cards() -> None:
    """Two trumps below one higher are a sure trick only together: a table that kept the first alone once said 2."""
    hands = tuple(
        sum(1 << card for card in cards)
        for cards in ([1, 7, 8, 49, 60], [0, 5, 12, 17, 52], [20, 25, 39, 54, 56], [18, 28, 57, 58])
    )
    position = Position(hands, (0, 1, 0, 1), 3, ((3, 10),), trump=0)
    assert Solver().values(position) == {1: 2, 7: 1, 8: 1}
