"""What the menu offers does something: what can do nothing just now cannot be pressed."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.games import game
from cardtable.rules.moves import Move
from cardtable.table.forms.setup import at_once
from cardtable.table.sheets.menu import MenuSheet
from cardtable.table.sitting.page import TablePage
from cardtable.table.wording import keys
from tests.games.bridge.moments import Rubber
from tests.games.ecarte.moments import MOMENTS, TWO, Writer
from tests.table.playing import settled
from tests.table.pressed import press, window_of
from tests.table.seating import Seat
from tests.table.sitting.test_passing_over import press as choose
from tools.waiting import until

NEVER = 1e6                  # a pace at which the adversary never answers


def menu(page: TablePage) -> MenuSheet:
    """It lies there, by a click."""
    QTest.mouseClick(page.header.pills[keys.MENU.name], Qt.MouseButton.LeftButton)
    assert page.actions_.open is not None
    sheet = page.actions_.open.sheet
    assert isinstance(sheet, MenuSheet)
    return sheet


def able(page: TablePage) -> dict[str, bool]:
    """What the menu lists, and whether it can be pressed; it lies there no more."""
    sheet = menu(page)
    found = {entry.text: button.isEnabled() for entry, button in zip(sheet.entries, sheet.buttons, strict=True)}
    choose(sheet, "Go on")
    assert page.actions_.open is None
    return found


def in_sight(page: TablePage) -> list[object]:
    """The own hand as it lies."""
    return [item.card for item in page.view.hand()]


def proposing() -> Writer:
    """Two share the screen; Henry is elder hand."""
    return Writer({}, TWO).cut("KD", "9H").deal("TH AH QS 9D 7C", "KH JS 8S 7D TC", "7H")


def test_where_no_hand_lies_in_sight_it_is_neither_sorted_nor_covered(seat: Seat) -> None:
    page = seat(proposing().moment(), settings={"two at one screen": "racks"})
    settled_two(page)
    for name in ("Sort the hand", "Cover the hands", "Hint"):
        assert not able(page)[name], name
    before = page.arrangement.by
    press(page.view, "S")
    assert page.arrangement.by == before, "a key that does nothing to be seen changes nothing for later"


def settled_two(page: TablePage) -> None:
    until(lambda: page.host.idle and page.host.chair.waited_for is not None)


def test_behind_no_curtain_a_hand_that_lies_open_can_be_covered(seat: Seat) -> None:
    page = seat(proposing().moment(), settings={"two at one screen": "curtain"})
    until(lambda: page.slips.curtain.slip is not None)
    assert not able(page)["Cover the hands"]
    slip = page.slips.curtain.slip
    assert slip is not None
    QTest.keyPress(slip.token, Qt.Key.Key_Space)
    until(lambda: page.slips.curtain.slip is None and page.slips.curtain.isHidden())
    QTest.keyRelease(page.view, Qt.Key.Key_Space)
    assert able(page)["Sort the hand"]
    choose(menu(page), "Cover the hands")
    until(lambda: page.slips.curtain.slip is not None)


def test_when_a_game_is_over_nothing_is_sorted_or_covered(seat: Seat) -> None:
    page = seat(at_once(game("poker"), {}, level="novice", seed=1))
    settled(page)
    assert able(page)["Sort the hand"]
    choose(menu(page), page.scene.talk.token(Move(("resign",))))
    QTest.keyClick(window_of(page), Qt.Key.Key_Y)
    until(lambda: page.slips.slip is not None)
    found = able(page)
    assert not found["Sort the hand"]
    assert not found.get("Cover the hands")


def test_each_press_of_sort_is_seen(seat: Seat) -> None:
    """A hand of five lay by suit as by rank, and the first press did nothing."""
    page = seat(Writer({}).cut("KD", "9H").deal("KS QS JH TD 9C", "KH JS 8S 7D TC", "7H").moment())
    settled(page)
    for _ in range(4):
        before = in_sight(page)
        press(page.view, "S")
        assert in_sight(page) != before
        assert sorted(map(str, in_sight(page))) == sorted(map(str, before))


def test_a_deal_given_up_before_it_was_played_is_not_laid_open(seat: Seat) -> None:
    page = seat(Rubber().as_they_come().moment())
    settled(page)
    assert not able(page)["Double dummy"]


def test_hint_can_be_pressed_only_by_who_is_to_answer(seat: Seat) -> None:
    """It was alive while others played, and while the end was told."""
    page = seat(MOMENTS["deal"](), pace=NEVER, speed=1)
    hint = page.header.pills[keys.HINT.name]
    until(lambda: not page.host.teller.busy and page.host.answering.turn)
    assert hint.isEnabled()
    press(page.view, "2")                        # I play
    assert page.host.teller.busy
    assert not hint.isEnabled()
