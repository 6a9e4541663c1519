"""What comes between a press and its release: nothing is played, chosen or said by it, and nothing is left hanging."""
from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.store import Settings, Store
from cardtable.table.app.window import MainWindow
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets import wear
from cardtable.table.widgets.look_of import look_of
from tests.games.ecarte.moments import dealt, exchanging, mid_trick
from tests.table.asking.test_input import NEVER, item, moves, trick
from tests.table.playing import NONE, Hand, grip, settled
from tests.table.seating import Seat, saved
from tests.table.sitting.test_racks import proposing
from tests.table.twins import awaited, hurried, idle
from tests.table.unseen import unseen
from tools.waiting import spin, until

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")       # to raise windows, to grab keys
RIGHT, MIDDLE = Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton


@pytest.fixture
def page(store: Store, qtbot: QtBot) -> Iterator[TablePage]:
    """The third trick in the window of the program: the knave of spades must be played."""
    settings = Settings(store)
    settings["forced cards"] = "off"
    wear(look_of(settings))
    window = MainWindow(store, settings)
    qtbot.addWidget(window)
    window.resize(1440, 900)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    window.open_table(saved(store, mid_trick().moment()))
    table = window.table
    assert isinstance(table, TablePage)
    table.host.croupier.pace = 0
    table.stage.motion.speed, table.stage.guard = 0, 0
    settled(table)
    with unseen(window):
        yield table
    window.close()


def lies(page: TablePage) -> bool:
    """Every card lies where it belongs, and the pointer holds none."""
    until(lambda: not page.stage.motion.running)
    return (page.pointer.dragged is None and page.pointer.pressed is None
            and all((one.pos() - one.corner(home)).manhattanLength() < 1
                    for zone in page.scene.lying.items for one, home in page.scene.lying.homes(zone)))


def other_button(page: TablePage, hand: Hand) -> None:
    hand.press(trick(page), RIGHT)
    hand.release(trick(page), RIGHT)


def middle_button(page: TablePage, hand: Hand) -> None:
    hand.press(trick(page), MIDDLE)
    hand.release(trick(page), MIDDLE)


def focus_lost(page: TablePage, hand: Hand) -> None:
    QApplication.sendEvent(page.view, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason))


def deactivated(page: TablePage, hand: Hand) -> None:
    QApplication.sendEvent(page.window(), QEvent(QEvent.Type.WindowDeactivate))


def escaped(page: TablePage, hand: Hand) -> None:
    QTest.keyClick(page.window().windowHandle(), Qt.Key.Key_Escape)
    assert page.actions_.open is None, "it was meant for the card"


def helped(page: TablePage, hand: Hand) -> None:
    QTest.keyClick(page.window().windowHandle(), Qt.Key.Key_F1)


def told(page: TablePage, hand: Hand) -> None:
    window = page.window()
    assert isinstance(window, MainWindow)
    window.tell_fault("nothing, this is a test")


def menu(page: TablePage, hand: Hand) -> None:
    page.header.pressed.emit("Esc")


def resized(page: TablePage, hand: Hand) -> None:
    page.window().resize(1300, 850)
    QApplication.processEvents()


def relooked(page: TablePage, hand: Hand) -> None:
    window = page.window()
    assert isinstance(window, MainWindow)
    window.settings["high contrast"] = True
    window.relook()


def minimised(page: TablePage, hand: Hand) -> None:
    page.window().showMinimized()
    QApplication.processEvents()
    page.window().showNormal()
    QApplication.processEvents()


def popped(page: TablePage, hand: Hand) -> None:
    page.actions_.offer()


INTERRUPTIONS = (other_button, middle_button, focus_lost, deactivated, escaped, helped, told, menu, resized, relooked,
                 minimised, popped)


@pytest.mark.parametrize("comes", INTERRUPTIONS)
def test_a_drag_ends_with_whatever_comes_between(page: TablePage, comes: Callable[[TablePage, Hand], None]) -> None:
    before, hand, knave = moves(page), Hand(page), item(page, "JS")
    hand.lift(knave, trick(page))
    assert page.pointer.dragged is knave
    comes(page, hand)
    assert lies(page)
    hand.move(trick(page) + QPointF(30, 10))
    assert lies(page), "it follows the pointer"
    hand.release(trick(page))
    assert moves(page) == before
    assert lies(page)


def test_a_button_that_went_up_unseen_is_up(page: TablePage) -> None:
    before, hand, knave = moves(page), Hand(page), item(page, "JS")
    hand.lift(knave, trick(page))
    view, at = page.view.viewport(), page.view.mapFromScene(trick(page))
    bare = QMouseEvent(QEvent.Type.MouseMove, QPointF(at), view.mapToGlobal(QPointF(at)), Qt.MouseButton.NoButton,
                       Qt.MouseButton.NoButton, NONE)
    QApplication.sendEvent(view, bare)
    assert lies(page)
    hand.release(trick(page))
    assert moves(page) == before


def test_a_release_counts_for_its_own_button(page: TablePage) -> None:
    before, hand, knave = moves(page), Hand(page), item(page, "JS")
    hand.press(grip(knave), RIGHT)
    hand.release(grip(knave), RIGHT)
    hand.press(grip(knave))
    hand.press(grip(knave), MIDDLE)
    hand.release(grip(knave), MIDDLE)
    assert moves(page) == before
    hand.release(grip(knave))
    assert moves(page) == before, "the middle button had let go of it"
    hand.press(grip(knave))
    hand.release(grip(knave))
    assert moves(page)[-1] == "play JS"


def test_a_card_is_not_played_through_the_sheet_of_help_and_nobody_answers_beneath_it(page: TablePage) -> None:
    before, hand, knave = moves(page), Hand(page), item(page, "JS")
    window = page.window()
    assert isinstance(window, MainWindow)
    hand.lift(knave, trick(page))
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F1)
    hand.release(trick(page))
    assert moves(page) == before
    window.help()
    for card in ("JS", "QH"):
        hand.lift(item(page, card), trick(page))
        hand.release(trick(page))
        if card == "JS":
            settled(page)
    window.help()
    made = moves(page)
    assert made[-2:] == ["play JS", "play QH"]
    spin(400)
    assert moves(page) == made, "the adversary has answered beneath the sheet"
    window.help()
    until(lambda: len(moves(page)) > len(made))


def test_what_waits_beneath_a_sheet_does_not_take_the_keyboard(page: TablePage) -> None:
    window, before = page.window(), moves(page)
    assert isinstance(window, MainWindow)
    window.help()
    page.view.setFocus()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Right)
    assert QApplication.focusWidget() is not page.view
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)        # puts the sheet away, unheard by what lies beneath
    assert moves(page) == before
    assert QApplication.focusWidget() is page.view


def test_a_token_pressed_is_not_said_by_another_button_nor_after_an_interruption(seat: Seat) -> None:
    page = seat(dealt().moment(), pace=NEVER)
    settled(page)
    hand, said, token = Hand(page), list[bool](), page.scene.tokens[0]
    token.pressed.connect(lambda: said.append(True))
    at = token.sceneBoundingRect().center()
    hand.press(at)
    assert token.state == "press"
    other_button(page, hand)
    assert token.state != "press"
    hand.release(at)
    hand.press(at)
    focus_lost(page, hand)
    hand.release(at)
    assert not said
    hand.press(at)
    hand.release(at)
    assert said


def test_cards_swept_over_are_not_chosen_by_what_comes_between(seat: Seat) -> None:
    page = seat(exchanging().moment(), pace=NEVER)
    settled(page)
    hand, held = Hand(page), page.keyboard.hand()
    first, last = grip(held[0]), grip(held[3])
    hand.press(first)
    hand.move(last)
    assert [one.selected for one in held].count(True) == 4
    other_button(page, hand)
    hand.release(last)
    assert not page.host.answering.choice.chosen
    assert not any(one.selected for one in held)
    hand.press(first)
    hand.move(last)
    hand.release(last)
    assert len(page.host.answering.choice.chosen) == 4


def test_a_plate_held_is_let_go_by_its_own_button_and_by_what_comes_between(seat: Seat) -> None:
    page = seat(proposing().moment())
    until(lambda: hurried(page) and idle(page) and awaited(page) >= 0)
    hand, player = Hand(page), awaited(page)
    plate = page.scene.plates.of(player)
    assert plate is not None
    at = plate.sceneBoundingRect().center()
    for comes in (other_button, focus_lost, deactivated):
        hand.press(at)
        assert page.sharing.racks.looking
        comes(page, hand)
        assert not page.sharing.racks.looking
        assert page.sharing.racks.holder < 0
        before = moves(page)
        hand.release(page.scene.cloth.center())
        assert moves(page) == before
