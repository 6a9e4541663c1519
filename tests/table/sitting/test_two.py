"""Two at one screen: at no frame does a pixel or an accessible name tell of a card that who looks may not know.

Both tables of a pair are shown alike, but for hidden cards, which are exchanged: what differs has been given away.
"""
from __future__ import annotations

import pytest

from tests.spread import spread
from tests.table.seating import Seat
from tests.table.shared import PLAYED, WAYS, table
from tests.table.twins import Twins, pairs

DECISIONS = 3                    # looked at in each game and way
SIZE = (1024, 700)


@pytest.mark.heavy(45)
@pytest.mark.parametrize(("name", "way"), spread(pairs(), list(WAYS)))
def test_nothing_is_given_away(seat: Seat, name: str, way: str) -> None:
    setup, settings = table(name, way, 3)
    twins = Twins(*[seat(setup, size=SIZE, speed=1, settings=settings) for _ in range(2)])
    assert PLAYED[way](twins, f"{name} {way}", DECISIONS) == DECISIONS
    assert twins.compared >= 5
    assert twins.swapped, "nothing was other at the other table"
