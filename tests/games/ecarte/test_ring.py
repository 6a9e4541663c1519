"""Where more than two play La Triomphe: nobody's tricks lie under the stock, and only two sides have counters."""
from __future__ import annotations

import pytest

from cardtable.games.ecarte.show.layout import ring
from cardtable.showing.places import ZonePlace

WIDE, HIGH = 1040, 780           # of the cloth in the drawings
TALL = 1.4                       # of a card, in widths


def meet(one: ZonePlace, other: ZonePlace) -> bool:
    across = (one.width + other.width) / 2 / WIDE
    return abs(one.x - other.x) < across and abs(one.y - other.y) < across * TALL * WIDE / HIGH


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_tricks_lie_clear_of_the_stock_and_the_turn_up_and_tell_how_many_they_are(count: int) -> None:
    zones = ring(count, partners=False).zones
    won = [zone for zone in zones if zone.zone == "tricks won"]
    assert len(won) == count
    for tricks in won:
        assert tricks.caption is not None
        assert not any(meet(tricks, zone) for zone in zones if zone.zone in ("stock", "turn-up"))


def test_counters_lie_where_two_sides_play_and_else_only_one_s_own() -> None:
    assert [len(ring(count, partners).devices) for count, partners in (
        (3, False), (4, False), (4, True), (6, True))] == [1, 1, 2, 1]
