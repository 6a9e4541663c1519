"""A cut is no deal: no slip lies after it, though a card lies open where a turn-up would."""
from __future__ import annotations

import pytest

from cardtable.games import game
from cardtable.rules.cutting import Cut
from cardtable.table.forms.setup import at_once
from tests.table.playing import settled
from tests.table.seating import Seat


@pytest.mark.parametrize("name", ["ecarte", "cribbage"])
def test_no_slip_lies_after_a_cut(seat: Seat, name: str) -> None:
    page = seat(at_once(game(name), {}, level="novice", seed=1))
    settled(page)
    assert page.host.croupier.steps
    assert isinstance(page.host.croupier.steps[0].deal, Cut)
    assert page.slips.slip is None
