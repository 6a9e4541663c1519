"""The ways to looking back and on from it: the records open and print a game, Practice sets what was kept."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.games import game
from cardtable.rules.sitting import Sitting
from cardtable.table.app.window import MainWindow
from cardtable.table.lookback.page import KEEP, LookBack
from cardtable.table.sheets.menu import MenuSheet
from cardtable.table.sheets.practice import Practice
from cardtable.table.sheets.records import RecordsSheet
from cardtable.table.sitting.page import TablePage
from tests.players.test_review import played
from tests.table.lookback.conftest import LookAt, judged, keep, to_the_end
from tests.table.playing import settled
from tools.waiting import spin, until


def records(window: MainWindow) -> RecordsSheet:
    """The sheet, with a game that is finished and one that is not."""
    begun = played("ecarte", 3, 1)
    number = window.store.begin(begun.record().to_dict() | {"players": [{"name": "Anna"}, {"name": "Ben"}]})
    window.store.add_many(number, begun.lines).result()
    keep(window.store, to_the_end(Sitting(game("cribbage"), {}), 5))
    window.open_door("records")
    sheet = window.findChildren(RecordsSheet)[-1]
    rows = {saved.finished: row for row, saved in enumerate(sheet._shown)}
    assert set(rows) == {True, False}
    sheet.list.setCurrentRow(rows[False])
    assert not sheet.open.isEnabled()
    assert not sheet.print.isEnabled()
    sheet.list.setCurrentRow(rows[True])
    return sheet


def test_a_finished_game_opens_from_the_records_and_they_are_come_back_to(window: MainWindow) -> None:
    sheet = records(window)
    QTest.mouseClick(sheet.open, Qt.MouseButton.LeftButton)
    page = window.past.page
    assert isinstance(page, LookBack)
    assert page.game.name == "cribbage"
    assert page.playhead.deal == page.playhead.deals[0]
    assert page.isVisible()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    spin(10)
    assert window.past.page is None
    assert sheet.isVisible()


def test_return_opens_it_as_well(window: MainWindow) -> None:
    sheet = records(window)
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    assert window.past.page is not None


def test_a_finished_game_is_printed_from_the_records(window: MainWindow) -> None:
    sheet = records(window)
    QTest.mouseClick(sheet.print, Qt.MouseButton.LeftButton)
    spin(5)
    menu, = window.findChildren(MenuSheet)
    assert [entry.text for entry in menu.entries][:2] == ["Print", "Save as PDF"]
    assert menu.isVisible()


def practice(window: MainWindow, look_at: LookAt) -> Practice:
    """What was kept of a game just looked back on, set in Practice."""
    page = look_at(played_out())
    judged(page)
    page.book.leaf.card.buttons[KEEP].click()
    page.close_page()
    spin(5)
    window.open_door("practice")
    sheet = window.findChildren(Practice)[-1]
    sheet.games.setCurrentIndex(sheet.games.findData("cribbage/own"))
    assert not sheet.at_table.isVisible()
    sheet.go_on.click()
    assert sheet.problem is not None
    return sheet


def played_out() -> Sitting:
    return to_the_end(Sitting(game("cribbage"), {}), 5)


def test_a_kept_choice_is_played_at_the_table(window: MainWindow, look_at: LookAt) -> None:
    sheet = practice(window, look_at)
    assert len(sheet.hand.cards) == 6
    kept, = window.store.kept_choices()
    QTest.mouseClick(sheet.at_table, Qt.MouseButton.LeftButton)
    until(lambda: isinstance(window.table, TablePage))
    table = window.table
    assert isinstance(table, TablePage)
    assert table.host.croupier.practice
    assert len(table.host.croupier.played()) == kept.move
    settled(table)
    assert table.host.answering.turn
    assert window.store.kept_choices() == [kept]


def test_a_kept_choice_is_forgotten(window: MainWindow, look_at: LookAt) -> None:
    sheet = practice(window, look_at)
    QTest.mouseClick(sheet.away, Qt.MouseButton.LeftButton)
    assert window.store.kept_choices() == []
    assert sheet.games.findData("cribbage/own") == -1
    assert not sheet.away.isVisible()
    assert sheet.go_on.isVisible()
