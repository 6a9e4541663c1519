"""What slides over the cloth covers nothing that is to be read: the layout yields to it."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.cards import BACK
from cardtable.table.items import CardItem
from cardtable.table.widgets.tabs import SideTab
from tests.games.euchre.moments import MOMENTS as EUCHRE
from tests.games.five_hundred.moments import Match as FiveHundred
from tests.games.piquet.moments import MOMENTS as PIQUET
from tests.games.solo_whist.moments import MOMENTS as SOLO
from tests.games.whist.moments import plain
from tests.spread import sampled
from tests.table.lessons.walking import Learning
from tests.table.opened_window import opened_window
from tests.table.playing import LEFT, settled
from tests.table.pressed import press, window_of
from tests.table.seating import Seat
from tools.moments import Moment
from tools.waiting import until

EDGE = 4                         # pixels that the edge of a card or token may reach under the book
SCREW = 30                       # pixels of a plate's end that bear no word


class Seen(Learning):
    """Looks at every page, whether the book or the note covers what it speaks of."""

    def pointed(self) -> None:
        super().pointed()
        page = self.page
        page._point()
        at, light = page.view.pos(), page.light
        said = [*page.scene.speeches.values(), page.scene.question]
        words = [item.sceneBoundingRect().translated(at) for item in said if item.isVisible()]
        tokens = [token.sceneBoundingRect().translated(at) for token in page.scene.tokens]
        for rect in [path.boundingRect() for path in light.about]:
            assert page.book.covers.isNull() or not met(QRectF(page.book.covers), rect), "the book covers it"
            assert not light.note or not met(light._at, rect), "the note covers it"
        for rect in words + tokens:
            assert not (light.isVisible() and light.note and met(light._at, rect)), "the note covers what is read"


def met(one: QRectF, other: QRectF) -> bool:
    both = one & other
    return both.width() > 6 and both.height() > 6


def upper_half(card: CardItem) -> QRectF:
    rect = card.sceneBoundingRect()
    rect.setHeight(rect.height() / 2)
    return rect


@pytest.mark.parametrize("name", sampled(["ecarte/first", "euchre/first", "napoleon/first"], 1))
def test_in_a_lesson_nothing_covers_what_it_speaks_of(qtbot: QtBot, name: str) -> None:
    with opened_window(qtbot, size=(1093, 614), motion="instant", welcomed=True) as window:
        Seen(window, name, "keys").through(play_out=False)


@pytest.mark.parametrize("form", ["dummy", "double-dummy"])
def test_a_dummy_is_read_beside_the_book_that_slides_out(seat: Seat, form: str) -> None:
    page = seat(plain(0, 0, form).moment(), size=(1093, 614))
    settled(page)
    wide = page.scene.cloth.width()
    dummies = [item for zone, held in page.scene.lying.items.items() for item in held
               if page.scene.lying.zones[zone].role == "dummy" and item.card is not BACK]
    assert dummies
    press(window_of(page), "L")
    press(window_of(page), "L", up=True)
    until(lambda: not page.book.covers.isNull() and not page.stage.motion.busy)
    left = page.book.covers.left() - page.view.x()
    for item in dummies:
        assert item.sceneBoundingRect().right() <= left
    press(window_of(page), "Esc")
    press(window_of(page), "Esc", up=True)
    until(lambda: page.book.covers.isNull() and page.scene.cloth.width() == wide)


def test_with_large_letters_the_whole_table_is_seen_beside_the_book(seat: Seat) -> None:
    page = seat(EUCHRE["speaking"](), size=(1093, 614), settings={"text size": 200})
    settled(page)
    tab = next(tab for tab in page.findChildren(SideTab) if tab.isVisible())
    QTest.mouseClick(tab, LEFT)
    until(lambda: not page.book.covers.isNull() and not page.stage.motion.busy)
    scene, left = page.scene, page.book.covers.left() - page.view.x()
    hand = page.view.hand()
    turned = [item for item in scene.lying.all() if item.isVisible() and item.card is not BACK and item not in hand]
    assert turned
    for thing in (*hand, *turned, *scene.plates, *scene.tokens):
        assert thing.sceneBoundingRect().right() <= left + EDGE, thing
    for thing in (*scene.plates, *scene.tokens):
        assert not any(met(thing.sceneBoundingRect(), upper_half(card)) for card in turned), "its index is seen"
    plate = scene.plates.of(0)
    assert plate is not None
    assert plate.sceneBoundingRect().right() < min([item.sceneBoundingRect().left() for item in hand]) + SCREW


@pytest.mark.parametrize(("moment", "size"), [(SOLO["naming"], (1440, 900)), (PIQUET["sinking"], (1093, 614))],
                         ids=["beside", "below"])
def test_with_large_letters_ones_own_plate_lies_clear_of_ones_own_hand(seat: Seat, moment: Callable[[], Moment],
                                                                       size: tuple[int, int]) -> None:
    page = seat(moment(), size=size, settings={"text size": 200})
    settled(page)
    plate = page.scene.plates.of(0)
    assert plate is not None
    words = plate.sceneBoundingRect().adjusted(SCREW, 0, -SCREW, 0)
    assert page.view.hand()
    assert not any(met(words, item.home_rect) for item in page.view.hand())


def test_the_dealers_button_goes_with_a_plate_that_makes_way(seat: Seat) -> None:
    page = seat(FiveHundred("7C 9D KD").deals().turn("bid 6 C", "bid 6 D").moment(), size=(1093, 614))
    settled(page)
    button = page.scene.button
    assert page.scene.sight is not None
    assert page.scene.sight.deal.dealt_by == 0
    tab = next(tab for tab in page.findChildren(SideTab) if tab.isVisible())
    before = button.pos()
    QTest.mouseClick(tab, LEFT)
    until(lambda: not page.book.covers.isNull() and not page.stage.motion.busy)
    assert button.pos() != before
    plate = page.scene.plates.of(0)
    assert plate is not None
    assert not met(plate.sceneBoundingRect().adjusted(SCREW, 0, -SCREW, 0), button.sceneBoundingRect())
