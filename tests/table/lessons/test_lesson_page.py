"""Every lesson through the real window: what is asked is done, what is wrong is tried, and every step gone back."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.store import Settings, Store
from cardtable.table.app.window import MainWindow
from cardtable.table.lessons.page import LessonPage
from cardtable.table.lessons.targets import outlines
from cardtable.table.sheets.lessons import LessonsSheet
from cardtable.table.widgets import wear
from cardtable.table.widgets.look_of import look_of
from cardtable.tutor.library import names, taught
from cardtable.tutor.progress import progress
from tools.waiting import spin, until

ALL = [name for game in taught() for name in names(game)]
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


def begin(window: MainWindow, name: str, page: int | None = 0) -> LessonPage:
    window.teaching.open(name, page)
    table = window.table
    assert isinstance(table, LessonPage)
    table.tutored.pace, table.stage.guard, table.slips.slip = 0, 0, None
    arrive(table)
    return table


def arrive(page: LessonPage) -> None:
    """Until the table stands as the page wants it; slips of deals that end on the way are read."""
    def there() -> bool:
        if page.slips.slip is not None and not page.host.teller.busy:
            page.slips.slip.chosen.emit("next")
        return not page.host.teller.busy and not page.tutored._held and len(page.tutored.steps) == page.course.moves

    until(there)
    spin(2)


def pointed(page: LessonPage) -> None:
    """All that the page points at is there."""
    for target in page.course.page.points:
        if target.kind != "book":
            assert outlines(page.scene, target), f"{page.course.lesson.name}, {page.course.page.head}: no {target}"


def wrongly(page: LessonPage) -> None:
    """Whatever is wrong is answered, and the table stays as it is."""
    course, made = page.course, len(page.tutored.steps)
    for number, answer in enumerate(course.page.answers):
        if not answer.right:
            page.leaf.lines[number].click()
            assert page.leaf.said.words.text() == answer.why
            assert not page.leaf.go_on.isEnabled()
    if course.page.do is not None:
        seat = page.tutored.waiting_for() or page.tutored.free_to_speak()
        other = next((move for move in page.tutored.sitting.match.decision(seat[0])
                      if move != course.page.do and move not in course.page.also), None)
        if other is not None:
            assert page.tutored.answer(seat[0], other) is None
            assert page.leaf.said.words.text() == course.page.why_not(other) != ""
    assert len(page.tutored.steps) == made
    assert not course.page.task or not course.done


def rightly(page: LessonPage) -> None:
    """What is asked is done as the window offers it."""
    course = page.course
    for number, answer in enumerate(course.page.answers):
        if answer.right:
            page.leaf.lines[number].click()
    if course.page.do is not None:
        assert page.host.answering.asked, "nothing can be answered"
        seat, move = course.script.moves[course.script.at[course.number]]
        assert page.tutored.answer(seat, move) is None
        arrive(page)
    assert course.done
    assert page.leaf.go_on.isEnabled()


@pytest.mark.parametrize("name", ALL)
def test_a_lesson_from_first_to_last(window: MainWindow, name: str) -> None:
    page = begin(window, name)
    many = len(page.course.lesson.pages)
    for number in range(many):
        assert page.course.number == number
        pointed(page)
        wrongly(page)
        rightly(page)
        if number < many - 1:
            page.leaf.go_on.click()
            arrive(page)
    stood = [page.tutored.sitting.match.deal().copy()]
    for number in reversed(range(many - 1)):
        page.back()
        arrive(page)
        assert page.course.number == number
        assert page.course.done
        stood.append(page.tutored.sitting.match.deal().copy())
    assert len(page.tutored.steps) == page.course.moves
    assert progress(window.settings, name).ended


def test_it_is_left_and_gone_on_with(window: MainWindow) -> None:
    page = begin(window, ALL[0])
    rightly(page)
    page.forward()
    arrive(page)
    QTest.keyClick(page.view, Key.Key_Escape)
    assert window.table is None
    sheet = window.findChildren(LessonsSheet)[-1]
    assert sheet.buttons[ALL[0]].text() == "Go on"
    sheet.buttons[ALL[0]].click()
    assert isinstance(window.table, LessonPage)
    assert window.table.course.number == 1


def test_by_keys_alone(window: MainWindow) -> None:
    page = begin(window, ALL[0])
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
    page = begin(window, ALL[0])
    until(page.light.isVisible)
    rightly(page)
    while page.course.page.do is None:
        page.forward()
        arrive(page)
        if page.course.page.answers:
            rightly(page)
    page.host.moving.emit()
    assert not page.light.isVisible()
