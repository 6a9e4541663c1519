"""What is staked for two sides is told apart: on whom it lies."""
from __future__ import annotations

from tests.games.ecarte.moments_forms import MOMENTS
from tests.table.playing import settled
from tests.table.seating import Seat


def test_it_is_told_on_whom_coins_are_staked(seat: Seat) -> None:
    page = seat(MOMENTS["french-play"](), pace=1e6)
    settled(page)
    told = {words.text for _, words in page.scene.payments.told()}
    assert len(told) == 2
    assert all(text.startswith("staked on ") and "{" not in text for text in told)
    assert len({item.called for item, _ in page.scene.payments.told()}) == 2
