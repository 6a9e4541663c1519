"""Where only one thing can be done there is nothing to compare, and nobody stumbles over it."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

import pytest

from cardtable.players.compared import compare, look
from cardtable.players.estimate import Plan
from cardtable.players.judging import posed
from cardtable.players.levels import part
from cardtable.players.question import Question
from cardtable.players.search import search
from cardtable.players.think import only_move
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from tests.spread import far, sampled
from tests.suite import Form, drawn, forms

MOST = far(1, 3)                 # forced calls of one form
MATCHES, MOVES = far(1, 12), far(120, 5000)      # and so many moves of each


class Nothing(Question):
    """A question without plans."""

    unit, plans, samples = "points", (), 60

    def layouts(self, rng: Random) -> Iterator[tuple[object, float]]:
        raise AssertionError("no layout is wanted")

    def values(self, world: object, plans: Sequence[Plan]) -> list[float]:
        raise AssertionError("there is nothing to value")


def test_a_search_among_no_plans_finds_nothing() -> None:
    assert search(Nothing(), Random(1)) == ([], 0)


@pytest.mark.parametrize("form", sampled(forms(), 34), ids=str)
def test_a_forced_call_has_no_courses(form: Form) -> None:
    """Every seat that must answer, in whole matches of each form."""
    rng, met = Random(f"forced {form}"), 0
    for _ in range(MATCHES):                     # of some games none has a forced call
        options, seats = drawn(form, rng)
        sitting = Sitting(form.game, options, [{} for _ in range(seats)])
        for _ in range(MOVES):
            if met == MOST or sitting.over:
                break
            seat = sitting.match.pending().must[0]
            decision = sitting.match.decision(seat)
            if seat != NATURE and len(list(islice(decision, 2))) == 1:
                met += 1
                view = sitting.view(sitting.match.deal().by(seat))
                only = only_move(view, seat)
                assert only is not None
                posed(part(form.game.name, "evaluate"), view, seat, only.move)
                looked = look(view, seat, None, Random(1), .02)
                assert looked is None or len(looked.found) == 1
                found = compare(view, seat, budget=.02)
                assert found is None or len(found.rows) == 1
            sitting.submit(seat, decision.sample(rng))
