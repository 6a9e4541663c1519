"""A beginner at Quinto."""
from __future__ import annotations

from random import Random

from cardtable.games.quinto.game import GAME
from cardtable.games.quinto.maxims import hopes, seen_hand
from cardtable.games.quinto.novice import SHARE
from cardtable.games.quinto.rules import Quinto
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting


def test_no_beginner_doubles_on_less_than_a_share_of_the_tricks() -> None:
    """A partner doubled on two small hearts and no ace."""
    doubled = 0
    for seed in range(60):
        sitting = Sitting(GAME, {})
        rng = Random(seed)
        while not isinstance(deal := sitting.match.deal(), Quinto) or deal.phase != "play":
            seat = deal.must[0]
            move = sitting.match.decision(seat).sample(rng) if seat == NATURE else \
                think(sitting.view(deal.player[seat]), "novice", rng.getrandbits(30)).move
            if isinstance(deal, Quinto) and deal.phase == "doubling" and move.verb != "pass":
                doubled += 1
                assert hopes(seen_hand(deal, seat)) >= SHARE
            sitting.submit(seat, move)
    assert doubled
