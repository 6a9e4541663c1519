"""While something is settled the table stays as it was: the slate neither folds nor unfolds, and reckons on."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.rules.sitting import Sitting
from cardtable.showing.talk import talk_of
from tests.attacks.careless import codes, next_move
from tests.suite import Form, drawn

CALLED = ("solo_whist", "auction_bridge", "bridge", "napoleon", "five_hundred")
DEALS, MOVES, ENOUGH = 12, 120, 6
SETTLING = ("remedy", "accusations", "ordering", "naming_suit")


@pytest.mark.parametrize("code", [code for code in codes() if code.game.name in CALLED], ids=str)
def test_the_slate_stays_as_it_was(code: Form) -> None:
    talk, found = talk_of(code.game), 0
    for seed in range(DEALS):
        rng = Random(seed)
        options, players = drawn(code, rng)
        sitting = Sitting(code.game, options, [{} for _ in range(players)])
        deal = sitting.match.deal()
        for made in range(MOVES):
            if sitting.over or deal.over or found == ENOUGH:
                break
            settled, was = deal.phase in SETTLING, talk.slate(deal, str)
            seat, move = next_move(sitting, rng)
            sitting.submit(seat, move)
            deal = sitting.match.deal()
            now = talk.slate(deal, str)
            if settled or deal.phase not in SETTLING or was is None or now is None:
                continue
            assert (was.folded, bool(was.reckoning)) == (now.folded, bool(now.reckoning)), f"{seed}, {made}: {move}"
            found += 1
    assert found
