"""Cribbage at the real window: cards in play and cards turned, pegs after a resumption, hands counted by the person."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.cards import BACK, card
from cardtable.devices.pegboard.board import CribbageBoard
from cardtable.table.performing.bubbles import say
from cardtable.table.pressing import GUARD
from cardtable.table.sitting.page import TablePage
from tests.games.cribbage.moments import BY_HAND, MOMENTS, Game, lurch, many, run, shown, thirty_one
from tests.table.playing import Keys, Mouse, settled
from tests.table.pressed import press, window_of
from tests.table.seating import Seat
from tools.waiting import until

NEVER = 1e6                  # seconds before a companion answers
Key = Qt.Key


def board(page: TablePage) -> CribbageBoard:
    return next(device for device in page.scene.instruments if isinstance(device, CribbageBoard))


def to_count(seat: Seat) -> TablePage:
    """The person is to count six, seven, eight and knave with a five: nine."""
    page = seat(shown(counting="by hand").does("count 4").moment(), pace=NEVER)
    settled(page)
    return page


def test_cards_in_play_lie_in_one_row_in_the_order_of_play(seat: Seat) -> None:
    page = seat(run().moment(live=0), pace=NEVER)
    settled(page)
    seven, eight, nine = [page.scene.lying.find(card(text)) for text in ("7S", "8D", "9H")]
    assert seven.home.x < eight.home.x < nine.home.x
    assert seven.home.y == nine.home.y < eight.home.y, "each leans to who has played it"


def test_cards_of_a_finished_count_are_turned_before_their_owners(seat: Seat) -> None:
    page = seat(thirty_one().moment(), pace=NEVER)
    settled_down(page)
    lying, deal = page.scene.lying, page.host.sight.deal
    turned = [zone for zone, one in enumerate(deal.layout) if one.name == "turned" and lying.items[zone]]
    assert [len(deal.zone[zone]) for zone in turned] == [2, 2]
    assert all(item.card is BACK for zone in turned for item in lying.items[zone])
    own, other = [lying.items[zone][0].home.y for zone in turned]
    assert own > page.scene.cloth.center().y() > other


def settled_down(page: TablePage) -> None:
    """Nothing moves, whoever is waited for."""
    until(lambda: not page.host.teller.busy)


def test_both_pegs_of_a_side_come_back(seat: Seat) -> None:
    game = run()
    scored = [event for event in game.events if event.kind == "scored"]
    page = seat(game.moment(live=0), pace=NEVER)
    settled(page)
    device = board(page)
    for lane, side in zip(device.lanes, (0, 1), strict=True):
        marks = [event.points for event in scored if event.seat == side]
        assert (lane.marks[-1], lane.hinder) == (sum(marks), sum(marks) - marks[-1])
    assert device.readings() == tuple(page.host.sight.deal.score)


def test_a_hand_is_counted_by_typing(seat: Seat) -> None:
    page = to_count(seat)
    keys = Keys(page, Random(1))
    before = page.host.sight.deal.score[0]
    assert page.scene.tokens[page.host.answering.row.at("amount")].text == "Count --"
    keys.key(Key.Key_Return)
    assert page.host.answering.setting.amount is not None, "nothing was named, and nothing is taken for it"
    assert page.scene.question.text == "Type the figure, or set it with − and +."
    for key, number in ((Key.Key_1, 1), (Key.Key_2, 12), (Key.Key_9, 9), (Key.Key_Plus, 10), (Key.Key_Down, 9)):
        keys.key(key)
        assert page.host.answering.setting.number == number
    for key, text in ((Key.Key_1, "Count 1"), (Key.Key_2, "Count 12"), (Key.Key_Backspace, "Count 1"),
                      (Key.Key_Backspace, "Count --"), (Key.Key_9, "Count 9")):
        keys.key(key)
        assert page.scene.tokens[page.host.answering.row.at("amount")].text == text
    keys.key(Key.Key_Return)
    settled_down(page)
    assert page.host.croupier.sitting.match.deal().score[0] == before + 9


def test_return_straight_after_a_figure_counts(seat: Seat) -> None:
    """As typed in one breath: the token that had new words took nothing for a third of a second."""
    page = to_count(seat)
    keys, before = Keys(page, Random(1)), page.host.sight.deal.score[0]
    page.stage.guard = GUARD
    QTest.qWait(2 * GUARD)
    keys.key(Key.Key_9)
    keys.key(Key.Key_Return)
    settled_down(page)
    assert page.host.croupier.sitting.match.deal().score[0] == before + 9


def test_who_stands_on_a_sign_may_press_it(seat: Seat) -> None:
    """By Return or the space bar: two players who had built nothing took a Return that did nothing for a fault."""
    page = to_count(seat)
    keys = Keys(page, Random(1))
    keys.key(Key.Key_Right)
    assert page.keyboard.focused is page.scene.tokens[page.host.answering.row.at("amount") + 1]
    assert page.host.answering.setting.unset
    keys.key(Key.Key_Return)
    keys.key(Key.Key_Space)
    assert page.host.answering.setting.number == 2


def test_a_hand_is_counted_with_the_mouse(seat: Seat) -> None:
    page = to_count(seat)
    mouse, before = Mouse(page, Random(1)), page.host.sight.deal.score[0]
    for _ in range(10):
        mouse.press(page.host.answering.row.at("amount") + 1)
    mouse.press(page.host.answering.row.at("amount") - 1)
    mouse.press(page.host.answering.row.at("amount"))
    settled_down(page)
    assert page.host.croupier.sitting.match.deal().score[0] == before + 9


def test_a_sign_held_down_counts_on(seat: Seat) -> None:
    page = to_count(seat)
    more = page.scene.tokens[page.host.answering.row.at("amount") + 1]
    at = page.view.mapFromScene(more.sceneBoundingRect().center())
    QTest.mousePress(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.qWait(800)
    QTest.mouseRelease(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    reached = page.host.answering.setting.number
    QTest.qWait(300)
    assert page.host.answering.setting.number == reached >= 3, "and no further when it is let go"


@pytest.mark.parametrize(("turned", "number"), [(120, 1), (-120, 0)])
def test_the_wheel_counts(seat: Seat, turned: int, number: int) -> None:
    page = to_count(seat)
    middle = QPointF(page.view.viewport().rect().center())
    event = QWheelEvent(middle, page.view.viewport().mapToGlobal(middle), QPoint(), QPoint(0, turned),
                        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(page.view.viewport(), event)
    assert page.host.answering.setting.number == number


def test_missed_points_are_claimed(seat: Seat) -> None:
    made = Game(**BY_HAND).deals("5D", "6C 7H JD 8D 4S QS", "7S 9H 3C TD KC 2D").lays_out("4S QS", "KC 2D")
    made.plays("7S", "8D", "9H", "6C", "go", "last-card", "TD", "7H", "3C", "JD").does("count 2")
    page = seat(made.moment(), pace=NEVER)
    settled(page)
    keys, before = Keys(page, Random(1)), list(page.host.sight.deal.score)
    assert [token.text for token in page.scene.tokens] == ["−", "Claim --", "+", "Accept"]
    assert "You may claim what was missed, or accept the count." in page.book.talk.toPlainText()
    keys.amount(2)
    settled_down(page)
    score = page.host.croupier.sitting.match.deal().score
    assert [now - then for now, then in zip(score, before, strict=True)] == [2, 2]


def test_return_is_content_until_an_amount_is_set(seat: Seat) -> None:
    made = shown(**BY_HAND).does("count 2")
    for first, pegged in (((), [2, 0]), ((Key.Key_2,), [2, 2]), ((Key.Key_Plus, Key.Key_Minus), [2, 1])):
        page = seat(made.moment(live=0), pace=NEVER)
        settled(page)
        keys, before = Keys(page, Random(1)), list(page.host.sight.deal.score)
        for key in first:
            keys.key(key)
        keys.key(Key.Key_Return)
        settled_down(page)
        score = page.host.croupier.sitting.match.deal().score
        assert [now - then for now, then in zip(score[::-1], before[::-1], strict=True)] == pegged


def test_the_sheet_tells_no_more_than_the_board(seat: Seat) -> None:
    made = run().plays("6C", "go", "last-card", "TD", "7H", "3C")
    page = seat(made.moment(), pace=NEVER)
    settled(page)
    told: list[tuple[str, ...]] = []
    marked = page.host.teller.performance.marked

    def watch() -> None:
        marked()
        told.append(tuple(page.book._score.sheet.total[1:]))
        assert told[-1] == tuple(map(str, board(page).numbers))
        assert page.book._score.sheet.rows[-1][1:] != ("", ""), "every line tells of something"

    page.host.teller.performance.marked = watch
    page.host.answering.play(page.scene.lying.find(card("JD")))          # the last card, both hands and the crib
    settled_down(page)
    assert len(told) == len(set(told)) == 4


def test_the_crib_is_not_covered_by_what_counts_it(seat: Seat) -> None:
    page = seat(shown(**BY_HAND).does("count 4").does("content").does("count 9").does("content").moment(), pace=NEVER)
    settled(page)
    zone = next(n for n, one in enumerate(page.host.sight.deal.layout) if one.name == "crib shown")
    crib = page.scene.lying.items[zone]
    assert len(crib) == 4
    assert len(page.scene.tokens) == 3
    assert not [token.text for token in page.scene.tokens for item in crib if token.collidesWithItem(item)]


def test_nothing_is_asked_of_a_hand_when_the_deal_is_over(seat: Seat) -> None:
    """"What does it count? Type the figure." lay there all through the slip."""
    page = seat(MOMENTS["count-crib"](), pace=NEVER)
    settled(page)
    person = Keys(page, Random(1))
    person.number(9)                             # too much, and put right at once
    person.key(Qt.Key.Key_Return)
    until(lambda: page.host.sight.deal.over)
    settled(page)
    told = [words.text for words in page.scene.captions.values() if words.text]
    assert "your hand, nine" in told
    assert not [words for words in told if "?" in words]


def test_who_speaks_is_not_spoken_over(seat: Seat) -> None:
    page = seat(many("three-handed", "7S").moment(live=0), pace=NEVER)
    settled_down(page)
    scene = page.scene
    one, other = [player for player, place in ((p, scene.plates.place(p)) for p in scene.speeches)
                  if place is not None and place.at]
    say(scene, one, "Fifteen two, fifteen four, fifteen six, fifteen eight and a pair: ten.")
    say(scene, other, "Fifteen two, fifteen four, fifteen six and a double run of three: fourteen.")
    until(lambda: not scene.speeches[one].isVisible(), 1)
    assert scene.speeches[other].isVisible()


@pytest.mark.parametrize(("form", "lurched"), [("five-card", 1), ("three-handed", 2), ("four-handed", 1)])
def test_a_lurch_is_told_on_a_slip_that_need_not_be_scrolled(seat: Seat, form: str, lurched: int) -> None:
    page = seat(lurch(form).moment(), pace=NEVER)
    page.resize(1024, 700)
    until(lambda: page.slips.slip is not None)
    slip = page.slips.slip
    assert slip is not None
    assert slip.accessibleDescription().count("lurched") == lurched
    assert ("are lurched" in slip.accessibleDescription()) == (form == "four-handed"), "partners are one side"
    assert not slip.roll.verticalScrollBar().maximum()


def test_a_refused_card_bears_its_law_in_a_sentence(seat: Seat) -> None:
    page = seat(run().moment(), pace=NEVER)
    settled(page)
    knave = page.scene.lying.find(card("JD"))
    page.host.answering.play(knave)
    assert page.scene.law.label == "The knave would pass thirty-one: the six or the seven still fits."


def test_a_figure_typed_while_a_button_above_the_table_has_the_focus_is_the_count(seat: Seat) -> None:
    """One Tab leads from the count to the buttons; figures did nothing from there on."""
    page = to_count(seat)
    page.keyboard.in_use = True
    page.host.decisions.ask()
    window = window_of(page)
    for name in ("Tab", "9"):
        press(window, name)
        press(window, name, up=True)
    assert page.view.hasFocus()
    assert page.host.answering.setting.number == 9
    press(window, "Return")
    assert str(page.host.croupier.played()[-1][1]) == "count 9"
