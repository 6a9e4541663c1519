"""Who waits while others play has their deals passed over, by key and by menu, until there is something for him."""
from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.table.items.motion import SPEEDS
from cardtable.table.sheets.game_slip import GameSlip
from cardtable.table.sheets.menu import MenuSheet
from cardtable.table.sitting.page import TablePage
from cardtable.table.sitting.passing_over import WAITING
from tests.games.bridge.moments import MOMENTS, Rubber
from tests.table.seating import Seat
from tools.rubbers import WAITS
from tools.waiting import until

NEVER = 1e6
DEAL_ENDS = Rubber(*WAITS).as_they_come().turn("name NT", "may-i-lead", "yes").first(50).moment()
RUBBER = Rubber(*WAITS).to_its_end().moment()
RUBBER_ENDS = replace(RUBBER, lines=RUBBER.lines[:-3])


def menu(page: TablePage) -> MenuSheet:
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert page.actions_.open is not None
    sheet = page.actions_.open.sheet
    assert isinstance(sheet, MenuSheet)
    return sheet


def press(sheet: MenuSheet, words: str) -> None:
    button = next(button for button in sheet.buttons if button.text() == words)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())


def words(page: TablePage) -> list[str]:
    """What the menu offers, which is put away again."""
    sheet = menu(page)
    found = [entry.text for entry in sheet.entries if entry.able]
    press(sheet, "Go on")
    assert page.actions_.open is None
    return found


def test_a_key_passes_over_to_the_next_deal_and_the_menu_ends_it(seat: Seat) -> None:
    page = seat(DEAL_ENDS, pace=1, speed=1.6)
    croupier, over, motion = page.host.croupier, page.host.passing_over, page.stage.motion
    deal = croupier.sitting.match.deal()
    offered = words(page)
    assert "Pass it over" in offered
    assert not {"Take back", "Sort the hand"} & set(offered), "he has done nothing, and holds no cards"
    QTest.keyClick(page.view, Qt.Key.Key_O)
    assert over.going
    assert not motion.speed
    until(lambda: croupier.sitting.match.deal() is not deal and len(croupier.steps) > 65, 30)
    assert page.slips.slip is None, "no slip is laid between two deals that are passed over"
    sheet = menu(page)
    assert "Pass it over" not in [entry.text for entry in sheet.entries]
    press(sheet, "See the others play")
    assert not over.going
    assert motion.speed == 1.6
    assert croupier.pace == 1


def test_it_ends_with_the_rubber(seat: Seat) -> None:
    page = seat(RUBBER_ENDS, pace=1, speed=SPEEDS["usual"])
    QTest.keyClick(page.view, Qt.Key.Key_O)
    until(lambda: page.slips.slip is not None, 30)
    assert isinstance(page.slips.slip, GameSlip)
    assert not page.host.passing_over.going
    assert page.stage.motion.speed == 1


def test_who_plays_passes_nothing_over(seat: Seat) -> None:
    page = seat(MOMENTS["six"](), pace=NEVER)
    offered = words(page)
    assert "Pass it over" not in offered
    assert "Take back" in offered
    QTest.keyClick(page.view, Qt.Key.Key_O)
    assert not page.host.passing_over.going


def test_who_waits_is_told_once_how_it_is_passed_over(seat: Seat) -> None:
    page = seat(DEAL_ENDS, pace=0)
    until(lambda: page.slips.slip is not None, 30)
    assert page.book.talk.toPlainText().count(WAITING) == 1
