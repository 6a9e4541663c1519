"""Moments practised: what is wanted comes, and it is the learner's own choice."""
from __future__ import annotations

from random import Random

from cardtable.players.exercise import exercise


def test_each_kind_of_moment_comes_and_is_told() -> None:
    found = exercise("whist")
    assert found is not None
    for what in found.options[0].choices or {}:                          # type: ignore[attr-defined]
        for seed in range(3):
            problem = found.problem({"what": what}, Random(seed))
            assert problem.view.turn == problem.seat
            assert problem.names[problem.seat] == ""
            assert len(list(problem.view.decision(problem.seat))) > 1
            assert problem.words.endswith(".")
