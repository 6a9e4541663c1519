"""Double dummy at a real table: by its key and by the mouse, stopped and gone on with, copied and written."""
from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from cardtable.cards import Cards
from cardtable.pbn.reading import read, read_text
from cardtable.players.double_dummy import DoubleDummy
from cardtable.table.sheets.menu import MenuSheet
from cardtable.table.sheets.open_cards import GO_ON, STOP, OpenCardsSheet, OpenCardsView
from cardtable.table.sitting.page import TablePage
from tests.games.bridge import moments as bridge
from tests.games.ecarte import moments as ecarte
from tests.games.whist import moments as whist
from tests.table.fitting import misfits
from tests.table.playing import settled
from tests.table.seating import Seat
from tools.screens import LOOKS, table
from tools.waiting import spin, until

LEFT = Qt.MouseButton.LeftButton


def type_(page: TablePage, key: Qt.Key) -> None:
    """A key, to whatever has the keyboard."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)
    spin(5)


def click(button: QWidget) -> None:
    """By the mouse, where it can be seen."""
    window = button.window()
    at = button.mapTo(window, button.rect().center())
    assert window.childAt(at) is button
    QTest.mouseClick(window.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, at)
    spin(5)


def view_of(page: TablePage) -> OpenCardsView:
    sheet, = page.findChildren(OpenCardsSheet)
    return sheet.view


def worked_out(view: OpenCardsView) -> DoubleDummy:
    until(lambda: view.found is not None and view.found.whole, 60)
    spin(20)
    assert view.found is not None
    return view.found


def hands(page: TablePage) -> set[Cards]:
    deal = page.host.croupier.steps[-1].deal
    return {tuple(sorted(deal.dealt_hand(seat))) for seat in range(4)}       # type: ignore[attr-defined]


def test_from_the_slip_by_its_key_stopped_by_the_mouse_and_gone_on_with(seat: Seat, monkeypatch: pytest.MonkeyPatch,
                                                                        tmp_path: Path) -> None:
    page = seat(bridge.MOMENTS["slip"]())
    until(lambda: page.slips.slip is not None)
    type_(page, Qt.Key.Key_D)
    view = view_of(page)
    assert view.stopping.text() == STOP
    click(view.stopping)
    assert view.found is not None
    assert not view.errands.busy
    done = view.found.done
    assert done < view.found.steps
    assert view.lead.text().startswith("Stopped: ")
    spin(60)
    assert view.found.done == done                           # nothing goes on behind it
    assert view.stopping.text() == GO_ON
    click(view.stopping)
    found = worked_out(view)
    assert view.stopping.isHidden()
    told = [label.text() for label in view.told]
    assert told[0].startswith("Par is 64 points to you and Miss Amory: hearts, declared by you, nine tricks.")
    assert told[1].startswith("It was played in hearts: nine tricks ")
    assert view.table.in_words().startswith("You: spades 4, clubs 5, diamonds 8, hearts 9, no trumps 8; ")
    assert len(found.tricks) == 20
    click(view.copying)
    board, = read_text(QApplication.clipboard().text()).boards
    assert set(board.hands) == hands(page)
    assert (board.contract, board.game) == ("1HX", "bridge")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "deal.pbn"), ""))
    click(view.writing)
    data = (tmp_path / "deal.pbn").read_bytes()
    assert read(data).boards == (board,)
    assert data.count(b"\r\n") == data.count(b"\n")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "nowhere" / "deal.pbn"), ""))
    click(view.writing)
    assert view.note.text().startswith("It cannot be written: ")
    type_(page, Qt.Key.Key_Escape)
    assert not page.findChildren(OpenCardsSheet)
    assert page.slips.slip is not None                       # it lies there as before, and has the keyboard
    type_(page, Qt.Key.Key_D)
    assert page.findChildren(OpenCardsSheet)


def test_from_the_menu_only_when_a_deal_has_ended(seat: Seat) -> None:
    page = seat(bridge.MOMENTS["declaring"]())
    settled(page)
    type_(page, Qt.Key.Key_D)
    assert not page.findChildren(OpenCardsSheet)
    page.actions_.menu()
    menu, = page.findChildren(MenuSheet)
    entry = next(button for button in menu.buttons if button.text() == "Double dummy")
    assert not entry.isEnabled()


def test_a_game_without_it_offers_none(seat: Seat) -> None:
    page = seat(ecarte.MOMENTS["slip"]())
    until(lambda: page.slips.slip is not None)
    assert page.slips.slip is not None
    assert "open cards" not in page.slips.slip.buttons
    type_(page, Qt.Key.Key_D)
    assert not page.findChildren(OpenCardsSheet)


def test_it_goes_with_its_page(seat: Seat) -> None:
    """Closed while it is being worked out: nothing is told any more."""
    page = seat(whist.MOMENTS["slip"]())
    until(lambda: page.slips.slip is not None)
    type_(page, Qt.Key.Key_D)
    view = view_of(page)
    found = view.found
    assert found is not None
    type_(page, Qt.Key.Key_Escape)
    assert found.cancel.is_set()
    assert not view.errands.busy


@pytest.mark.parametrize(("look", "size"), [("", (1093, 614)), ("large", (1440, 900))])
def test_all_of_it_is_shown_whole(qapp: object, look: str, size: tuple[int, int]) -> None:
    with table(bridge.MOMENTS["double-dummy"](), size, LOOKS[look]) as page:
        sheet, = page.findChildren(OpenCardsSheet)
        assert misfits(sheet) == []
        assert sheet.view.table.width() >= sheet.view.table.sizeHint().width()
        view = sheet.view
        click(view.copying)                                  # without scrolling
        assert view.note.text() == "The deal is on the clipboard, in PBN."
        assert view.note.visibleRegion().boundingRect() == view.note.rect()
