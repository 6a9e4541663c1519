"""A right that says who, what and where: on a sheet, by mouse and by keys; and computer players use theirs."""
from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

import cardtable.games
from cardtable.croupier.people import COMPUTER
from cardtable.games import game
from cardtable.players import think
from cardtable.players.thought import Thought
from cardtable.rules.deal import Deal
from cardtable.rules.moves import Choice, Choices, Move, One
from cardtable.rules.sitting import Sitting
from cardtable.rules.view import View
from cardtable.table.forms.setup import at_once
from cardtable.table.sheets.claim import ClaimSheet
from cardtable.table.sheets.menu import MenuSheet
from cardtable.table.sitting.page import TablePage
from tests.croupier.desk import Desk
from tests.games.pope_joan import moments as pope_joan
from tests.rules.open_toy import GAME, Evening, Staking
from tests.table import pressed as keyboard
from tests.table import toys
from tests.table.playing import Mouse, settled
from tests.table.seating import Seat
from tools.waiting import spin, until

Key = Qt.Key


@pytest.fixture
def page(seat: Seat, monkeypatch: pytest.MonkeyPatch) -> TablePage:
    """The toy at which faults may be claimed at any time."""
    assert toys.__file__ is not None
    monkeypatch.setattr(cardtable.games, "__path__", [*cardtable.games.__path__, str(Path(toys.__file__).parent)])
    monkeypatch.setattr(cardtable.games, "NAMES", (*cardtable.games.NAMES, "walks"))
    page = seat(at_once(cardtable.games.game("walks"), {"form": "claims"}, level="novice", seed=1))
    settled(page)
    return page


def claims(page: TablePage) -> list[str]:
    return [str(move) for _, move in page.host.croupier.played() if move.verb == "claim-fault"]


def opened(page: TablePage) -> ClaimSheet:
    """The sheet, from the menu."""
    page.actions_.menu()
    assert page.actions_.open is not None
    menu = page.actions_.open.sheet
    assert isinstance(menu, MenuSheet)
    number = next(n for n, entry in enumerate(menu.entries) if entry.text == "Claim fault")
    QTest.mouseClick(menu.buttons[number], Qt.MouseButton.LeftButton)
    assert page.actions_.open is not None
    sheet = page.actions_.open.sheet
    assert isinstance(sheet, ClaimSheet)
    return sheet


def press(sheet: ClaimSheet, text: str) -> None:
    """The button of these words."""
    QTest.mouseClick(next(button for button in sheet.choices if button.text() == text), Qt.MouseButton.LeftButton)


def test_one_entry_of_the_menu_leads_to_all_its_fields(page: TablePage) -> None:
    assert page.host.decisions.rights().count("claim-fault") == 1
    sheet = opened(page)
    assert [(button.text(), button.accessibleName()) for button in sheet.choices] == [
        ("1", "Claim fault 1"), ("2", "Claim fault 2")]
    press(sheet, "2")
    assert [button.text() for button in sheet.choices] == [str(n) for n in range(1, 14)]
    spin(20)
    assert sheet.so_far.text() == "Claim fault 2"
    assert sheet.roll.verticalScrollBar().maximum() == 0             # there is room for all
    press(sheet, "7")
    press(sheet, "b2")
    settled(page)
    assert claims(page) == ["claim-fault 2 7 b2"]
    assert page.actions_.open is None


def test_a_step_is_taken_back_and_the_sheet_left(page: TablePage) -> None:
    sheet = opened(page)
    assert not sheet.back.isEnabled()
    press(sheet, "2")
    QTest.keyClick(sheet, Key.Key_Backspace)
    assert len(sheet.choices) == 2
    press(sheet, "1")
    QTest.mouseClick(sheet.back, Qt.MouseButton.LeftButton)
    press(sheet, "1")
    press(sheet, "3")
    settled(page)
    assert claims(page) == ["claim-fault 1 3"]
    sheet = opened(page)
    QTest.keyClick(sheet, Key.Key_Escape)
    assert claims(page) == ["claim-fault 1 3"]


def test_by_keys_alone(page: TablePage) -> None:
    sheet = opened(page)
    for _ in range(2):
        focused = page.window().focusWidget()
        assert focused is sheet.choices[0]
        QTest.keyClick(focused, Key.Key_Space)
    settled(page)
    assert claims(page) == ["claim-fault 1 1"]


class Claiming(Staking):
    """All stake, and may say of another that he has staked too much."""

    def may(self) -> tuple[int, ...]:
        return ()

    def rights(self, seat: int) -> Choices:
        return (*super().rights(seat), Choice("accuse", One(tuple([s for s in range(3) if s != seat]))))

    def do_accuse(self, seat: int, whom: int) -> None:
        self.say(seat, "accuse", whom)


class ClaimingEvening(Evening):
    def first(self) -> Deal:
        return Claiming()


def test_computer_players_are_asked_for_theirs_though_nothing_offers_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[int] = set()

    def aside(view: View, seat: int, rng: Random) -> Thought | None:
        assert view.may_claim(seat)
        asked.add(seat)
        return Thought(seat, Move(("accuse", 0)), "He staked too much.") if seat == 2 else None

    monkeypatch.setattr(think, "asides", lambda game, level: aside)
    monkeypatch.setattr("cardtable.croupier.pondering.asides", lambda game, level: aside)
    game = replace(GAME, start=lambda options, seats: ClaimingEvening(options))
    people = [{"name": "Ann"}, *[{"name": name, "kind": COMPUTER, "level": "novice"} for name in ("Ben", "Cora")]]
    desk = Desk(sitting=Sitting(game, {}, people))
    desk.croupier.go_on()
    desk.until(lambda: any(step.move[0] == "accuse" for step in desk.croupier.steps))
    accused = next(step for step in desk.croupier.steps if step.move[0] == "accuse")
    assert (accused.seat, accused.why) == (2, "He staked too much.")
    assert asked == {1, 2}
    desk.croupier.close()


def test_who_has_no_such_right_is_not_asked_and_may_not_speak() -> None:
    sitting = Sitting(GAME, {})
    view = sitting.view(1)
    assert not view.may_claim(1)
    assert not view.may_claim(0)


@pytest.mark.parametrize("moment", ["dealt-3", "lead-5"])
def test_its_key_says_that_nothing_can_be_claimed(seat: Seat, moment: str) -> None:
    """At a game that knows no claims, whatever is asked."""
    found = seat(pope_joan.MOMENTS[moment](), pace=1e6)
    settled(found)
    keyboard.press(found, "C")
    assert found.actions_.open is None
    assert "claim" not in found.host.decisions.rights()
    assert narrated(found).startswith("Nothing can be claimed")


def narrated(page: TablePage) -> str:
    """The last line of the talk."""
    return str(getattr(page.book.talk.entries[-1], "text", ""))


@pytest.mark.parametrize("form", ["double-dummy", "dummy", "whist"])
def test_its_key_says_so_where_another_is_to_play(seat: Seat, form: str) -> None:
    """With a card on the table that an adversary is to answer; and when one's own turn has come it is looked into."""
    page = seat(at_once(game("whist"), {"form": form}, seed=5), pace=1e6)
    person = Mouse(page, Random(3))
    for _ in range(40):
        until(lambda: not page.host.teller.busy)
        deal = page.host.croupier.sitting.match.deal()
        if deal.phase == "play" and "claim" not in page.host.decisions.rights() and not page.host.teller.busy:
            break
        person.act()
    else:
        raise AssertionError("nobody else ever thinks")
    QTest.keyClick(page.view, Key.Key_C)
    assert narrated(page).startswith("Nothing can be claimed just now: where the laws"), narrated(page)
