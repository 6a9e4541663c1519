"""Each level is stronger than the one below, and who sees the other hand stronger than any."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.games import game
from cardtable.players.arena import run_arena
from cardtable.players.arena_unit import DEAL, GAME, Setup
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from tests.players.oracle import choose
from tests.spread import far


@pytest.mark.parametrize("unit", [DEAL, GAME])
def test_club_beats_novice(unit: str) -> None:
    assert run_arena(Setup("ecarte", "club", "novice", unit, seed=1), far(60, 200)).to_json()["ci95"][0] > 0


def test_master_beats_novice_at_a_small_budget() -> None:
    setup = Setup("ecarte", "master", "novice", DEAL, seed=1, budget=0.05)
    assert run_arena(setup, far(40, 80)).to_json()["ci95"][0] > 0


def test_who_sees_the_other_hand_wins_most_games() -> None:
    won = 0
    for number in range(far(30, 60)):
        rng = Random(number)
        sitting = Sitting(game("ecarte"), {})
        while not sitting.over:
            deal = sitting.match.deal()
            seat = deal.must[0]
            if seat == NATURE:
                sitting.submit(seat, deal.decision(seat).sample(rng))
            elif seat == number % 2:
                sitting.submit(seat, choose(sitting, seat, rng).move)
            else:
                sitting.submit(seat, think(sitting.view(seat), "club", number).move)
        won += sitting.match.deal().purse[number % 2] > 0
    assert won >= far(19, 38)
