"""The settings are reached from a game's own menu, and take effect at its table."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.games import game
from cardtable.store import Settings, Store
from cardtable.table.app.window import MainWindow
from cardtable.table.forms.rows import Note
from cardtable.table.forms.settings import SILENT, SettingsSheet
from cardtable.table.forms.setup import at_once
from cardtable.table.sheets.menu import Entry, MenuSheet
from cardtable.table.sitting.page import TablePage
from cardtable.table.sounds import speaker
from cardtable.table.widgets.fields import CheckBox


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


def test_the_settings_tell_and_change_what_this_table_goes_by(qtbot: QtBot) -> None:
    """What a new game's form has kept for its game, and which aids it has, not what the house would give another."""
    with Store(None) as store:
        settings = Settings(store)
        ecarte = settings.of("ecarte")
        ecarte["warn of costly choices"] = ecarte["look back unasked"] = True
        ecarte["cite laws"] = False
        window = MainWindow(store, settings)
        qtbot.addWidget(window)
        window.show()
        window.open_table(at_once(game("ecarte"), {}, level="novice", seed=1, aids=("raise legal cards",)))
        page = window.table
        assert isinstance(page, TablePage)
        page.actions_.menu()
        next(entry for entry in page.actions_.open.sheet.entries if entry.text == "Settings").act()
        sheet = window._overlays[-1].sheet
        assert isinstance(sheet, SettingsSheet)
        boxes = {name: box for name, box in sheet.controls.items() if isinstance(box, CheckBox)}
        shown = {name: boxes[name].isChecked() for name in ("warn of costly choices", "look back unasked", "cite laws",
                                                            "raise legal cards")}
        assert shown == {"warn of costly choices": True, "look back unasked": True, "cite laws": False,
                         "raise legal cards": True}
        for name in shown:
            boxes[name].setFocus()
            qtbot.keyClick(boxes[name], Qt.Key.Key_Space)
        assert not page.settings["warn of costly choices"]
        assert not page.slips.unasked
        assert page.host.teller.narration.citing, "an aid that the form had not agreed on is there from now on"
        assert not page.host.answering.aid
        assert page.host.croupier.ledger.aids == {"raise legal cards", "cite laws"}
        window.close()


def test_a_click_on_bare_paper_leaves_the_keyboard_with_the_sheet(qtbot: QtBot) -> None:
    with Store(None) as store:
        window = MainWindow(store, Settings(store))
        qtbot.addWidget(window)
        window.show()
        window.open_table(at_once(game("ecarte"), {}, level="novice", seed=1))
        table = window.table
        table.actions_.menu()
        laid = table.actions_.open
        # clicks go to the window, as the screen's do, so that the keyboard follows them
        corner = laid.sheet.mapTo(window, QPoint(laid.sheet.width() // 2, laid.sheet.height() - 14))
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=corner)
        focus = QApplication.focusWidget()
        assert focus is laid or laid.isAncestorOf(focus)
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: table.actions_.open is None or not laid.isVisible())
        window.close()


def test_the_menu_prints_the_chord_that_takes_back_and_obeys_it(qtbot: QtBot) -> None:
    done: list[str] = []
    sheet = MenuSheet("Écarté", [Entry("Take back", lambda: done.append("back"), "Ctrl Z"),
                                 Entry("Hint", lambda: done.append("hint"), "H")])
    qtbot.addWidget(sheet)
    QTest.keyClick(sheet, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(sheet, Qt.Key.Key_H)
    QTest.keyClick(sheet, Qt.Key.Key_Z)
    assert done == ["back", "hint"]


def test_two_at_one_screen_have_names_of_their_own() -> None:
    assert [p.name for p in at_once(game("ecarte"), {}, two=True).players] == ["Host", "Guest"]


@pytest.mark.parametrize("there", [True, False])
def test_where_the_library_of_sounds_is_missing_the_settings_say_so(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch,
                                                                    there: bool) -> None:
    monkeypatch.setattr(speaker, "installed", lambda: there)
    with Store(None) as store:
        window = MainWindow(store, Settings(store))
        qtbot.addWidget(window)
        window.show()
        window.open_door("settings")
        sheet = window._overlays[-1].sheet
        notes = [note.text() for note in sheet.findChildren(Note)]
        assert (SILENT in notes) is not there
        window.close()


def test_a_sheet_takes_the_place_of_the_one_that_lay_there(qtbot: QtBot) -> None:
    with Store(None) as store:
        window = MainWindow(store, Settings(store))
        qtbot.addWidget(window)
        window.show()
        window.open_table(at_once(game("ecarte"), {}, level="novice", seed=1))
        actions = window.table.actions_
        actions.menu()
        first = actions.open
        actions.menu()
        assert first.isHidden()
        assert not actions.open.isHidden()
        actions.open.put_away()
        assert actions.open is None
        window.close()
