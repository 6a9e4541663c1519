"""What follows a move is divided over turns of the event loop, and what has not changed is not told again."""
from __future__ import annotations

import pytest

from tests.games.baccarat.moments import MOMENTS as BACCARAT
from tests.games.roulette.moments import MOMENTS as ROULETTE
from tests.table.turns import Calls, seated, turns

MOST = 26_000                # calls in a turn: all at once took 32,000, with places for tokens looked for 270,000


@pytest.mark.heavy(10)
def test_no_turn_takes_longer_than_a_frame(qapp: object) -> None:
    """Calls are counted, not time, which other work of the machine takes; `make bench` measures that."""
    with seated(BACCARAT["banque-sides-11"]()) as page:
        assert max(turns(page, 12, 5, Calls(), 4)) < MOST


def test_stakes_that_lie_as_before_stay(qapp: object) -> None:
    with seated(ROULETTE["staked-4"]()) as page:
        stakes = page.scene.spots.stakes
        before = dict(stakes.items)
        key = next(iter(before))
        stakes.lying[key] += 10
        stakes.put(page.scene.ground)
        assert {one for one in before if stakes.items[one] is not before[one]} == {key}
        assert stakes.items[key].label != before[key].label


def test_cards_of_a_pack_that_lie_as_before_stay(qapp: object) -> None:
    with seated(BACCARAT["stakes-8"]()) as page:
        lying, held = page.scene.lying, page.host.sight.deal.zone
        before = {zone: list(items) for zone, items in lying.items.items()}
        lying.match(held, {})
        assert lying.items == before
        pack = max(before, key=lambda zone: len(before[zone]))
        fewer = [held[zone][1:] if zone == pack else held[zone] for zone in range(len(held))]
        lying.match(fewer, {})
        assert lying.items == {**before, pack: before[pack][:-1]}
