"""A second window beside the first: both lie within the screen once they have frames, and what the first yields of its
size is not remembered for its own."""
from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.games import game
from cardtable.store import Settings, Store
from cardtable.table.app.window import KEPT, MainWindow
from cardtable.table.forms.setup import at_once
from cardtable.table.paint.look import Look
from cardtable.table.sitting.page import TablePage
from cardtable.table.sitting.second_window import SecondWindow
from cardtable.table.widgets import wear
from cardtable.table.widgets.framing import FRAMED
from tools.waiting import until

SCREEN = QRect(0, 0, 1366, 768)
PLACE = SCREEN.adjusted(10, 10, -10, -10)
TITLE = 30                       # pixels of a title bar


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, store: Store,
           monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """As large as its screen nearly is, with a table for two in two windows."""
    monkeypatch.setattr(QScreen, "availableGeometry", lambda screen: SCREEN)
    wear(Look())
    settings = Settings(store)
    settings["two at one screen"] = "windows"
    made = MainWindow(store, settings)
    qtbot.addWidget(made)
    made.show()
    made.setGeometry(PLACE)
    until(lambda: QRect(*settings["window"]) == PLACE)
    made.open_table(at_once(game("ecarte"), {}, two=True, seed=1))
    yield made
    made.close()


def second_of(window: MainWindow) -> SecondWindow:
    """The other window, once it is there."""
    table = window.table
    assert isinstance(table, TablePage)
    until(lambda: table.sharing.second is not None)
    assert table.sharing.second is not None
    return table.sharing.second


def test_what_was_yielded_is_not_remembered(window: MainWindow) -> None:
    second_of(window)
    assert window.width() < PLACE.width(), "it has made room"
    QTest.qWait(2 * KEPT)
    assert QRect(*window.settings["window"]) == PLACE, "were the program killed now"
    window.close()
    assert QRect(*window.settings["window"]) == PLACE


def test_on_a_small_screen_each_token_lies_beside_the_other_window(window: MainWindow) -> None:
    second = second_of(window)
    assert window.frameGeometry().intersects(second.frameGeometry())
    for one, other in ((window.table, second), (second.page, window)):
        curtain = one.slips.curtain
        until(lambda curtain=curtain: curtain.slip is not None)
        token = curtain.slip.token
        place = QRect(token.mapToGlobal(QPoint()), token.size())
        assert one.window().geometry().contains(place)
        assert not place.intersects(other.frameGeometry())


def test_a_frame_that_comes_late_lies_within_the_screen(window: MainWindow) -> None:
    second = second_of(window)
    for one in (second, window):
        one.move(one.x(), SCREEN.top() - TITLE)              # as a window manager puts it that adds a frame
    QTest.qWait(FRAMED[0] + 200)
    assert SCREEN.contains(second.frameGeometry())
    assert SCREEN.contains(window.frameGeometry())
