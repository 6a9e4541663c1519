"""Counting by heart at the table of All-Fours (002:162-164)."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.games import game
from cardtable.players.think import think
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from tests.table.playing import Key, Keys, Mouse
from tests.table.seating import Seat
from tools.moments import ALONE, Moment
from tools.waiting import spin, until

NEVER = 1e6


def counting(seed: int = 1) -> Moment:
    """All is played, and both name their counts."""
    sitting, rng = Sitting(game("all_fours"), {"by-heart": 2}, ALONE), Random(seed)
    while sitting.match.deal().phase != "counting":
        deal = sitting.match.deal()
        seat = sitting.match.pending().must[0]
        sitting.submit(seat, sitting.match.decision(seat).sample(rng) if seat < 0 or deal.preliminary else
                       think(sitting.view(deal.by(seat)), "club", rng.getrandbits(30)).move)
    return Moment("all_fours", dict(sitting.options), ALONE, tuple(sitting.lines))


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_it_is_named_by_whoever_counts_and_by_no_press_of_return(seat: Seat, hand: type[Mouse] | type[Keys]) -> None:
    page = seat(counting(), pace=NEVER)
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    before = len(page.host.croupier.steps)
    assert [token.text for token in page.scene.tokens] == ["−", "Name the count --", "+"]
    Keys(page, Random(1)).key(Key.Key_Return)
    spin(50)
    assert len(page.host.croupier.steps) == before, "nothing has been said"
    hand(page, Random(1)).make(Move(("count", 12)))
    until(lambda: len(page.host.croupier.steps) > before)
    assert str(page.host.croupier.steps[before].move) == "count 12"
