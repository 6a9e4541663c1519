"""The slate of the calls on a whole table: opened by mouse and keyboard over the cards, and told to a screen reader."""
from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.devices.base import Pressed
from cardtable.devices.call_slate.slate import CallSlate
from cardtable.rules.deal import Deal
from cardtable.showing.places import DevicePlace
from cardtable.showing.slate import Caller, Slate, reckoned
from cardtable.showing.talk import Names, Talk
from cardtable.table.cloth.making_room import make_room
from cardtable.table.cloth.scene import TableScene
from cardtable.table.lookback.page import LookBack
from cardtable.table.sitting.page import TablePage
from tests.games.napoleon import moments as napoleon
from tests.games.solo_whist import moments as solo_whist
from tests.table.playing import settled
from tests.table.seating import Seat
from tools.screens import table

Key = Qt.Key
PLACE = DevicePlace(kind="slate", x=.5, y=.6, folded=(.87, .3))


class CallTalk(Talk):
    """Calls as at a game that has them; the lead is made."""

    def slate(self, deal: Deal, name: Names) -> Slate | None:
        return Slate(callers=tuple([Caller(name(seat) or "You", ("propose", "four")) for seat in range(2)]),
                     stands=(0, 1), call="Four", by="You", reckoning=reckoned(4, 0, 0, 5),
                     rounds=("first round", "second"), folded=True)


def put_slate(page: TablePage) -> CallSlate:
    """A folded slate among the instruments of whatever is played here."""
    sight, scene = page.host.sight, page.scene
    scene.instruments.talk = CallTalk()
    scene.instruments.furnish(replace(sight, places=replace(sight.places, devices=(PLACE,))))
    assert scene.ground is not None
    scene.instruments.put(scene.ground)
    scene.instruments.tell(sight)
    slate, = scene.instruments
    assert isinstance(slate, CallSlate)
    return slate


def test_a_click_opens_it_over_the_cards_and_another_folds_it(seat: Seat) -> None:
    page = seat(seed=4)
    settled(page)
    slate = put_slate(page)
    assert slate.folded
    moves = len(page.host.croupier.sitting.moves)

    def click(at: QPoint) -> None:
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)

    click(page.view.mapFromScene(slate.sceneBoundingRect().center()))
    assert not slate.folded
    over = [item for item in page.keyboard.hand() if item.collidesWithItem(slate)]
    assert over, "the slate was to lie over the hand in this test"
    at = page.view.mapFromScene((over[0].sceneBoundingRect() & slate.sceneBoundingRect()).center())
    assert page.view.card_at(at) is None
    click(at)
    assert slate.folded
    assert len(page.host.croupier.sitting.moves) == moves
    assert page.view.card_at(at) is not None


def test_the_keyboard_comes_to_it_and_return_opens_it(seat: Seat) -> None:
    page = seat(seed=4)
    settled(page)
    slate = put_slate(page)
    for _ in range(6):
        if isinstance(page.keyboard.focused, Pressed):
            break
        QTest.keyClick(page.view, Key.Key_Tab)
    assert page.keyboard.focused in slate.parts
    QTest.keyClick(page.view, Key.Key_Return)
    assert not slate.folded
    QTest.keyClick(page.view, Key.Key_Return)
    assert slate.folded


def test_a_screen_reader_is_told_all_that_is_chalked(seat: Seat) -> None:
    page = seat(seed=4)
    settled(page)
    slate = put_slate(page)
    assert slate in page.view.spoken_items()
    assert "You: propose, four" in slate.label
    assert "Needs 4" in slate.label
    slate.forget()
    assert slate not in page.view.spoken_items()


def slate_of(scene: TableScene) -> CallSlate:
    return next(one for one in scene.instruments if isinstance(one, CallSlate))


def test_in_large_letters_it_leaves_the_middle_to_the_calls(qapp: object) -> None:
    with table(solo_whist.MOMENTS["calling"](), (1366, 768), {"text size": 200}) as page:
        slate = slate_of(page.scene).sceneBoundingRect()
        assert len(page.scene.tokens) == 8
        assert not [token for token in page.scene.tokens if token.sceneBoundingRect().intersects(slate)]


def test_it_folds_rather_than_lie_on_plates_as_beside_the_book_of_a_post_mortem(qapp: object) -> None:
    with table(napoleon.MOMENTS["post-mortem"](), (1366, 768), {}) as page:
        past, = page.findChildren(LookBack)
        slate, scene = slate_of(past.cloth.scene), past.cloth.scene
        assert slate.folded
        assert not [plate for plate in scene.plates
                    if plate.isVisible() and plate.sceneBoundingRect().intersects(slate.sceneBoundingRect())]


def test_it_lies_on_no_plate_after_a_slip_either(qapp: object) -> None:
    """What had moved up for the slip goes back to where it lay, and as it lay: folded, where the whole has no room."""
    with table(napoleon.MOMENTS["calling-all"](), (1093, 614), {}) as page:
        slate, scene = slate_of(page.scene), page.scene
        assert slate.folded
        make_room(scene, 120)
        make_room(scene, 0)
        assert slate.folded
        assert not [plate for plate in scene.plates
                    if plate.isVisible() and plate.sceneBoundingRect().intersects(slate.sceneBoundingRect())]


class Painted(QObject):
    """Remembers what of a widget has been painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.rects: list[QRect] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.rects.append(event.rect())
        return False


def test_all_is_painted_anew_when_plates_have_moved_up(qapp: object) -> None:
    """A plate was seen where it had lain as well: of what moved meanwhile the view had not been told."""
    with table(solo_whist.MOMENTS["calling"](), (1093, 614), {}) as page:
        QApplication.processEvents()
        painted = Painted(page.view.viewport())
        make_room(page.scene, 60)
        QApplication.processEvents()
        assert any(rect.contains(page.view.viewport().rect()) for rect in painted.rects)
