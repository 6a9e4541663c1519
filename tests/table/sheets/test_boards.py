"""Deals of other programs: opened, pasted, refused in a line, played at a table, and looked at with all cards seen."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from cardtable.pbn.reading import read, read_text
from cardtable.table.app.window import MainWindow
from cardtable.table.sheets.boards import BoardsSheet
from cardtable.table.sheets.open_cards import OpenCardsView
from cardtable.table.sheets.practice_deal import PracticeDealSheet
from cardtable.table.sheets.records import RecordsSheet
from cardtable.table.sitting.page import TablePage
from cardtable.tutor.travelled import travels
from tests.pbn.test_reading import DEAL
from tests.players.test_review import played
from tests.table.fitting import misfits
from tests.table.opened_window import opened_window
from tests.table.sheets.test_open_cards import click
from tools.waiting import spin, until

TWO = f'[Board "7"]\n{DEAL}\n\n[Board "8"]\n[Deal "E:AKQJ.T98.765.432 - T987.765.432.AKQ -"]\n\n[Board "9"]\n'


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    with opened_window(qtbot, motion="instant") as window:
        yield window


def sheet_of(window: MainWindow) -> BoardsSheet:
    """By way of a deal to practise."""
    window.open_door("deal")
    spin(40)
    click(window.findChildren(PracticeDealSheet)[-1].others)
    sheet, = window.findChildren(BoardsSheet)
    spin(10)
    return sheet


def key(key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)
    spin(5)


@pytest.mark.parametrize("name", travels())
def test_what_was_copied_is_dealt_at_a_table_by_keys(window: MainWindow, name: str) -> None:
    QApplication.clipboard().setText(TWO)
    sheet = sheet_of(window)
    key(Qt.Key.Key_Right)                                    # to the first thing there is, the file
    assert QApplication.focusWidget() is sheet.opening
    key(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is sheet.pasting
    key(Qt.Key.Key_Space)
    assert sheet.said.text() == (
        "Two deals from the clipboard. One other cannot be read; line 7: this game has no Deal tag, and so no cards; "
        "add one, or leave the game out.")
    assert [sheet.which.itemText(n) for n in range(2)] == [
        "Board 7: North deals", "Board 8: East deals; two hands told, the others are dealt by chance"]
    sheet.games.setCurrentIndex(sheet.games.findData(name))
    assert QApplication.focusWidget() is sheet.deal
    key(Qt.Key.Key_Return)
    table = window.table
    assert isinstance(table, TablePage)
    deal = table.host.croupier.sitting.match.deal()
    seat = deal.player.index(table.host.croupier.persons()[0])
    board = read_text(TWO).boards[0]
    assert tuple(sorted(deal.dealt_hand(seat))) == board.hands[2]        # type: ignore[attr-defined]
    assert (seat - deal.dealer) % 4 == 2
    assert table.host.croupier.ledger is None                # practice


def test_a_file_is_opened_and_one_that_is_none_refused_in_a_line(window: MainWindow, tmp_path: Path,
                                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = sheet_of(window)
    assert not sheet.deal.isEnabled()
    for data, told in ((b"\x89PNG\0", "this is no text: choose a file of deals in PBN"),
                       (b'[Deal "N:AKQ"]', "line 1: the Deal tag has 1 hands, not 4; write - for a hand that is "),
                       (b"", "there is no deal here: ")):
        file = tmp_path / "a.pbn"
        file.write_bytes(data)
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, file=file: (str(file), ""))
        click(sheet.opening)
        assert sheet.said.text().startswith(f"a.pbn: {told}")
        assert not sheet.deal.isEnabled()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "none.pbn"), ""))
    click(sheet.opening)
    assert sheet.said.text() == "none.pbn: No such file or directory"
    (tmp_path / "b.pbn").write_bytes(b"\xef\xbb\xbf" + TWO.replace("\n", "\r\n").encode())
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "b.pbn"), ""))
    click(sheet.opening)
    assert sheet.said.text().startswith("Two deals from b.pbn.")
    assert sheet.deal.isEnabled()
    until(lambda: misfits(sheet) == [])          # words that have become longer are laid out in the next turn


def test_any_deal_is_looked_at_with_all_cards_seen(window: MainWindow) -> None:
    QApplication.clipboard().setText(TWO)
    sheet = sheet_of(window)
    click(sheet.pasting)
    spin(20)
    sheet.games.setCurrentIndex(sheet.games.findData("auction_bridge"))
    click(sheet.double)
    view, = window.findChildren(OpenCardsView)
    until(lambda: bool(view.told), 60)
    assert view.told[0].text().startswith("Par is ")
    assert view.copying.isHidden()                           # it has just come from there
    key(Qt.Key.Key_Escape)
    sheet.which.setCurrentIndex(1)
    assert not sheet.double.isEnabled()                      # two hands are not told


def test_records_write_the_deals_that_have_ended(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
                                                 ) -> None:
    begun = played("bridge", 3, 1)
    players = [{"name": name, **({"kind": "computer", "level": "novice"} if n else {})}
               for n, name in enumerate(("Anna", "Ben", "Clara", "David"))]
    number = window.store.begin(begun.record().to_dict() | {"players": players})
    window.store.add_many(number, begun.lines).result()
    window.open_door("records")
    sheet = window.findChildren(RecordsSheet)[-1]
    sheet.list.setCurrentRow(0)
    asked: list[str] = []

    def named(*given: object) -> tuple[str, str]:
        asked.append(str(given[-1]))
        return str(tmp_path / "deals.pbn"), "Deals in PBN (*.pbn)"

    monkeypatch.setattr(QFileDialog, "getSaveFileName", named)
    click(sheet.export)
    assert "Deals in PBN (*.pbn)" in asked[0]
    assert sheet.said.text() == f"One deal written to {tmp_path / 'deals.pbn'}."
    board, = read((tmp_path / "deals.pbn").read_bytes()).boards
    assert sorted(board.players) == ["Anna", "Ben", "Clara", "David"]
