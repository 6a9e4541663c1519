"""What was half made when something went wrong is deleted: the next change of look does not come upon it."""
from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cardtable.games import games
from cardtable.store import Settings, Store
from cardtable.table.app.fault_log import Faults
from cardtable.table.app.window import MainWindow
from cardtable.table.forms.setup import at_once
from cardtable.table.sheets.statistics import StatisticsSheet
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import wear
from cardtable.table.widgets.look_of import look_of


@pytest.mark.qt_no_exception_capture
def test_a_sheet_that_fails_in_the_making_is_gone_when_the_fault_is_told(qtbot: QtBot,
                                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    half_made: list[QWidget] = []

    def spoilt(sheet: StatisticsSheet, *given: object) -> None:
        half_made.append(sheet)
        super(StatisticsSheet, sheet).__init__("Statistics")
        half_made.append(Unfinished())
        raise OverflowError("coins beyond counting")

    monkeypatch.setattr(StatisticsSheet, "__init__", spoilt)
    with Store(None) as store:
        settings = Settings(store)
        wear(look_of(settings))
        window = MainWindow(store, settings)
        qtbot.addWidget(window)
        window.show()
        faults = Faults()
        faults.found.connect(window.tell_fault)
        faults.install()
        try:
            window.gallery.doors["statistics"].click()
            qtbot.waitUntil(lambda: bool(window._overlays))
            qtbot.waitUntil(lambda: not any(isValid(widget) for widget in half_made))
            assert not any(type(widget) is Unfinished for widget in QApplication.topLevelWidgets())
            settings["text size"] = 150
            window.relook()
            assert window.gallery.isVisible()
            window._overlays[-1].put_away()
            window.refresh_gallery()                         # nothing of the gallery has gone with it
        finally:
            faults.remove()
        window.close()
    wear(look_of(Settings(Store(None))))


def test_the_page_of_a_game_that_cannot_be_gone_on_with_is_gone_at_once(qtbot: QtBot) -> None:
    """Or it would hear of the window's next size, and has nothing to lay out."""
    setup = at_once(games()[0], {})
    with Store(None) as store:
        settings = Settings(store)
        wear(look_of(settings))
        window = MainWindow(store, settings)
        qtbot.addWidget(window)
        window.show()
        number = store.begin({"format": "cardtable-record", "version": 1, "rules": setup.game.revision,
                              "game": setup.game.name, "options": dict(setup.options),
                              "players": [player.to_dict() for player in setup.players]})
        store.add(number, "0 play a card that is none").result()
        window.resume(number)
        assert window._overlays[-1].sheet.accessibleName() == "This game cannot be gone on with"
        assert window.findChildren(TablePage) == []
        assert not [child for child in window.children() if type(child).__name__ == "TablePage"]
        window.resize(window.width() - 40, window.height() - 40)
        qtbot.wait(10)
        assert window.gallery.isVisible()
        window.close()


class Unfinished(QWidget):
    """Something that had no parent yet."""
