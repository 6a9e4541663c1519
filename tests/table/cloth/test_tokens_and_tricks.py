"""A token lies on no card of the trick that is being played."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.families.tricks.strict.takes_up import TakesUp
from cardtable.games import game
from cardtable.players.think import think
from cardtable.rules.sitting import Sitting
from tests.table.seating import Seat
from tools.moments import Moment, company
from tools.waiting import until

OTHERS = (("Colonel Ashdown", "club"), ("Mrs. Battle", "club"))
NEVER, SPECK = 1e6, 40


def by_dummy(lying: int) -> Moment:
    """The person plays for a dummy that deals, whose turn-up is not taken up; so many cards lie, his own among them."""
    players, options = company(OTHERS, 3), {"laws": "strict", "form": "dummy"}
    for seed in range(200):
        sitting, rng = Sitting(game("whist"), options, players), Random(seed)
        deal: Any = sitting.match.deal()
        while deal.preliminary or len(getattr(deal, "history", ())) < 8:
            seat = sitting.match.pending().must[0]
            mine = [one for one in range(deal.seats) if deal.player[one] == 0] if not deal.preliminary else []
            if isinstance(deal, TakesUp) and len(mine) == 2 and seat == deal.dealer and seat in mine \
                    and deal.may_take_up() and len(deal.on_table()) == lying and set(mine) & set(deal.played_by()):
                return Moment("whist", dict(sitting.options), players, tuple(sitting.lines))
            move = sitting.match.decision(seat).sample(rng) if seat < 0 or deal.preliminary else think(
                sitting.view(deal.by(seat)), "club", rng.getrandbits(30)).move
            sitting.submit(seat, move)
            deal = sitting.match.deal()
    raise AssertionError("it did not come about")


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(1440, 900), (1093, 614)])
@pytest.mark.parametrize("lying", [2, 3])
def test_what_a_dealer_may_say_lies_beside_the_trick(seat: Seat, lying: int, size: tuple[int, int], text: int) -> None:
    page = seat(by_dummy(lying), settings={"text size": text}, pace=NEVER)
    page.resize(*size)
    page.lay()
    until(lambda: not page.host.teller.busy and bool(page.scene.tokens))
    until(lambda: not page.stage.motion.busy)
    deal: Any = page.host.sight.deal
    assert [token.text for token in page.scene.tokens] == ["Take up the turn-up"]
    token = page.scene.tokens[0].sceneBoundingRect()
    for item in page.scene.lying.items[deal.layout.trick]:
        shared = token.intersected(item.sceneBoundingRect())
        assert shared.width() * shared.height() < SPECK, f"it lies on the {item.card}"
