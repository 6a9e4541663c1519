"""Calls at the table: what is asked of one that has begun lies on nothing."""
from __future__ import annotations

import pytest

from tests.games.five_hundred.moments import MOMENTS
from tests.table.fixtures import seat, store
from tests.table.pressed import press
from tests.table.seating import Seat
from tools.waiting import until

__all__ = ["seat", "store"]
SMALL = 1.0                      # pixels by which edges may touch


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (1093, 614)])
def test_what_is_asked_of_a_call_is_not_written_across_the_slate(seat: Seat, size: tuple[int, int]) -> None:
    page = seat(MOMENTS["bidding"](), size=size)
    until(lambda: bool(page.scene.tokens) and page.host.idle)
    press(page.view, "3")
    until(lambda: page.scene.question.isVisible())
    words = page.scene.question.sceneBoundingRect().adjusted(SMALL, SMALL, -SMALL, -SMALL)
    lie = [thing for thing in (*page.scene.instruments, *page.scene.plates, *page.scene.tokens) if thing.isVisible()]
    assert not [thing for thing in lie if thing.sceneBoundingRect().intersects(words)]
