"""Two at one screen: squares lie open, and the table is turned to whoever lays."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.table.widgets import Label
from tests.table.fixtures import seat, store
from tests.table.playing import Keys, Mouse
from tests.table.seating import Seat
from tests.table.shared import table
from tests.table.twins import windows
from tools.waiting import until

__all__ = ["seat", "store"]


@pytest.mark.parametrize("way", ["racks", "curtain"])
def test_the_table_is_turned_to_whoever_lays(seat: Seat, way: str) -> None:
    """His square is the large one, with all places where his card may lie; both had been shown that of the first."""
    setup, wanted = table("poker_patience", way, 5)
    page = seat(setup, settings=wanted)
    asked = set[int]()
    for number in range(12):
        until(lambda: page.host.idle and bool(page.host.answering.prompts))
        asking, spots = page.host.answering.prompts[0].seat, page.scene.spots
        asked.add(asking)
        assert {name for name in page.host.answering.spots() if not spots.items[name].isVisible()} == set()
        assert spots.seat == asking
        assert not page.slips.curtain.isVisible()
        steps = len(page.host.croupier.steps)
        (Keys if number % 2 else Mouse)(page, Random(number)).act()
        assert len(page.host.croupier.steps) > steps
    assert asked == {0, 1}


def test_nobody_is_told_of_a_hand_that_he_has_not(seat: Seat) -> None:
    """In two windows the curtain says whose each is; the key that covers hands covers nothing."""
    setup, wanted = table("poker_patience", "windows", 5)
    page = seat(setup, settings=wanted)
    one = windows(page)[0]
    until(lambda: one.slips.curtain.slip is not None)
    words = " ".join([label.text() for label in one.slips.curtain.slip.findChildren(Label)])
    assert "nothing is hidden" in words
    assert "hand" not in words
    until(lambda: not page.host.teller.busy)
    page.sharing.change("racks")
    until(lambda: page.host.idle and bool(page.host.answering.prompts))
    QTest.keyClick(page.view, Qt.Key.Key_X)
    assert not page.slips.curtain.isVisible()
