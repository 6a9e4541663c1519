"""A call stays on the plate of who said it, but not beyond its deal."""
from __future__ import annotations

import pytest

from tests.games.cribbage.moments import MOMENTS
from tests.table.seating import Seat
from tools.waiting import until


@pytest.mark.parametrize("moment", ["slip"])
def test_nothing_said_stays_when_the_deal_has_ended(seat: Seat, moment: str) -> None:
    page = seat(MOMENTS[moment]())
    until(lambda: page.host.sight.deal.over and not page.host.teller.busy, 60)
    assert page.host.teller.narration.calls == {}
