"""What one test has opened does not outlive it: a suite of thousands would else keep thousands of tables."""
from __future__ import annotations

import pytest

from tests.table.fixtures import ALIVE
from tests.table.seating import Seat


@pytest.mark.parametrize("turn", range(3))
def test_no_page_of_an_earlier_test_lives(seat: Seat, turn: int) -> None:
    page = seat()
    assert list(ALIVE) == [page]
