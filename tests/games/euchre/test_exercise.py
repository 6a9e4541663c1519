"""Ordering up practised: who answers sits where it was asked, at the score that was asked, and may order up or pass."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.games.euchre.exercise import EXERCISE, OWN, PLACES, WORDS
from cardtable.games.euchre.rules import Euchre
from cardtable.rules.options import complete


@pytest.mark.parametrize("code", ["euchre-1862", "hoyle-1909"])
@pytest.mark.parametrize("part", PLACES)
def test_the_place_and_the_score_are_those_asked_for(part: str, code: str) -> None:
    options = complete(EXERCISE.options, {"part": part, "code": code, "own": 4, "other": 2})
    problem = EXERCISE.problem(options, Random(f"{part} {code}"))
    deal = problem.view.deal
    assert isinstance(deal, Euchre)
    assert problem.view.turn == problem.seat == OWN
    assert deal.phase == "adopting"
    assert deal.code == code
    assert (deal.score[deal.side[OWN]], deal.score[1 - deal.side[OWN]]) == (4, 2)
    assert len(deal.spoken) == PLACES[part]
    assert problem.words.startswith(WORDS[PLACES[part]])
    assert {move.verb for move in problem.view.decision(OWN)} == (
        {"take", "turn-down"} if part == "dealer" else {"assist", "pass"} if part == "second" else {"order", "pass"})


def test_any_place_comes_up() -> None:
    found = {EXERCISE.problem(complete(EXERCISE.options, {}), Random(n)).words.split(".")[0] for n in range(30)}
    assert found == set(WORDS.values())
