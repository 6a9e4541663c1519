"""Proposing and refusing, practised by themselves."""
from __future__ import annotations

from itertools import product
from random import Random

import pytest

from cardtable.games.ecarte.rules.rules import HAND, KINGS, TURN_UP, Ecarte
from cardtable.games.ecarte.show.exercise import EXERCISE, OWN, RULED, is_ruled, wants_a_step
from cardtable.players.compared import compare
from cardtable.players.exercise import exercise
from cardtable.rules.options import complete
from tests.spread import sampled


@pytest.mark.parametrize(("part", "score"), sampled(
    [*product(["elder", "dealer", "either"], [(0, 0), (4, 3), (3, 4), (4, 4)])], 5))
def test_every_problem_can_be_answered_and_compared(part: str, score: tuple[int, int]) -> None:
    options = complete(EXERCISE.options, {"part": part, "own": score[0], "other": score[1]})
    phases = set()
    for seed in range(16):
        problem = EXERCISE.problem(options, Random(seed))
        deal = problem.view.deal
        assert isinstance(deal, Ecarte)
        assert not deal.over
        turned = deal.zone[TURN_UP][0]
        marked = [0, 0]
        marked[deal.dealer] = int(turned is KINGS[turned.suit])      # the king turned up has been marked
        assert deal.score == [score[0] + marked[0], score[1] + marked[1]]
        assert len(deal.zone[HAND[OWN]]) == 5
        assert turned.name in problem.words
        phases.add(deal.phase)
        found = compare(problem.view, problem.seat, problem.names, budget=.02)
        assert found is not None
        assert len(found.rows) == 2
    assert phases == {"elder": {"proposal"}, "dealer": {"answer"}, "either": {"proposal", "answer"}}[part]


def test_jeux_de_regle_by_themselves() -> None:
    options = complete(EXERCISE.options, {"part": "elder", "hands": RULED})
    ruled = []
    for seed in range(12):
        deal = EXERCISE.problem(options, Random(seed)).view.deal
        assert isinstance(deal, Ecarte)
        hand, trump = deal.zone[HAND[OWN]], deal.zone[TURN_UP][0].suit
        assert is_ruled(hand, trump) != wants_a_step(hand, trump)
        ruled.append(is_ruled(hand, trump))
    assert len(set(ruled)) == 2, "both are dealt"


def test_the_same_seed_sets_the_same_problem() -> None:
    options = complete(EXERCISE.options, {"part": "dealer"})
    one, two, other = (EXERCISE.problem(options, Random(seed)).view.match for seed in (3, 3, 4))
    assert one == two
    assert one != other


def test_the_exercise_is_found_by_the_name_of_its_game() -> None:
    assert exercise("ecarte") is EXERCISE
    assert exercise("pope_joan") is None
