"""The menu offers to take a choice back where there is one to take back."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.table.sheets.menu import MenuSheet
from cardtable.table.sitting.table_menu import kept
from tests.games.ecarte.moments import Writer, mid_trick, over, slip
from tests.table.playing import settled
from tests.table.seating import Seat
from tools.moments import Moment


@pytest.mark.parametrize(("moment", "able"), [(lambda: mid_trick().moment(), True), (lambda: slip().moment(), False)])
def test_it_is_offered_only_where_something_can_be_taken_back(seat: Seat, moment: Callable[[], Moment],
                                                              able: bool) -> None:
    """Not when the deal has ended: nothing goes back beyond that."""
    page = seat(moment())
    settled(page)
    QTest.keyClick(page.window().focusWidget() or page.view, Qt.Key.Key_Escape)
    assert page.actions_.open is not None
    sheet = page.actions_.open.sheet
    assert isinstance(sheet, MenuSheet)
    line, = [button for button in sheet.buttons if button.text() == "Take back"]
    assert line.isEnabled() == able
    assert (page.actions_.rights.returnable is not None) == able


@pytest.mark.parametrize(("moment", "told"), [(mid_trick, "you may go on at any time"), (over, "The game is over")])
def test_the_menu_says_what_becomes_of_the_game(seat: Seat, moment: Callable[[], Writer], told: str) -> None:
    """Of a game that was over it was said that one may go on."""
    page = seat(moment().moment())
    settled(page)
    assert told in kept(page.actions_)
