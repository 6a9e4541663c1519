"""What a person can do while others think, and what he is told when the end of a game cannot be written."""
from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.croupier import thinkers
from cardtable.store import Store
from cardtable.table.pressing.gate import GUARD
from cardtable.table.sheets.menu import Entry
from cardtable.table.sitting.page import TablePage
from tests.games.ecarte.moments import again, king, over
from tests.table.playing import settled
from tests.table.seating import Seat
from tools.waiting import spin, until


@pytest.fixture
def hung(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Masters hang until the test is over; who was asked."""
    gate, asked, think = threading.Event(), list[str](), thinkers.think

    def stubborn(view: object, level: str, *rest: object) -> object:
        asked.append(level)
        if level == "master":
            gate.wait(60)
        return think(view, level, *rest)         # type: ignore[arg-type]

    monkeypatch.setattr(thinkers, "think", stubborn)
    yield asked
    gate.set()


def entry(page: TablePage, text: str) -> Entry | None:
    """This entry of the menu, which is put away again."""
    page.actions_.do("Esc")
    found = next((one for one in page.actions_.open.sheet.entries if one.text == text), None)
    page.actions_.open.put_away()
    return found


def test_escape_puts_back_a_book_that_has_slid_out_before_it_opens_the_menu(seat: Seat) -> None:
    page = seat(king().moment(), size=(1024, 700))
    settled(page)
    page.book.slide_time = 0
    page.book.open_tab("laws")
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert not page.book.seen
    assert page.actions_.open is None
    page.book.open_tab("laws")
    page.header.pressed.emit("Esc")                      # the pill means the menu
    assert page.actions_.open is not None
    page.actions_.open.put_away()
    page.book.close_page()
    QTest.qWait(GUARD + 20)                              # the same key, sooner, would mean what lay there before
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    menu = page.actions_.open
    assert menu is not None
    QTest.keyClick(QApplication.focusWidget() or menu.sheet, Qt.Key.Key_Return)
    assert page.actions_.open is None, "Return goes on"


def test_the_ring_goes_with_a_token_that_is_laid_anew(seat: Seat) -> None:
    page = seat(again().moment(), size=(1440, 900))
    settled(page)
    token = page.scene.tokens[0]
    token.setFocus(Qt.FocusReason.TabFocusReason)
    assert page.scene.ring.about is token
    before = token.pos()
    page.resize(1024, 700)
    until(lambda: token.pos() != before)
    settled(page)
    assert page.scene.ring.pos() == token.pos()
    assert page.scene.ring.size() == token.size()


def test_the_menu_offers_a_simpler_answer_when_somebody_thinks_long(seat: Seat, hung: list[str],
                                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardtable.croupier.consideration.LONG", .05)
    moment = king().moment()
    players = [moment.players[0], {**moment.players[1], "level": "master"}]
    page = seat(moment.__class__(moment.game, moment.options, players, moment.lines))
    until(lambda: page.host.croupier.considering or bool(page.host.answering.prompts))
    assert page.host.croupier.considering, "the person is asked first at this moment"
    until(lambda: page.host.croupier.pondering)
    assert any("thinks long" in getattr(one, "text", "") for one in page.book.talk.entries)
    simpler = entry(page, "Ask for a simpler answer")
    assert simpler is not None
    simpler.act()
    settled(page)
    assert hung[:2] == ["master", "club"]
    assert entry(page, "Ask for a simpler answer") is None


def test_one_hint_is_asked_for_at_a_time_and_can_be_called_off(seat: Seat, hung: list[str]) -> None:
    page = seat(again().moment())
    settled(page)
    before = len(page.book.talk.entries)
    for _ in range(5):
        page.actions_.do("H")
    assert len(page.book.talk.entries) == before, "the page of advice says that a master is asked"
    assert page.book.tab == "advice"
    off = entry(page, "Do without the hint")
    assert off is not None
    off.act()
    assert not page.host.croupier.advising
    assert page.book.tab == "talk"
    assert entry(page, "Hint") is not None
    spin(50)
    assert hung.count("master") <= 1
    assert page.book.advice.counsel is None


def test_a_result_that_cannot_be_written_is_told(seat: Seat, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    moment = over().moment()
    page = seat(moment.__class__(moment.game, moment.options, moment.players, moment.lines[:-1]))

    @contextmanager
    def full() -> Iterator[None]:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error
        yield

    with monkeypatch.context() as disk:
        disk.setattr(store._writer, "_transaction", full)
        until(lambda: page.host.croupier.sitting.over and page.host.idle)
        spin(30)
        assert any("the disk is full" in getattr(one, "text", "") for one in page.book.talk.entries)
    page.close_table()
    assert len(store.results()) == 1
