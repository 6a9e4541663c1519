"""Every key the program knows, held down in every room of it: nothing is answered, opened, left or turned."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.table.app.window import MainWindow
from cardtable.table.lessons.page import LessonPage
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets.folio import Confirmation
from cardtable.table.widgets.overlay import Overlay
from tests.games.cribbage.moments import shown
from tests.games.ecarte.moments import TWO, Writer, curtain, dealt, exchanging, mid_trick, slip
from tests.spread import sampled
from tests.table.opened_window import opened_window
from tests.table.playing import settled
from tests.table.pressed import every_key, press, window_of
from tests.table.seating import saved
from tools.moments import Moment
from tools.waiting import spin, until

GOING = {"Left", "Right", "Up", "Down", "Home", "End", "PgUp", "PgDown", "Shift+Left", "Shift+Right", "Tab", "Backtab",
         "+", "-", "="}
"""What a held key may do again and again."""


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    with opened_window(qtbot, forced_cards="off", motion="instant", welcomed=True) as window:
        yield window


def sit(window: MainWindow, moment: Moment) -> TablePage:
    """At a table, where a person is waited for."""
    window.open_table(saved(window.store, moment))
    page = window.table
    assert isinstance(page, TablePage)
    page.host.croupier.pace, page.stage.guard = 1e6, 0
    settled(page)
    page.view.setFocus()
    return page


def cabinet(window: MainWindow) -> None:
    window.gallery.take_focus()


def form(window: MainWindow) -> None:
    window.choose_game("ecarte", "")


def door(name: str) -> Callable[[MainWindow], None]:
    def opened(window: MainWindow) -> None:
        window.open_door(name)
    return opened


def question(window: MainWindow) -> None:
    window.lay(Confirmation("Sure?", "This cannot be undone.", "Yes", "No"))


def table(moment: Moment) -> Callable[[MainWindow], None]:
    def seated(window: MainWindow) -> None:
        sit(window, moment)
    return seated


def with_sheet(key: str) -> Callable[[MainWindow], None]:
    def opened(window: MainWindow) -> None:
        page = sit(window, mid_trick().moment())
        page.actions_.do(key)
        until(lambda: page.actions_.open is not None)
        spin(20)
    return opened


def after_a_deal(window: MainWindow) -> None:
    page = sit(window, slip().moment())
    until(lambda: page.slips.slip is not None)


def drawn(window: MainWindow) -> None:
    window.settings["two at one screen"] = "curtain"
    window.open_table(saved(window.store, curtain().moment()))
    page = window.table
    assert isinstance(page, TablePage)
    until(lambda: page.slips.curtain.slip is not None)


def racks(window: MainWindow) -> None:
    window.settings["two at one screen"] = "racks"
    window.open_table(saved(window.store, Writer({}, TWO).cut("KD", "9H").deal(
        "TH AH QS 9D 7C", "KH JS 8S 7D TC", "7H").moment()))
    spin(50)


def lesson(at: int) -> Callable[[MainWindow], None]:
    def begun(window: MainWindow) -> None:
        window.teaching.open("ecarte/first", at)
        page = window.table
        assert isinstance(page, LessonPage)
        until(lambda: len(page.tutored.steps) == page.course.moves and not page.host.teller.busy)
        spin(50)
    return begun


def looking_back(window: MainWindow) -> None:
    page = sit(window, slip().moment())
    until(lambda: page.slips.slip is not None)
    page.actions_.post_mortem()
    until(lambda: window.past.page is not None)
    spin(100)


ROOMS: dict[str, Callable[[MainWindow], None]] = {
    "cabinet": cabinet, "a new game": form, "a question": question, "a card is due": table(mid_trick().moment()),
    "calls": table(dealt().moment()), "cards are chosen": table(exchanging().moment()),
    "an amount": table(shown(counting="by hand").does("count 4").moment()), "menu": with_sheet("Esc"),
    "comparison": with_sheet("A"), "slip": after_a_deal, "curtain": drawn, "racks": racks, "lesson, told": lesson(1),
    "lesson, a question": lesson(0), "looking back": looking_back, "records": door("records"),
    "settings": door("settings"), "laws": door("laws"), "practice": door("practice"), "lessons": door("lessons"),
    "companions": door("companions"), "statistics": door("statistics"), "a deal": door("deal"),
}


def state(window: MainWindow) -> list[Any]:
    """All that an answer would change: the records, what lies over the page, what is chosen, which page of a lesson."""
    page = window.table
    found: list[Any] = [page, len(window.store.sittings()), [type(laid.sheet) for laid in window.findChildren(Overlay)
                                                            if not laid.isHidden()], window.isFullScreen()]
    found.append([button.isChecked() for button in window.findChildren(QAbstractButton) if button.isCheckable()])
    if isinstance(page, TablePage):
        croupier, answering = page.host.croupier, page.host.answering
        found += [list(croupier.sitting.lines), list(answering.choice.chosen), answering.begun, answering.choice.armed,
                  croupier.advising, page.book.folded, page.slips.slip, page.host.viewer, page.settings["sort by"]]
    if isinstance(page, LessonPage):
        found += [page.course.number, page.course.done]
    if page is not None and window.past.page is not None:
        found.append(window.past.page.isVisible())
    return found


@pytest.mark.parametrize("room", sampled(list(ROOMS), 7))
def test_a_held_key_does_nothing(window: MainWindow, room: str) -> None:
    """As it is when a key went down in another room, and is still down in this."""
    ROOMS[room](window)
    before = state(window)
    for name in every_key():
        if name in GOING:
            continue
        handle: QObject = window_of(window)
        focus: QWidget = QApplication.focusWidget() or window
        for to in (handle, focus):               # as the window system sends it, and as it may come otherwise
            press(to, name, repeat=True, up=True)
            press(to, name, repeat=True)
        assert state(window) == before, name
