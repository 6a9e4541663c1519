"""Lessons through the real window; all there are, in every step, walk in `make soak` (tests/attacks/lessons.py)."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.store import Settings, Store
from cardtable.table.app.window import MainWindow
from cardtable.table.forms.newgame import NewGame
from cardtable.table.lessons.page import LessonPage
from cardtable.table.sheets.lessons import LessonsSheet
from cardtable.table.widgets import wear
from cardtable.table.widgets.look_of import look_of
from cardtable.tutor.library import lesson
from tests.table.lessons.walking import arrive, begin, rightly, walk
from tools.waiting import until

FIRST = "ecarte/first"
Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with Store(tmp_path / "saves.sqlite") as store:
        settings = Settings(store)
        settings["motion"] = "instant"
        wear(look_of(settings))
        made = MainWindow(store, settings)
        made.resize(1440, 900)
        qtbot.addWidget(made)
        with qtbot.waitActive(made):
            made.show()
            made.activateWindow()
        yield made
        made.close()


def test_a_lesson_from_first_to_last(window: MainWindow) -> None:
    assert walk(window, FIRST) == len(lesson(FIRST).pages)


def test_it_is_left_and_gone_on_with(window: MainWindow) -> None:
    page = begin(window, FIRST)
    rightly(page)
    page.forward()
    arrive(page)
    QTest.keyClick(page.view, Key.Key_Escape)
    assert window.table is None
    sheet = window.findChildren(LessonsSheet)[-1]
    assert sheet.buttons[FIRST].text() == "Go on"
    sheet.buttons[FIRST].click()
    assert isinstance(window.table, LessonPage)
    assert window.table.course.number == 1


def test_a_new_games_sheet_leads_to_its_lessons_alone(window: MainWindow) -> None:
    window.choose_game("ecarte", "")
    window.findChildren(NewGame)[-1].lessons.click()
    sheet = window.findChildren(LessonsSheet)[-1]
    assert {name.partition("/")[0] for name in sheet.buttons} == {"ecarte"}
    sheet.buttons[FIRST].click()
    assert isinstance(window.table, LessonPage)


def test_by_keys_alone(window: MainWindow) -> None:
    page = begin(window, FIRST)
    right = next(n for n, answer in enumerate(page.course.page.answers) if answer.right)
    QTest.keyClick(window.windowHandle(), Key(Key.Key_1.value + right))
    assert page.course.done
    QTest.keyClick(window.windowHandle(), Key.Key_Return)
    arrive(page)
    assert page.course.number == 1
    QTest.keyClick(window.windowHandle(), Key.Key_Backspace)
    arrive(page)
    assert page.course.number == 0


def test_the_light_is_out_while_anything_moves(window: MainWindow) -> None:
    page = begin(window, FIRST)
    until(page.light.isVisible)
    rightly(page)
    while page.course.page.do is None:
        page.forward()
        arrive(page)
        if page.course.page.answers:
            rightly(page)
    page.host.moving.emit()
    assert not page.light.isVisible()
