"""Which cards make a meld is the player's to choose, at the table too: by clicks, by keys, or by leaving it be."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt

from cardtable.cards import card, cards
from cardtable.rules.moves import Move
from cardtable.table.asking.calls import CHOOSE_FIRST
from cardtable.table.items import CardItem
from cardtable.table.sheets.compare import CompareSheet
from cardtable.table.sitting.page import TablePage
from tests.games.cribbage.moments import MOMENTS as CRIBBAGE
from tests.games.piquet.moments import MOMENTS as PIQUET
from tests.games.rubicon_bezique.moments import MOMENTS
from tests.table.playing import Keys, Mouse, grip
from tests.table.seating import Seat
from tools.waiting import until

BEST, OTHER = cards("KC4 QC4"), cards("KC4 QC3")         # QC4 is on the table, and has been married; QC3 in the hand
MARRIAGE = "Marriage in clubs, 40"


@pytest.fixture
def page(seat: Seat) -> TablePage:
    found = seat(MOMENTS["various"](), pace=1e6)
    until(lambda: not found.host.teller.busy and bool(found.host.answering.prompts))
    return found


def token(page: TablePage, text: str = MARRIAGE) -> int:
    return [one.text for one in page.scene.tokens].index(text)


def ringed(page: TablePage) -> set[object]:
    return {item.card for item in page.scene.lying.all() if item.meant}


def done(page: TablePage) -> str:
    return page.host.croupier.sitting.lines[-1]


def item(page: TablePage, text: str) -> CardItem:
    found = page.scene.lying.find(card(text))
    assert found is not None
    return found


def test_each_meld_has_one_token_which_takes_the_best_cards(page: TablePage) -> None:
    texts = [one.text for one in page.scene.tokens]
    assert len(texts) == len(set(texts))
    assert [one.meaning == CHOOSE_FIRST for one in page.scene.tokens] == [
        one.text in (MARRIAGE, "Announce marriage in clubs") for one in page.scene.tokens]
    Mouse(page, Random(1)).press(token(page))
    assert done(page) == "0 declare marriage KC4 QC4"


def test_a_card_clicked_first_is_taken_instead_and_ringed(page: TablePage) -> None:
    mouse = Mouse(page, Random(1))
    mouse.click(grip(item(page, "QC3")))
    assert page.host.answering.choice.chosen == [card("QC3")]
    assert item(page, "QC3").selected
    page.scene.tokens[token(page)].touched.emit(True)
    assert ringed(page) == set(OTHER)
    mouse.press(token(page))
    assert done(page) == "0 declare marriage KC4 QC3"


def test_a_second_click_puts_it_back(page: TablePage) -> None:
    mouse = Mouse(page, Random(1))
    for _ in range(2):
        mouse.click(grip(item(page, "QC3")))
    assert not page.host.answering.choice.chosen
    page.scene.tokens[token(page)].touched.emit(True)
    assert ringed(page) == set(BEST)
    mouse.press(token(page))
    assert done(page) == "0 declare marriage KC4 QC4"


def test_it_is_chosen_by_keys_on_the_table_too(page: TablePage) -> None:
    keys = Keys(page, Random(1))
    keys.go_to(lambda one: one.card is card("QC3"))
    keys.key(Qt.Key.Key_Up)
    assert page.host.answering.choice.chosen == [card("QC3")]
    keys.key(Qt.Key.Key_Down)
    assert not page.host.answering.choice.chosen
    assert item(page, "QC4").focusPolicy() != Qt.FocusPolicy.NoFocus, "it lies on the table, and may be chosen"
    item(page, "QC4").setFocus()
    keys.key(Qt.Key.Key_Return)
    assert page.host.answering.choice.chosen == [card("QC4")]
    keys.key(Qt.Key(Qt.Key.Key_1 + token(page)))
    assert done(page) == "0 declare marriage KC4 QC4"


def test_a_card_that_decides_nothing_is_not_taken_up(page: TablePage) -> None:
    mouse = Mouse(page, Random(1))
    for text in ("KC4", "JC1"):
        mouse.click(grip(item(page, text)))
    assert not page.host.answering.choice.chosen


def test_a_token_taken_away_under_the_pointer_means_nothing(page: TablePage) -> None:
    one = page.scene.tokens[-1]
    page.host.answering.row.calls = []
    one.touched.emit(True)
    assert not ringed(page)


def test_what_is_compared_has_the_choice_one_has_a_mind_to_and_leaves_it_chosen(seat: Seat) -> None:
    page = seat(PIQUET["exchange"](), pace=1e6)
    until(lambda: not page.host.teller.busy and bool(page.host.answering.prompts))
    thrown = cards("9S AH JD JC 7C")                             # what nobody would throw
    for one in thrown:
        Mouse(page, Random(1)).click(grip(item(page, one.text)))
    page.actions_.do("A")
    over = page.actions_.open
    assert over is not None
    sheet = over.sheet
    assert isinstance(sheet, CompareSheet)
    until(lambda: sheet.found is not None, 60)
    assert sheet.found is not None
    own = sheet.found.row(Move(("discard", *sorted(thrown))))
    assert own is not None
    assert sheet.ranked.lines[sheet.ranked.currentRow()].whose == "yours"
    sheet.done.emit()
    until(lambda: page.actions_.open is None and bool(page.host.answering.choice.chosen))
    assert sorted(page.host.answering.choice.chosen) == sorted(thrown)


def test_return_after_clicks_takes_the_cards_chosen_and_space_puts_back(seat: Seat) -> None:
    page = seat(PIQUET["exchange"](), pace=1e6)
    until(lambda: not page.host.teller.busy and bool(page.host.answering.prompts))
    mouse, keys = Mouse(page, Random(1)), Keys(page, Random(1))
    for text in ("9S", "7S"):
        mouse.click(grip(item(page, text)))
    keys.key(Qt.Key.Key_Space)
    assert page.host.answering.choice.chosen == [card("9S")]
    mouse.click(grip(item(page, "7S")))
    keys.key(Qt.Key.Key_Return)
    assert done(page) == "0 discard 7S 9S"


def test_a_card_too_many_is_told(seat: Seat) -> None:
    page = seat(PIQUET["exchange"](), pace=1e6)
    until(lambda: not page.host.teller.busy and bool(page.host.answering.prompts))
    mouse = Mouse(page, Random(1))
    for text in ("9S", "7S", "9H", "8H", "7C", "AH"):            # elder hand may take five
        mouse.click(grip(item(page, text)))
    assert len(page.host.answering.choice.chosen) == 5
    assert page.scene.question.text == "Five at most: put one back first."
    mouse.click(grip(item(page, "9S")))
    assert "at most" not in page.scene.question.text


def test_where_one_is_wanted_another_takes_its_place(seat: Seat) -> None:
    page = seat(CRIBBAGE["lay-out-4"](), pace=1e6)
    until(lambda: not page.host.teller.busy and bool(page.host.answering.prompts))
    mouse, choice = Mouse(page, Random(1)), page.host.answering.choice
    one, other = choice.able[:2]
    for some in (one, other):
        mouse.click(grip(item(page, some.text)))
        assert choice.chosen == [some]
    mouse.click(grip(item(page, other.text)))
    assert not choice.chosen


def test_return_does_what_the_ring_shows_after_a_click_that_was_refused(seat: Seat) -> None:
    """Not what a token says, while the ring is seen on a card too many."""
    page = seat(PIQUET["exchange"](), pace=1e6)
    until(lambda: not page.host.teller.busy and bool(page.host.answering.prompts))
    mouse, keys = Mouse(page, Random(1)), Keys(page, Random(1))
    for text in ("9S", "7S", "9H", "8H", "7C"):
        mouse.click(grip(item(page, text)))
    keys.go_to(lambda one: one.card is card("AH"))
    assert page.scene.ring.about is item(page, "AH")
    mouse.click(grip(item(page, "AH")))
    before = len(page.host.croupier.played())
    keys.key(Qt.Key.Key_Return)
    assert len(page.host.croupier.played()) == before
    assert len(page.host.answering.choice.chosen) == 5


def test_return_takes_the_amount_that_was_set_by_a_click(seat: Seat) -> None:
    """The red token says so, though the ring stands on the sign."""
    page = seat(CRIBBAGE["count-own"](), pace=1e6)
    until(lambda: not page.host.teller.busy and page.host.answering.setting.amount is not None)
    keys, mouse, row = Keys(page, Random(1)), Mouse(page, Random(1)), page.host.answering.row
    page.scene.tokens[row.at("more")].setFocus(Qt.FocusReason.TabFocusReason)
    mouse.press(row.at("more"))
    number = page.host.answering.setting.number
    keys.key(Qt.Key.Key_Return)
    assert done(page).endswith(f"count {number}")


def test_return_says_the_amount_that_was_advised(seat: Seat) -> None:
    """One was advised at Poker, the ring stood on the token of five, and Return staked five."""
    page = seat(CRIBBAGE["count-own"](), pace=1e6)
    until(lambda: not page.host.teller.busy and page.host.answering.setting.amount is not None)
    keys, row = Keys(page, Random(1)), page.host.answering.row
    keys.key(Qt.Key.Key_7)
    page.scene.tokens[row.at("more")].setFocus(Qt.FocusReason.TabFocusReason)
    keys.key(Qt.Key.Key_H)
    until(lambda: page.keyboard.stops.counsel is not None)
    advised = page.keyboard.stops.counsel
    assert advised is not None
    assert advised[0] == "count"
    assert advised[1] != 7
    keys.key(Qt.Key.Key_Return)
    assert done(page).endswith(f"count {advised[1]}")


def test_the_sign_of_return_lies_on_what_it_presses(seat: Seat) -> None:
    """It lay on "Count 1" while Return counted on."""
    page = seat(CRIBBAGE["count-own"](), pace=1e6)
    until(lambda: not page.host.teller.busy and page.host.answering.setting.amount is not None)
    keys, row, tokens = Keys(page, Random(1)), page.host.answering.row, page.scene.tokens
    tokens[row.at("more")].setFocus(Qt.FocusReason.TabFocusReason)
    for number in (1, 2):
        keys.key(Qt.Key.Key_Return)
        assert page.host.answering.setting.number == number
        assert tokens[row.at("amount")].worn == ""
    keys.key(Qt.Key.Key_9)
    assert tokens[row.at("amount")].worn == "↵"
    keys.key(Qt.Key.Key_Return)
    assert done(page).endswith("count 9")
