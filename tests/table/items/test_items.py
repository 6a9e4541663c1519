"""What lies on the cloth: places, states, flights, and what answers to keys and pointer."""
from __future__ import annotations

from math import cos, radians, sin

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from cardtable.cards import BACK, card
from cardtable.table.items import (
    CaptionItem,
    CardItem,
    CoinItem,
    FocusRing,
    Place,
    PlateItem,
    SpeechItem,
    Stage,
    TokenItem,
    carry,
    fan,
    turn_over,
)
from cardtable.table.items.motion import DEAL, REFUSED, STAGGER, Motion
from cardtable.table.paint import plates
from cardtable.table.paint.look import Look


class Table:
    """A scene in a view, with a stage."""

    def __init__(self, qtbot: QtBot, speed: float, ratio: float = 1.0) -> None:
        self.stage = Stage(Look(ratio=ratio), Motion(speed), guard=0)
        self.scene = QGraphicsScene(0, 0, 800, 600)
        self.scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.ring = FocusRing(self.stage)
        self.scene.addItem(self.ring)
        self.view = QGraphicsView(self.scene)
        self.view.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.view.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.view.resize(800, 600)
        qtbot.addWidget(self.view)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.view.activateWindow()
        self.view.setFocus()

    def card(self, text: str, place: Place) -> CardItem:
        item = CardItem(self.stage, BACK if text == "??" else card(text), self.ring)
        self.scene.addItem(item)
        item.put(place)
        return item


@pytest.fixture
def still(qtbot: QtBot) -> Table:
    return Table(qtbot, speed=0)


@pytest.fixture
def moving(qtbot: QtBot) -> Table:
    return Table(qtbot, speed=.1)


def centre(item: CardItem) -> QPointF:
    return item.mapToScene(item.rect().center())


def test_a_card_lies_on_whole_pixels_about_its_place(still: Table) -> None:
    item = still.card("QS", Place(300.3, 200.7, 0, 112.4, 5))
    assert item.width == 112
    assert item.pos() == QPointF(round(item.pos().x()), round(item.pos().y()))
    assert (centre(item) - QPointF(300.3, 200.7)).manhattanLength() < 1.01
    assert item.zValue() == 5


def test_a_card_is_drawn_anew_where_another_picture_is_wanted_and_only_there(still: Table) -> None:
    item = still.card("QS", Place(200, 200, 0, 100))
    worn = [item._face.pixmap().cacheKey()]
    for change in (lambda: item.show_card(card("QH")), lambda: item.put(Place(200, 200, 0, 80)),
                   lambda: item.lie("flat"), lambda: item.put(Place(200, 200, 7, 80)),
                   lambda: item.show_card(BACK)):
        change()
        assert item._face.pixmap().cacheKey() not in worn
        worn.append(item._face.pixmap().cacheKey())
    item.put(Place(300, 250, 7, 80))
    assert item._face.pixmap().cacheKey() == worn[-1]


def test_a_turned_card_is_drawn_at_twice_the_ratio(still: Table) -> None:
    flat, turned = still.card("QS", Place(200, 200, 0, 100)), still.card("QS", Place(400, 200, 7, 100))
    assert flat._face.pixmap().devicePixelRatio() == 1
    assert turned._face.pixmap().devicePixelRatio() == 2


@pytest.mark.parametrize(("legal", "hovered", "selected", "aid", "lift"), [
    (None, False, False, True, 0), (None, True, False, True, 0), (True, False, False, True, 14),
    (True, True, False, True, 22), (False, True, False, True, 0), (None, False, True, True, 30),
    (True, True, True, True, 30), (True, False, False, False, 0), (True, True, False, False, 22),
])
def test_lift_means_legal_and_only_when_a_card_is_due(
        still: Table, legal: bool | None, hovered: bool, selected: bool, aid: bool, lift: int) -> None:
    item = still.card("9S", Place(200, 200, 0, 100))
    item.legal, item.hovered, item.selected, item.aid = legal, hovered, selected, aid
    item.refresh()
    assert item.riser.y() == -lift


def test_only_cards_that_may_not_be_played_are_veiled_and_only_with_the_aid(still: Table) -> None:
    item = still.card("9S", Place(200, 200, 0, 100))

    def veiled() -> bool:
        item.refresh()
        return "veil" in item._marks and item._marks["veil"].isVisible()

    assert not veiled()
    item.legal = False
    assert veiled()
    item.aid = False
    assert not veiled()
    item.aid, item.legal = True, True
    assert not veiled()


def test_a_deal_lands_every_card_exactly(moving: Table, qtbot: QtBot) -> None:
    items = [moving.card("??", Place(100, 100, 0, 108, i)) for i in range(10)]
    places = fan(10, QPointF(400, 450), 112, 600, z=20)
    landed: list[int] = []
    carry(moving.stage, list(zip(items, places, strict=True)), DEAL, STAGGER, lambda: landed.append(1))
    assert items[3].zValue() > 1000
    qtbot.waitUntil(lambda: landed == [1], timeout=2000)
    for item, place in zip(items, places, strict=True):
        assert (centre(item) - QPointF(place.x, place.y)).manhattanLength() < 1.01
        assert (item.scale(), item.rotation(), item.width, item.zValue()) == (1, place.turn, 112, place.z)


def test_a_card_sent_elsewhere_in_flight_ends_there(moving: Table) -> None:
    item = moving.card("QS", Place(100, 100, 0, 100))
    there, elsewhere = Place(500, 300, 10, 80), Place(200, 500, 0, 100, 3)
    carry(moving.stage, [(item, there)])
    carry(moving.stage, [(item, elsewhere)])
    assert moving.stage.motion.finish()
    assert (item.home, item.rotation(), item.width) == (elsewhere, 0, 100)
    assert (centre(item) - QPointF(200, 500)).manhattanLength() < 1


def test_a_refused_card_glides_back(moving: Table) -> None:
    item = moving.card("QS", Place(100, 300, 5, 100, 7))
    item.pick_up()
    moving.stage.motion.finish()
    assert (item.scale(), item.rotation()) == (1.06, 4)
    item.setPos(400, 100)
    item.put_down()
    carry(moving.stage, [(item, item.home)], REFUSED)
    assert moving.stage.motion.busy
    moving.stage.motion.finish()
    assert (item.scale(), item.rotation(), item.zValue()) == (1, 5, 7)
    assert (centre(item) - QPointF(100, 300)).manhattanLength() < 1


def test_turning_over_changes_the_face_in_the_middle(moving: Table, qtbot: QtBot) -> None:
    item = moving.card("??", Place(100, 300, 0, 100))
    done: list[int] = []
    turn_over(moving.stage, [(item, card("KH"))], lambda: done.append(1))
    assert item.card is BACK
    qtbot.waitUntil(lambda: done == [1], timeout=1000)
    assert item.card is card("KH")
    assert item.flip.xScale() == 1


def test_a_card_taken_off_in_flight_settles_its_batch(moving: Table) -> None:
    one, two = (moving.card("QS", Place(100 * n, 300, 0, 100)) for n in (1, 2))
    done: list[int] = []
    carry(moving.stage, [(one, Place(500, 100, 0, 100)), (two, Place(500, 300, 0, 100))], done=lambda: done.append(1))
    moving.stage.remove(one)
    assert one.scene() is None
    moving.stage.motion.finish()
    assert done == [1]


@pytest.mark.parametrize("count", [1, 2, 5, 8, 13])
@pytest.mark.parametrize("side", [0, 90])
def test_a_fan_is_even_centred_and_within_its_room(count: int, side: float) -> None:
    places = fan(count, QPointF(500, 400), 112, 627, side=side)
    assert len(places) == count
    along = [(place.x - 500) * cos(radians(side)) + (place.y - 400) * sin(radians(side)) for place in places]
    assert along[-1] - along[0] <= 627 - 112 + .01
    assert along[0] == pytest.approx(-along[-1])
    assert places[-1].turn - places[0].turn <= 13.01
    assert [place.z for place in places] == list(range(count))
    assert sum(place.turn for place in places) == pytest.approx(side * count)


def test_hovering_at_the_foot_of_a_lifted_card_does_not_flicker(still: Table, qtbot: QtBot) -> None:
    item = still.card("9S", Place(400, 300, 0, 100))
    item.legal = True
    item.refresh()
    foot = still.view.mapFromScene(item.mapToScene(QPointF(50, item.size().height() - 3)))
    QTest.mouseMove(still.view.viewport(), QPoint(5, 5))
    QTest.mouseMove(still.view.viewport(), foot)
    seen = set()
    for _ in range(10):
        qtbot.wait(5)
        seen.add(item.riser.y())
    assert seen == {-22.0}


def test_the_ring_follows_the_focus_with_turn_and_lift(still: Table) -> None:
    item = still.card("9S", Place(400, 300, 30, 100))
    item.setFlag(CardItem.GraphicsItemFlag.ItemIsFocusable)
    item.legal = True
    item.refresh()
    item.setFocus(Qt.FocusReason.TabFocusReason)
    assert still.ring.isVisible()
    assert still.ring.rotation() == 30
    rise = item.pos() - still.ring.pos()
    assert (rise - QPointF(-14 * sin(radians(30)), 14 * cos(radians(30)))).manhattanLength() < .01
    assert still.ring.zValue() > item.zValue()
    item.clearFocus()
    assert not still.ring.isVisible()


def test_neighbours_lie_over_a_cards_ring_as_over_the_card(still: Table) -> None:
    item, after = still.card("9S", Place(400, 300, 0, 100, 1)), still.card("8S", Place(430, 300, 0, 100, 2))
    item.setFlag(CardItem.GraphicsItemFlag.ItemIsFocusable)
    item.seen = .3
    item.setFocus(Qt.FocusReason.TabFocusReason)
    assert item.zValue() < still.ring.zValue() < after.zValue()
    assert still.ring.size() == item.size()


def test_a_click_leaves_no_ring(still: Table) -> None:
    token = TokenItem(still.stage, "Propose", "1", ring=still.ring)
    still.scene.addItem(token)
    token.put(Place(300, 300))
    pressed: list[int] = []
    token.pressed.connect(lambda: pressed.append(1))
    QTest.mouseClick(still.view.viewport(), Qt.MouseButton.LeftButton, pos=still.view.mapFromScene(QPointF(300, 300)))
    assert pressed == [1]
    assert not still.ring.isVisible()


def test_a_token_answers_to_return_and_space_and_not_when_it_is_off(still: Table) -> None:
    token = TokenItem(still.stage, "Play", "2", ring=still.ring)
    still.scene.addItem(token)
    token.put(Place(300, 300, width=150))
    pressed: list[int] = []
    token.pressed.connect(lambda: pressed.append(1))
    token.setFocus(Qt.FocusReason.TabFocusReason)
    assert still.ring.isVisible()
    QTest.keyClick(still.view.viewport(), Qt.Key.Key_Return)
    QTest.keyClick(still.view.viewport(), Qt.Key.Key_Space)      # a held key is the gate's: table/pressing
    assert pressed == [1, 1]
    token.allow(False)
    assert not token.press()
    assert token.state == "off"
    assert token.size().width() == 150


def test_a_press_let_go_outside_says_nothing(still: Table) -> None:
    token = TokenItem(still.stage, "Play", "2")
    still.scene.addItem(token)
    token.put(Place(300, 300))
    pressed: list[int] = []
    token.pressed.connect(lambda: pressed.append(1))
    port, here = still.view.viewport(), still.view.mapFromScene(QPointF(300, 300))
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=here)
    assert token.state == "press"
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=here + QPoint(0, 200))
    assert (pressed, token.state) == ([], "rest")


def test_a_token_takes_nothing_when_it_has_only_just_appeared(still: Table, qtbot: QtBot) -> None:
    still.stage.guard = 60
    token = TokenItem(still.stage, "Play", "2")
    token.hide()
    still.scene.addItem(token)
    qtbot.wait(80)
    token.show()
    assert not token.press()
    qtbot.wait(80)
    assert token.press()


def test_a_plate_grows_with_its_words_about_its_centre(still: Table) -> None:
    plate = PlateItem(still.stage, "You", "")
    still.scene.addItem(plate)
    plate.put(Place(400, 500))
    before = plate.size().width()
    plate.inscribe("Mademoiselle de Sainte-Croix", "elder hand · to speak again")
    assert plate.size().width() > before
    assert plate.mapToScene(plate.rect().center()).x() == pytest.approx(400, abs=1)
    assert plate.label == "Mademoiselle de Sainte-Croix, elder hand · to speak again"


def test_a_plate_breathes_once_and_then_stays_lit(moving: Table, qtbot: QtBot) -> None:
    plate = PlateItem(moving.stage, "You")
    moving.scene.addItem(plate)
    plate.turn = True
    assert moving.stage.motion.running
    assert not moving.stage.motion.busy
    qtbot.waitUntil(lambda: not moving.stage.motion.running, timeout=1000)
    assert plate._glow.opacity() == 1
    plate.turn = False
    assert plate._glow.opacity() == 0


def test_the_watch_is_no_motion_that_must_be_completed(moving: Table) -> None:
    plate = PlateItem(moving.stage, "Mrs. Halloran", "thinking")
    moving.scene.addItem(plate)
    plate.thinking = True
    assert plate._hand.isVisible()
    assert not moving.stage.motion.running
    plate.thinking = False
    assert not plate._hand.isVisible()


def test_speech_passes_and_a_new_word_stays(moving: Table, qtbot: QtBot) -> None:
    speech = SpeechItem(moving.stage)
    moving.scene.addItem(speech)
    speech.STAYS = 300
    speech.say("I propose.", QPointF(300, 200), "left")
    assert speech.isVisible()
    assert speech.pos().x() == pytest.approx(300, abs=1)
    speech.fade()
    speech.say("How many?", QPointF(300, 200), "right")
    assert speech.isVisible()
    assert speech.pos().x() + speech.size().width() == pytest.approx(300, abs=1)
    qtbot.waitUntil(lambda: not speech.isVisible(), timeout=2000)


def test_a_coin_passes(moving: Table, qtbot: QtBot) -> None:
    coin = CoinItem(moving.stage)
    moving.scene.addItem(coin)
    coin.STAYS = 200
    coin.show_points("+2", Place(100, 100))
    assert coin.isVisible()
    qtbot.waitUntil(lambda: not coin.isVisible(), timeout=2000)


def test_a_caption_keeps_its_centre_when_its_words_change(still: Table) -> None:
    caption = CaptionItem(still.stage, "stock, sixteen")
    still.scene.addItem(caption)
    caption.put(Place(200, 100))
    caption.text = "stock, four"
    assert caption.mapToScene(caption.rect().center()).x() == pytest.approx(200, abs=1)


@pytest.mark.parametrize(("name", "note"), [
    ("Mrs. Halloran", "“Eight in clubs” · to lay out three · bidder · nothing yet"), ("Mrs. Halloran", "club")])
def test_the_watch_lies_on_no_word(moving: Table, name: str, note: str) -> None:
    """It lay on the last letters of a plate no wider than its words."""
    item = PlateItem(moving.stage, name, note)
    item.inscribe(name, note, "mrs-halloran")
    look, at, wide = moving.stage.look, item._watch.pos(), item.size().width()
    beyond_note = plates.words_end(look, "", note, wide, item._inset) <= at.x()
    above_note = at.y() + plates.WATCH * look.furniture <= item.size().height() / 2
    assert plates.words_end(look, name, "", wide, item._inset) <= at.x()
    assert beyond_note or above_note


def test_a_back_is_not_marked_as_new(still: Table) -> None:
    """Who takes the chair would see which of the other's cards came in; turned up, a card keeps its mark."""
    item = still.card("??", Place(400, 300, 100))
    item.fresh = True
    item.show_card(card("QS"))
    item.refresh(still=True)
    assert item.fresh
    assert item._marks["fresh"].isVisible()
    item.show_card(BACK)
    assert not item.fresh
    assert "fresh" not in item._marks or not item._marks["fresh"].isVisible()
