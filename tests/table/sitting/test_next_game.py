"""Another game begins with a sheet of its own, before its cards are dealt."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.games.ecarte.moments import dealt
from tests.table.seating import Seat
from tools.waiting import until


def test_the_sheet_of_the_game_before_goes_as_the_next_begins(seat: Seat) -> None:
    page = seat(dealt().do("0 stand", "0 concede").moment(), pace=1)
    until(lambda: page.slips.slip is not None)
    teller = page.host.teller
    assert any(row[0] for row in teller.narration._scored[1]), "the game that was won stands on it"
    page.stage.motion.speed = 1.0
    slip = page.slips.slip
    assert slip is not None
    QTest.mouseClick(slip.ways.first, Qt.MouseButton.LeftButton)
    until(lambda: not page.scene.lying.own(), 20)
    until(page.scene.lying.own, 20)
    assert teller.busy, "the deal is still being dealt"
    assert not teller.narration._scored[1]
