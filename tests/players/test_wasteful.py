"""What gives up a card of use for nothing is not told to be as good as what keeps it, whatever the layouts show."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.families.tricks.deal import TrickDeal
from cardtable.games import game
from cardtable.players.compared import compare
from cardtable.players.comparison import WASTES
from cardtable.players.sins import wasteful
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting


@pytest.mark.parametrize("name", ["whist", "solo_whist"])
def test_a_card_of_use_thrown_to_a_lost_trick_is_not_as_good(name: str) -> None:
    """The best heart that was left, beside the four and the nine, bore the tick of what is right."""
    rng, sitting, told, looked = Random(8), Sitting(game(name), {}), 0, 0
    while looked < 12:
        if sitting.over:
            sitting = Sitting(game(name), {})
        seat = sitting.match.pending().must[0]
        if seat == NATURE:
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
            continue
        deal = sitting.match.deal()
        view = sitting.view(deal.by(seat))
        some = list(view.decision(seat)) if isinstance(deal, TrickDeal) and deal.phase == "play" else []
        if len(some) > 1 and deal.on_table() and (wasted := wasteful(view, seat, some)):
            found = compare(view, seat, budget=.1)
            assert found is not None
            rows = [row for row in found.rows[1:] if row.move in wasted]
            looked, told = looked + 1, told + sum([row.why == WASTES for row in rows])
            assert not any(row.equal and (row.behind or row.doubt) for row in rows)
        sitting.submit(seat, think(view, "club", rng.getrandbits(30)).move)
    assert told
