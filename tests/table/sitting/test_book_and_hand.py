"""The book beside the hand: it never covers it, and is folded before cards grow smaller; the curtain; taking back."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest

from cardtable.table.sitting.page import TablePage
from tests.games.bezique.moments import declaring
from tests.games.cribbage.moments import Game
from tests.games.ecarte.moments import again, curtain, dealt
from tests.table.playing import grip, settled
from tests.table.seating import Seat
from tools.moments import CURTAIN
from tools.waiting import until

NEVER = 1e6
HANDS = ("5D", "6C 7H JD 8D 4S QS", "7S 9H 3C TD KC 2D")


def still(page: TablePage) -> None:
    until(lambda: not page.host.teller.busy and not page.stage.motion.running)


def right_of_hand(page: TablePage) -> float:
    return max(item.sceneBoundingRect().right() for item in page.keyboard.hand()) + page.view.x()


def test_a_book_that_slides_out_leaves_the_hand_free(seat: Seat) -> None:
    page = seat(Game().deals(*HANDS).moment(), pace=NEVER, size=(1024, 700))
    still(page)
    page.book.slide_time = 0
    before = right_of_hand(page)
    page.book.open_tab("talk")
    still(page)
    assert right_of_hand(page) < page.book.covers.left() < before
    page.book.close_page()
    still(page)
    assert right_of_hand(page) == before


def test_what_is_asked_and_offered_keeps_clear_of_it_too(seat: Seat) -> None:
    page = seat(declaring(2).moment(), pace=NEVER, size=(1024, 700))
    still(page)
    page.book.slide_time = 0
    page.scene.ask("Announce four queens or royal marriage: its cards are laid open now, to be scored when you win.")
    page.book.open_tab("talk")
    still(page)
    for thing in (page.scene.question, *page.scene.tokens):
        assert thing.sceneBoundingRect().right() + page.view.x() <= page.book.covers.left(), thing.label


@pytest.mark.parametrize("size", [(1024, 700), (1440, 900), (1920, 1080)])
def test_cards_do_not_grow_smaller_with_large_letters(seat: Seat, size: tuple[int, int]) -> None:
    widths = []
    for text in (100, 200):
        page = seat(again().moment(), pace=NEVER, size=size, settings={"text size": text})
        page.lay()
        still(page)
        widths.append(page.keyboard.hand()[0].width)
        page.close_table()
    assert widths[1] >= widths[0]


@pytest.mark.parametrize("size", [(1170, 800), (1024, 700), (1440, 900)])
def test_the_curtain_covers_what_may_be_private(seat: Seat, size: tuple[int, int]) -> None:
    page = seat(curtain().moment(settings=CURTAIN), size=size)
    until(lambda: page.slips.curtain.slip is not None)
    covered, advice = page.slips.curtain.geometry(), (page.book._edge if page.book.folded else page.book._row).tabs[-1]
    assert covered.contains(page.cloth)
    assert not advice.isEnabled()
    assert page.book.covers.isNull()
    if page.book.folded:
        assert covered == QRect(0, page.header.height(), page.width(), page.height() - page.header.height())
    assert page.slips.curtain.slip is not None
    page.slips.curtain.slip.token.held.emit()
    until(lambda: page.slips.curtain.slip is None)
    until(advice.isEnabled)


def test_taking_back_is_heard_while_cards_move(seat: Seat) -> None:
    page = seat(dealt().do("0 stand").moment(), speed=1, pace=NEVER)
    page.host.teller.procession.hurry()
    until(lambda: bool(page.host.answering.prompts) and not page.host.teller.busy)
    moves = len(page.host.croupier.played())
    item = page.scene.lying.find(page.host.answering.cards()[0])
    assert item is not None
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=page.view.mapFromScene(grip(item)))
    until(lambda: page.stage.motion.busy)
    assert len(page.host.croupier.played()) == moves + 1
    QTest.keyClick(page.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(page.host.croupier.played()) == moves
    page.host.teller.procession.hurry()
    settled(page)
    assert item in page.keyboard.hand()
