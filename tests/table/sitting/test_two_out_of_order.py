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
from cardtable.table.sheets.who import WhoSheet
from cardtable.table.sitting.page import TablePage
from cardtable.table.widgets.folio import Confirmation
from cardtable.table.widgets.overlay import Sheet
from cardtable.table.wording.keys import ACCUSE, CLAIM, code_of
from tests.attacks.careless import codes, decisions
from tests.games.ecarte.moments import HANDS, TWO, Writer
from tests.suite import Form
from tests.table.seating import Seat
from tests.table.twins import hold, key_of, let_go
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
    assert set(found.seats) == ({1 - accuser} if held else {ELEANOR, HENRY})
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


def playing(seat: Seat, *moves: str) -> TablePage:
    """Both hands lie in racks, and the play has begun; Eleanor leads."""
    writer = Writer({"laws": "strict"}, TWO).cut("9H", "KD").deal("7C 8C 9C TC 7D", "KS QS JS AS KD", "9S")
    page = seat(writer.do("0 stand", *moves).moment(), settings={"two at one screen": "racks", "forced cards": "off"})
    until(lambda: page.host.idle and not page.host.teller.busy)
    return page


def entry(page: TablePage, text: str) -> QAbstractButton:
    """The line of the menu."""
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    menu = sheet(page)
    assert isinstance(menu, MenuSheet)
    return menu.buttons[next(n for n, one in enumerate(menu.entries) if one.text == text)]


@BY
@pytest.mark.parametrize("who", [ELEANOR, HENRY])
def test_who_gives_the_game_up_is_asked_where_both_hands_are_down(seat: Seat, by: str, who: int) -> None:
    """Not always whoever is to move; and who has been named is asked again whether that is meant."""
    page = playing(seat)
    press(page, entry(page, "Resign the game"), by)
    asked = sheet(page)
    assert isinstance(asked, WhoSheet)
    assert [line.text() for line in asked.lines] == ["Eleanor", "Henry"]
    press(page, asked.lines[who], by)
    question = sheet(page)
    assert isinstance(question, Confirmation)
    press(page, question.yes, by)
    until(lambda: made(page) == (who, "resign"))


def test_who_claims_the_rest_is_asked(seat: Seat) -> None:
    """By the key, too, which may be thought better of."""
    page = playing(seat, "0 play 7C", "1 play JS")
    QTest.keyClick(page.view, Qt.Key(code_of(CLAIM.name)))
    asked = sheet(page)
    assert isinstance(asked, WhoSheet)
    QTest.keyClick(asked, Qt.Key.Key_Escape)
    assert (sheet(page), made(page)) == (None, (HENRY, "play JS"))
    QTest.qWait(GUARD)
    QTest.keyClick(page.view, Qt.Key(code_of(CLAIM.name)))
    asked = sheet(page)
    assert isinstance(asked, WhoSheet)
    QTest.mouseClick(asked.lines[1], Qt.MouseButton.LeftButton)
    until(lambda: made(page) == (HENRY, "claim"))


def test_who_holds_up_his_hand_speaks_for_himself(seat: Seat) -> None:
    """Henry, while Eleanor is to lead."""
    page = playing(seat)
    hold(page, HENRY)
    until(lambda: page.host.chair.lifted)
    assert page.host.decisions.sayers("resign") == [HENRY]


@pytest.mark.parametrize("who", [ELEANOR, HENRY])
def test_a_hand_held_up_stays_so_while_its_owner_accuses(seat: Seat, who: int) -> None:
    """He may count his cards; the key that he holds writes nothing on the sheet, and when it goes up they are down."""
    page = sits(seat, "0 cut", "1 deal-numbers 6-6", "1 turn-trump", "0 take-up-hand", "1 take-up-hand")
    hold(page, who)
    until(lambda: page.host.chair.lifted)
    cards = [item for item in page.view.hand() if item.card is not BACK]
    assert len(cards) == 6
    QTest.keyClick(page.view, Qt.Key(code_of(ACCUSE.name)))
    found = sheet(page)
    assert isinstance(found, AccuseSheet)
    article = found.article
    for _ in range(3):                           # it repeats itself
        QTest.keyPress(page.window().focusWidget() or page.view, key_of(page, who))
    found.faults.setFocus()
    QTest.keyPress(found.faults, key_of(page, who))
    assert (page.host.chair.lifted, found.article) == (True, article)
    assert all(item.card is not BACK for item in cards)
    let_go(page, who)
    assert not page.host.chair.lifted
    assert all(item.card is BACK for item in cards)
    assert sheet(page) is found, "the sheet lies there yet"


def test_any_other_sheet_lowers_it(seat: Seat) -> None:
    page = sits(seat, "0 cut", "1 deal", "1 turn-trump", "0 take-up-hand", "1 take-up-hand")
    hold(page, ELEANOR)
    until(lambda: page.host.chair.lifted)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert not page.host.chair.lifted
