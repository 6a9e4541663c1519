"""Under strict laws a trick lies open until it is turned, and whoever is to lead meanwhile may ask for advice."""
from __future__ import annotations

from random import Random

from cardtable.games import game
from cardtable.players.advice import advise
from cardtable.rules.moves import Move
from tests.advised import advised, club

TURN, MOVES, ENOUGH = Move(("turn",)), 900, 12


def test_a_card_is_advised_though_a_trick_may_be_turned_too() -> None:
    met = 0
    for view, seat, _ in advised(game("solo_whist"), {"laws": "strict"}, Random(4), MOVES, 0, club):
        decision = view.decision(seat)
        if TURN in decision and len(list(decision)) > 2:
            assert advise(view, seat, (), .01).move.verb == "play"
            met += 1
            if met == ENOUGH:
                break
    assert met == ENOUGH
