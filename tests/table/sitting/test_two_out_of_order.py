"""Two at one screen under strict laws: what is out of order is done, and claimed, while both hands lie in racks."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.cards import BACK
from cardtable.games.ecarte.rules.rules import PACK
from cardtable.table.asking.breaking import openly
from cardtable.table.cloth.sight import NOBODY
from cardtable.table.pressing.gate import GUARD
from cardtable.table.sheets.accident import AccidentSheet
from cardtable.table.sheets.accuse import AccuseSheet
from cardtable.table.sheets.claim import ClaimSheet
from cardtable.table.sheets.menu import MenuSheet
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets.overlay import Sheet
from cardtable.table.wording.keys import ACCUSE, code_of
from tests.attacks.careless import codes, decisions
from tests.games.ecarte.moments import HANDS, TWO, Writer
from tests.suite import Form
from tests.table.seating import Seat
from tests.table.twins import hold, let_go
from tools.waiting import until

MOVES = 80                       # of each code
BY = pytest.mark.parametrize("by", ["mouse", "keys"])
ELEANOR, HENRY = 0, 1            # who cuts, and who deals


def sits(seat: Seat, *moves: str) -> TablePage:
    """Two at one screen, the pack lying to be cut, or after such moves."""
    made = Writer(HANDS, TWO).cut("9H", "KD")
    made.do("* shuffle " + " ".join(map(str, Random(3).sample(PACK, len(PACK)))), *moves)
    page = seat(made.moment(), settings={"two at one screen": "racks", "forced cards": "off"})
    until(lambda: page.host.idle and not page.host.teller.busy)
    assert page.host.viewer == NOBODY
    return page


def sheet(page: TablePage) -> Sheet | None:
    return page.actions_.open.sheet if page.actions_.open is not None else None


def press(page: TablePage, button: QAbstractButton, by: str) -> None:
    """By the mouse; or by Tab, and Return."""
    if by == "mouse":
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return
    for _ in range(60):
        focused: QWidget | None = page.window().focusWidget()
        if focused is button:
            break
        QTest.keyClick(focused or page.view, Qt.Key.Key_Tab)
    assert page.window().focusWidget() is button
    QTest.qWait(GUARD)                           # Return that comes sooner again is a slip
    QTest.keyClick(button, Qt.Key.Key_Return)


def out_of_order(page: TablePage, by: str) -> dict[str, QAbstractButton]:
    """The lines of its sheet, by way of the menu."""
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    menu = sheet(page)
    assert isinstance(menu, MenuSheet)
    entry = next(n for n, one in enumerate(menu.entries) if one.text == "Do what is out of order")
    press(page, menu.buttons[entry], by)
    found = sheet(page)
    assert isinstance(found, AccidentSheet)
    return {line.text(): line for line in found.lines}


def made(page: TablePage) -> tuple[int, str]:
    step = page.host.croupier.steps[-1]
    return step.by, str(step.move)


@BY
def test_the_pack_is_cut_wrongly(seat: Seat, by: str) -> None:
    page = sits(seat)
    lines = out_of_order(page, by)
    press(page, lines["Eleanor: show a card in cutting"], by)
    until(lambda: made(page) == (ELEANOR, "cut-showing"))


@BY
def test_either_may_deal_wrongly(seat: Seat, by: str) -> None:
    """Each line says whose it is: the dealer's, and the deal of who is not to deal."""
    page = sits(seat, "0 cut")
    lines = out_of_order(page, by)
    assert {"Henry: deal the other’s pack", "Henry: deal a wrong number", "Eleanor: deal"} <= set(lines)
    press(page, lines["Henry: deal a wrong number"], by)
    which = sheet(page)
    assert isinstance(which, ClaimSheet)
    press(page, which.choices[0], by)
    until(lambda: made(page)[1].startswith("deal-numbers "))
    assert made(page)[0] == HENRY


@BY
def test_it_is_dealt_out_of_turn(seat: Seat, by: str) -> None:
    page = sits(seat, "0 cut")
    press(page, out_of_order(page, by)["Eleanor: deal"], by)
    until(lambda: made(page) == (ELEANOR, "deal"))


@BY
def test_a_card_is_shown_in_giving(seat: Seat, by: str) -> None:
    """Law 36: hands lie in their racks."""
    made_ = Writer(HANDS, TWO).cut("9H", "KD")
    made_.do("* shuffle " + " ".join(map(str, Random(3).sample(PACK, len(PACK)))), "0 cut", "1 deal", "1 turn-trump",
             "0 take-up-hand", "1 take-up-hand", "0 propose", "1 accept")
    thrown = made_.sitting.match.deal().zone[3][0]
    page = sits(seat, "0 cut", "1 deal", "1 turn-trump", "0 take-up-hand", "1 take-up-hand", "0 propose", "1 accept",
                f"0 discard {thrown}")
    press(page, out_of_order(page, by)["Henry: show a card in giving"], by)
    until(lambda: made(page) == (HENRY, "give-showing"))


@pytest.mark.parametrize("accuser", [ELEANOR, HENRY])
@pytest.mark.parametrize("held", [False, True], ids=["down", "held up"])
def test_either_accuses_the_other(seat: Seat, accuser: int, held: bool) -> None:
    """Who is named tells who says it: it is not always who is to move, whoever has just held up his hand."""
    page = sits(seat, "0 cut", "1 deal-numbers 6-5")
    if held:
        hold(page, accuser)
        until(lambda: page.host.chair.lifted)
    QTest.keyClick(page.view, Qt.Key(code_of(ACCUSE.name)))
    found = sheet(page)
    assert isinstance(found, AccuseSheet)
    assert set(found.seats) == {ELEANOR, HENRY}
    found.faults.setCurrentIndex(found.faults.findData(14))
    found.whom.choose(found.seats.index(1 - accuser))
    QTest.mouseClick(found.claim, Qt.MouseButton.LeftButton)
    if held:
        let_go(page, accuser)
    until(lambda: made(page)[1] == f"accuse 14 {1 - accuser}")
    assert made(page)[0] == accuser


@pytest.mark.parametrize("code", codes(), ids=str)
def test_what_is_offered_to_both_names_no_card_that_lies_hidden(code: Form) -> None:
    """At every strict table, and whatever is offered can be begun by who has it."""
    for sitting in decisions(code, "openly", MOVES):
        deal = sitting.match.deal()
        for at in range(deal.seats):
            shown = [move for one in openly(deal.view(NOBODY), at) for move in one]
            assert not any(BACK in move for move in shown)
