"""The settings are reached from a game's own menu, and take effect at its table."""
from __future__ import annotations

from pytestqt.qtbot import QtBot

from cardtable.games import game
from cardtable.store import Settings, Store
from cardtable.table.settingsheet import SettingsSheet
from cardtable.table.setup import at_once
from cardtable.table.window import MainWindow


def test_settings_open_over_the_table(qtbot: QtBot) -> None:
    with Store(None) as store:
        window = MainWindow(store, Settings(store))
        qtbot.addWidget(window)
        window.show()
        window.open_table(at_once(game("ecarte"), {}, level="novice", seed=1))
        table = window.table
        table.actions_.menu()
        entry = next(e for e in table.actions_.open.sheet.entries if e.text == "Settings")
        entry.act()
        qtbot.waitUntil(lambda: any(isinstance(o.sheet, SettingsSheet) for o in window._overlays))
        window.close()


def test_two_at_one_screen_have_names_of_their_own() -> None:
    assert [p.name for p in at_once(game("ecarte"), {}, two=True).players] == ["Host", "Guest"]
