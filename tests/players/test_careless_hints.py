"""A hint after each move of a careless evening, or what the strongest player does: under every code of strict laws."""
from __future__ import annotations

import pytest

from cardtable.players.advice import advise
from cardtable.players.think import think
from tests.attacks.careless import codes, decisions
from tests.suite import Form

MOVES, FEW = 60, 6
SOLVED = ("five_hundred", "napoleon")            # games whose layouts are solved with open cards, some 0.2 s a decision
LEAST = .001                                     # what has happened is met, not judged


@pytest.mark.parametrize("code", codes(), ids=str)
def test_whatever_has_happened_a_hint_is_a_move_that_may_be_made(code: Form) -> None:
    """Of a lead out of turn that stood search knew nothing: memory was overrun, and the program ended."""
    asked = 0
    for sitting in decisions(code, "advice", FEW if code.game.name in SOLVED else MOVES):
        deal, seat = sitting.match.deal(), sitting.match.deal().must[0]
        view = sitting.view(deal.by(seat))
        told = think(view, "master", 0, LEAST).move if asked % 2 and view.turn == seat else \
            advise(view, seat, (), LEAST).move
        assert told in view.decision(seat)
        asked += 1
    assert asked
