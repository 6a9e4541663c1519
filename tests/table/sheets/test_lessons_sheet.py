"""The sheet of lessons: a shelf for each game, folded or open, and what is done has its tick."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.table.paint.look import Look
from cardtable.table.sheets.lessons import LessonsSheet, Shelf, Tick
from cardtable.table.widgets import OxbloodButton, wear
from cardtable.table.widgets.overlay import lay
from cardtable.tutor.library import names, taught
from cardtable.tutor.progress import Progress
from tests.table.pressed import active_window, press, window_of
from tools.waiting import until

DONE = {"ecarte/first": Progress(0, True, 4), "ecarte/hand_two": Progress(0, True),
        "ecarte/hand_three": Progress(0, True), "ecarte/strict": Progress(0, True),
        "cribbage/first": Progress(0, True, 3),
        "cribbage/eight_fifteen": Progress(4)}


def sheet(qtbot: QtBot, game: str = "", done: dict[str, Progress] | None = None) -> LessonsSheet:
    made = LessonsSheet(lambda name: (DONE if done is None else done).get(name, Progress()), game)
    qtbot.addWidget(made)
    made.resize(860, 700)
    made.show()
    return made


def unfolded(made: LessonsSheet) -> list[str]:
    return [game for game, shelf in made.shelves.items() if shelf.unfolded]


def test_all_games_are_in_sight_and_one_lies_open(qtbot: QtBot) -> None:
    made = sheet(qtbot)
    assert tuple(made.shelves) == taught()
    assert unfolded(made) == ["cribbage"], "where somebody has stopped in the midst"
    assert made.first() is made.buttons["cribbage/eight_fifteen"]
    assert made.shelves["ecarte"].told == "all done"
    assert made.shelves["cribbage"].told == "one of three done"
    assert made.shelves["piquet"].told == "three lessons"


def test_return_begins_the_next_lesson_which_is_red(qtbot: QtBot) -> None:
    window = active_window(qtbot)
    made, wanted = LessonsSheet(lambda name: DONE.get(name, Progress())), list[str]()
    made.opened.connect(wanted.append)
    lay(made, window)
    red = [button for button in made.findChildren(OxbloodButton) if button.isVisible()]
    assert red == [made.buttons["cribbage/eight_fifteen"]]
    press(window_of(window), "Return")
    press(window_of(window), "Return", up=True)
    assert wanted == ["cribbage/eight_fifteen"]


def test_what_is_done_has_its_tick(qtbot: QtBot) -> None:
    made = sheet(qtbot)
    assert [tick.done for tick in made.shelves["ecarte"].board.findChildren(Tick)] == [True, True, True, True]
    assert [tick.done for tick in made.shelves["cribbage"].board.findChildren(Tick)].count(True) == 1


def test_a_shelf_is_opened_and_folded_by_mouse_and_key(qtbot: QtBot) -> None:
    made = sheet(qtbot)
    shelf = made.shelves["piquet"]
    assert not made.buttons["piquet/first"].isVisible()
    QTest.mouseClick(shelf, Qt.MouseButton.LeftButton, pos=shelf.rect().center())
    assert made.buttons["piquet/first"].isVisible()
    QTest.keyClick(shelf, Qt.Key.Key_Space)
    assert not made.buttons["piquet/first"].isVisible()


def test_of_a_newcomer_and_of_one_game_the_first_shelf_lies_open(qtbot: QtBot) -> None:
    assert unfolded(sheet(qtbot, done={})) == [taught()[0]]
    made = sheet(qtbot, "piquet")
    assert set(made.buttons) == set(names("piquet"))
    assert unfolded(made) == ["piquet"]


def test_a_sheet_of_which_every_shelf_is_folded_is_opened_again_by_keys(qtbot: QtBot) -> None:
    """With nothing open there is no lesson to begin at: its first shelf has the keyboard then."""
    window = active_window(qtbot)
    made = LessonsSheet(lambda name: Progress(), "piquet")
    lay(made, window)
    shelf = made.shelves["piquet"]
    shelf.setFocus(Qt.FocusReason.TabFocusReason)
    for folded in (True, False, True):
        press(window_of(window), "Return")
        press(window_of(window), "Return", up=True)
        assert unfolded(made) == ([] if folded else ["piquet"])
    assert made.first() is shelf
    with qtbot.waitSignal(made.done):
        press(window_of(window), "Escape")


def test_arrows_go_along_its_rows(qtbot: QtBot) -> None:
    wear(Look())
    window = active_window(qtbot)
    made = LessonsSheet(lambda name: DONE.get(name, Progress()))
    lay(made, window)

    def key(name: str) -> QWidget | None:
        press(window_of(window), name)
        press(window_of(window), name, up=True)
        return QApplication.focusWidget()

    shelves, buttons = list(made.shelves.values()), made.buttons
    assert key("Down") is made.first()
    assert key("Up") is buttons["cribbage/first"]
    assert key("Up") is made.shelves["cribbage"]
    assert key("Up") is shelves[shelves.index(made.shelves["cribbage"]) - 1]
    folded = QApplication.focusWidget()
    key("Space")
    assert isinstance(folded, Shelf)
    assert folded.unfolded
    seen = [key("Down") for _ in range(40)]
    assert seen[0] in buttons.values(), "on the shelf just opened"
    assert shelves[-1] in seen
    assert seen[-1] is made.foot.itemAt(0).widget(), "and then the foot"
    assert isinstance(shelves[-1], Shelf)


@pytest.mark.parametrize("key", ["Tab", "Down"])
def test_keys_go_on_from_the_game_that_was_clicked(qtbot: QtBot, key: str) -> None:
    window = active_window(qtbot)
    made = LessonsSheet(lambda name: DONE.get(name, Progress()))
    lay(made, window)
    shelf = made.shelves["loo"]
    made.roll.ensureWidgetVisible(shelf)
    QTest.mouseClick(shelf, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert shelf.unfolded
    assert QApplication.focusWidget() is not shelf, "a click leaves no ring"
    press(window_of(window), key)
    assert QApplication.focusWidget() is made.buttons["loo/first"]
    assert made.roll.viewport().rect().intersects(shelf.rect().translated(shelf.mapTo(made.roll.viewport(), QPoint())))


def test_a_shelf_opened_near_the_foot_is_brought_into_view(qtbot: QtBot) -> None:
    made = LessonsSheet(lambda name: DONE.get(name, Progress()))
    lay(made, active_window(qtbot))
    shelf, bar = list(made.shelves.values())[-1], made.roll.verticalScrollBar()
    made.roll.ensureWidgetVisible(shelf, 0, 0)
    QApplication.processEvents()
    before = bar.value()
    QTest.mouseClick(shelf, Qt.MouseButton.LeftButton)
    until(lambda: bar.value() > before)
    view = made.roll.viewport()
    assert view.rect().contains(shelf.rect().translated(shelf.mapTo(view, QPoint())))
    assert view.rect().contains(shelf.board.rect().translated(shelf.board.mapTo(view, QPoint())))


@pytest.mark.parametrize("name", ["whist/first", "poker_patience/first"])
def test_a_lesson_left_is_in_sight_when_the_sheet_comes_back(qtbot: QtBot, name: str) -> None:
    """It lay far below; what was seen were folded shelves."""
    made = LessonsSheet(lambda one: Progress(4) if one == name else Progress())
    lay(made, active_window(qtbot))
    button, view = made.buttons[name], made.roll.viewport()
    until(lambda: view.rect().contains(button.rect().translated(button.mapTo(view, QPoint()))))
