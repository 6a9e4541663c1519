"""The slide on which stakes are set: by its counters, along its wire, by wheel and keys; figures press tokens."""
from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.table.items import SlideToken
from cardtable.table.paint.stake_slides import counters
from cardtable.table.sitting.page import TablePage
from tests.games.poker.evening import Evening
from tests.games.poker.moments import before
from tests.games.poker.moments_forms import straight
from tests.table.fixtures import seat, store
from tests.table.playing import Keys, Mouse, settled
from tests.table.seating import Seat
from tools.screens import table

__all__ = ["seat", "store"]
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def slide_of(page: TablePage) -> SlideToken:
    slide = page.scene.tokens[-1]
    assert isinstance(slide, SlideToken)
    return slide


def said(page: TablePage) -> list[str]:
    return [token.text for token in page.scene.tokens if not isinstance(token, SlideToken)]


def test_counters_are_single_to_twelve_then_in_fives_and_the_last_is_the_limit() -> None:
    assert counters(range(1, 13)) == tuple(range(1, 13))
    assert counters(range(1, 14)) == (5, 10, 13)
    assert counters(range(1, 61)) == tuple(range(5, 61, 5))
    assert counters(range(1, 62))[-2:] == (60, 61)
    assert len(counters(range(1, 1_000_001))) <= 12


def test_three_tokens_alike_and_five_better_is_one_press(seat: Seat) -> None:
    """In the order in which the book's words lie: out, in, better; the figures press them."""
    page = seat(before(4).moment())
    settled(page)
    assert said(page) == ["Pass", "I go in, 5", "And five better, 10"]
    assert {token.kind for token in page.scene.tokens} == {"bone"}
    assert [token.key for token in page.scene.tokens] == ["1", "2", "3", ""]
    Keys(page, Random(1)).key(Qt.Key.Key_3)
    settled(page)
    assert (0, ("better", 5)) in page.host.croupier.sitting.moves


def test_a_counter_pressed_draws_so_many_to_the_left(seat: Seat) -> None:
    page = seat(before(4).moment())
    settled(page)
    slide, mouse = slide_of(page), Mouse(page, Random(1))
    assert slide.beside == ("better by", "five, of twelve")
    mouse.click(slide.mapToScene(slide.middle_of(8)))
    assert slide.number == 9
    assert said(page)[2] == "And nine better, 14"
    assert page.scene.tokens[2].kind == "oxblood"
    assert page.host.answering.turn, "a slide says nothing by itself"
    mouse.click(slide.mapToScene(slide.middle_of(0)))
    assert slide.number == 1
    assert [token.worn for token in page.scene.tokens] == ["1", "2", "3", ""]
    Keys(page, Random(1)).key(Qt.Key.Key_3)
    settled(page)
    assert (0, ("better", 1)) in page.host.croupier.sitting.moves, "figures press tokens that wear them"


def test_it_is_drawn_along_its_wire(seat: Seat) -> None:
    """Down on the eighth, along to the second, and let go."""
    page = seat(before(4).moment())
    settled(page)
    slide, view = slide_of(page), page.view
    port, mouse = view.viewport(), Mouse(page, Random(1))
    begin = mouse.at(slide.mapToScene(slide.middle_of(7)))
    QTest.mousePress(port, LEFT, NONE, begin)
    assert slide.number == 8
    for place in (5, 3, 1):
        at = mouse.at(slide.mapToScene(slide.middle_of(place)))
        moved(port, at)
    QTest.mouseRelease(port, LEFT, NONE, at)
    assert slide.number == 2
    moved(port, begin, Qt.MouseButton.NoButton)
    assert slide.number == 2


def moved(port: QWidget, at: QPoint, held: Qt.MouseButton = LEFT) -> None:
    """The pointer goes there, with this button down."""
    event = QMouseEvent(QEvent.Type.MouseMove, QPointF(at), QPointF(port.mapToGlobal(at)), Qt.MouseButton.NoButton,
                        held, NONE)
    QApplication.sendEvent(port, event)


def test_keys_set_it_by_one_and_to_its_ends(seat: Seat) -> None:
    """Tab leads from the tokens to it; Enter there takes what stands on it."""
    page = seat(before(4).moment())
    settled(page)
    slide, keys = slide_of(page), Keys(page, Random(1))
    for _ in range(3):
        if page.keyboard.focused is not slide:
            keys.key(Qt.Key.Key_Tab)
    assert page.keyboard.focused is slide
    assert {token.worn for token in page.scene.tokens} == {""}, "figures set the amount there"
    found = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Home,
                Qt.Key.Key_Left, Qt.Key.Key_7):
        keys.key(key)
        found.append(slide.number)
    assert found == [6, 12, 12, 11, 1, 1, 7]
    assert page.keyboard.focused is slide
    keys.key(Qt.Key.Key_Backtab)
    assert [token.worn for token in page.scene.tokens] == ["1", "2", "3", ""]
    keys.key(Qt.Key.Key_Tab)
    keys.key(Qt.Key.Key_Return)
    settled(page)
    assert (0, ("better", 7)) in page.host.croupier.sitting.moves


def test_the_wheel_turns_it(seat: Seat) -> None:
    page = seat(before(4).moment())
    settled(page)
    slide, mouse = slide_of(page), Mouse(page, Random(1))
    for _ in range(2):
        mouse.wheel(slide.sceneBoundingRect().center(), 1)
    mouse.wheel(QPointF(page.scene.sceneRect().center()), -1)
    assert slide.number == 6


def test_enter_alone_never_throws_a_hand_up_nor_stakes(seat: Seat) -> None:
    """With the ring nowhere the first press shows where it stands: on what costs least."""
    page = seat(straight(4).moment())
    settled(page)
    keys = Keys(page, Random(1))
    assert slide_of(page).beside == ("a stake of", "five, of twelve")    # as nobody has staked yet
    before_it = len(page.host.croupier.sitting.moves)
    keys.key(Qt.Key.Key_Return)
    assert len(page.host.croupier.sitting.moves) == before_it
    assert page.keyboard.focused is page.scene.tokens[said(page).index("Pass")]


@pytest.mark.parametrize("moment", [before(5), straight(5, "stud")], ids=["going in", "stud"])
def test_with_large_letters_on_a_small_screen_five_have_the_words_between_pool_and_hand(moment: Evening) -> None:
    """They had gone to the head of the table, for a long name's plate and for a few pixels of the bowl."""
    with table(moment.moment(), (1024, 700), {"text size": 200}) as page:
        bowl = next(one.device for one in page.scene.instruments.all if one.place.kind == "pool")
        assert all(token.sceneBoundingRect().top() > bowl.sceneBoundingRect().center().y()
                   for token in page.scene.tokens)
