"""Laying practised: so many cards lie as was asked for, places differ, and the card called is told."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.games.poker_patience.exercise import EXERCISE, LAID, after
from cardtable.games.poker_patience.options import FIXED, FLOATING, SERPENT
from cardtable.games.poker_patience.scoring import AMERICAN, ENGLISH
from cardtable.games.poker_patience.serpent import Serpent
from cardtable.games.poker_patience.square import Squares
from cardtable.games.poker_patience.words import nth
from cardtable.games.poker_patience.zones import CALLED
from cardtable.rules.options import complete


@pytest.mark.parametrize("what", LAID)
@pytest.mark.parametrize(("frame", "points"), [(FLOATING, ENGLISH), (FIXED, AMERICAN)])
def test_the_square_is_as_far_as_was_asked_for(what: str, frame: str, points: str) -> None:
    for seed in range(3):
        problem = EXERCISE.problem(complete(EXERCISE.options, {"what": what, "frame": frame, "points": points}),
                                   Random(seed))
        deal = problem.view.deal
        assert isinstance(deal, Squares)
        assert isinstance(deal, Serpent) == (what == SERPENT)
        assert (deal.terms.fixed, deal.terms.points) == (frame == FIXED, points)
        laid = len(deal.laid[0])
        assert laid in LAID[what] or what == SERPENT and laid > LAID[what][0]
        assert len(deal.free(0)) > 1
        assert f"The {deal.zone[CALLED][0].name} is called, the {nth(laid + 1)} card." in problem.words
        assert ("American" in problem.words) == (points == AMERICAN)
        if isinstance(deal, Serpent):
            assert len(set(after(deal, 0))) > 1, "else there is nothing to choose"
