"""The first evening's form by keyboard."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.games import rows
from cardtable.store import Settings, Store
from cardtable.table.app.window import MainWindow
from cardtable.table.forms.welcome import Welcome
from cardtable.table.widgets import wear
from cardtable.table.widgets.look_of import look_of
from cardtable.table.widgets.overlay import Overlay, lay


def test_return_on_a_choice_goes_on_and_space_makes_it(qtbot: QtBot, qapp: QApplication, store: Store) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(1024, 700)
    with qtbot.waitActive(over):
        over.show()
        over.activateWindow()
    sheet = Welcome(rows(), Settings(store))
    lay(sheet, over)
    gone = []
    sheet.done.connect(lambda: gone.append(True))
    other = sheet.knows.findChildren(QAbstractButton)[1]
    other.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(other, Qt.Key.Key_Space)
    assert (sheet.knows.choice, gone) == (1, [])
    QTest.keyClick(other, Qt.Key.Key_Return)
    assert (sheet.knows.choice, gone) == (1, [True])


def test_afterwards_the_keyboard_begins_in_the_cabinet(qtbot: QtBot, qapp: QApplication, store: Store) -> None:
    settings = Settings(store)
    wear(look_of(settings))
    window = MainWindow(store, settings)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.welcome()
    laid, = window.findChildren(Overlay)
    laid.sheet.done.emit()
    qtbot.waitUntil(lambda: not window.findChildren(Overlay) or laid.isHidden())
    assert window.gallery.isAncestorOf(QApplication.focusWidget())


def test_return_in_the_name_goes_to_the_cabinet_and_no_further(qtbot: QtBot, qapp: QApplication, store: Store) -> None:
    """Once it opened the game behind the sheet that it had put away."""
    window = MainWindow(store, Settings(store))
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.welcome()
    laid, = window.findChildren(Overlay)
    assert isinstance(laid.sheet, Welcome)
    QTest.keyClicks(laid.sheet.name, "Eleanor")
    QTest.keyClick(laid.sheet.name, Qt.Key.Key_Return)
    qtbot.wait(50)
    assert not [one for one in window.findChildren(Overlay) if one.isVisible()]
    assert window.gallery.isVisible()


def test_a_window_that_becomes_active_late_has_the_keyboard_at_the_name(
        qtbot: QtBot, qapp: QApplication, store: Store) -> None:
    """It went to the sheet's bare paper, and a name that was typed was lost: what lies behind had taken it first."""
    window = MainWindow(store, Settings(store))
    qtbot.addWidget(window)
    window.welcome()
    laid, = window.findChildren(Overlay)
    window.gallery.take_focus()
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    QTest.keyClicks(QApplication.focusWidget(), "Ann")
    assert isinstance(laid.sheet, Welcome)
    assert laid.sheet.name.text() == "Ann"


def test_what_takes_the_keyboard_from_behind_gives_it_back_to_the_field(
        qtbot: QtBot, qapp: QApplication, store: Store) -> None:
    window = MainWindow(store, Settings(store))
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.welcome()
    laid, = window.findChildren(Overlay)
    assert isinstance(laid.sheet, Welcome)
    button = laid.sheet.go_on
    button.setFocus(Qt.FocusReason.TabFocusReason)
    window.gallery.take_focus()
    assert QApplication.focusWidget() is button


def test_what_is_chosen_on_it_does_not_jump(qtbot: QtBot, qapp: QApplication, store: Store) -> None:
    """Whoever was new to the games and clicked at the name next had clicked “I know my way”."""
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(1440, 900)
    with qtbot.waitActive(over):
        over.show()
        over.activateWindow()
    sheet = Welcome(rows(), Settings(store))
    lay(sheet, over)
    new, before = sheet.knows.segment(1), sheet.height()
    at = new.mapTo(over, new.rect().center())
    handle = over.windowHandle()
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    qtbot.waitUntil(lambda: sheet.height() > before)
    assert new.mapTo(over, new.rect().center()) == at
    assert over.rect().contains(sheet.geometry())
