"""From the table a slash leads to the line in which words of the laws are looked for, and Escape back to the table."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.games import game
from cardtable.store import Settings, Store
from cardtable.table.app.window import MainWindow
from cardtable.table.forms.setup import at_once
from cardtable.table.sitting.page import TablePage
from tests.table.playing import settled


@pytest.mark.parametrize("size", [(1440, 900), (1093, 614)])
def test_a_slash_leads_to_the_line(qtbot: QtBot, size: tuple[int, int]) -> None:
    with Store(None) as store:
        window = MainWindow(store, Settings(store))
        qtbot.addWidget(window)
        window.resize(*size)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        window.open_table(at_once(game("ecarte"), {}, level="novice", seed=1))
        page = window.table
        assert isinstance(page, TablePage)
        settled(page)
        qtbot.waitUntil(lambda: not page.stage.motion.busy)      # a key would only hurry it
        QTest.keyClick(page.view, Qt.Key.Key_Slash)
        seek = page.book.laws.seek
        qtbot.waitUntil(seek.hasFocus)
        QTest.keyClicks(window.focusWidget(), "the king")
        assert seek.text() == "the king"
        assert not page.host.croupier.advising, "the table has heard no letter of it"
        assert "king" in page.book.laws.articles.toPlainText().lower()
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
        qtbot.waitUntil(page.view.hasFocus)
        window.close()
