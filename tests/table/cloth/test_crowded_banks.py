"""Where letters are large or the cloth is low, at the tables where most lies: tokens, plates and racks keep clear."""
from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import hypot

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from cardtable.cards import BACK
from cardtable.devices.counter_rack.rack import CounterRack
from cardtable.devices.roulette.wheel import Wheel
from cardtable.devices.trente_et_quarante.basket import Basket
from cardtable.devices.trente_et_quarante.pricked import PrickedCard
from cardtable.table.cloth import overlaps
from tests.games.baccarat.moments import MOMENTS as BACCARAT
from tests.games.blind_hookey.moments import MOMENTS as HOOKEY
from tests.games.roulette.moments import MOMENTS as ROULETTE
from tests.games.trente_et_quarante.moments import MOMENTS as TRENTE
from tests.games.vingt_un.moments import MOMENTS as VINGT_UN
from tools.moments import Moment
from tools.screens import table

LOW, LARGE = (1093, 614), {"text size": 200}
SIZES = ((1024, 700), (1093, 614), (1440, 900))
EDGE, AIR = 4, 2             # pixels that may touch; and that lie between

pytestmark = pytest.mark.usefixtures("qapp")


def rect(thing: QGraphicsItem) -> QRectF:
    """Where it lies in the scene."""
    return thing.sceneBoundingRect()


def inner(lies: QRectF) -> QRectF:
    """Without what may touch something."""
    return lies.adjusted(EDGE, EDGE, -EDGE, -EDGE)


@pytest.mark.parametrize("moment", [VINGT_UN["stakes-5"], BACCARAT["banque-excess-4"], BACCARAT["banque-auction-8"]])
def test_tokens_lie_within_the_rim_of_an_oval_cloth(moment: Callable[[], Moment]) -> None:
    with table(moment(), LOW, LARGE) as page:
        ground = page.scene.ground
        assert ground is not None
        for token in page.scene.tokens:
            lies = inner(rect(token))
            left, right = ground.reach(lies.center().y(), 0)
            assert left < lies.left(), token.text
            assert lies.right() < right, token.text


@pytest.mark.parametrize("name", ["score-5", "score-8", "three-score-8"])
def test_beside_the_book_a_rack_lies_on_the_cloth_clear_of_ones_own_plate(name: str) -> None:
    with table(HOOKEY[name](), LOW, LARGE) as page:
        rack, = [device for device in page.scene.instruments if isinstance(device, CounterRack)]
        plate = next(plate for place, plate in page.scene.plates.placed() if not place.at)
        assert page.scene.ground is not None
        assert page.scene.ground.cloth.left() < rect(rack).left()
        assert not rect(rack).intersects(inner(rect(plate)))


@pytest.mark.parametrize("name", ["three-staked-8", "three-score-8"])
def test_plates_lie_on_no_packet_of_three_nor_on_each_other(name: str) -> None:
    with table(HOOKEY[name](), LOW, LARGE) as page:
        plates = [rect(plate) for plate in page.scene.plates if plate.isVisible()]
        packs = [item.home_rect for item in page.scene.lying.all() if item.card is BACK]
        assert len(packs) == 52
        assert not [one for one in plates if any(inner(one).intersects(pack) for pack in packs)]
        assert not [one for n, one in enumerate(plates) if any(inner(one).intersects(other) for other in plates[:n])]


def test_no_plate_lies_on_the_basket() -> None:
    with table(BACCARAT["option-6"](), LOW, LARGE) as page:
        basket, = [device for device in page.scene.instruments if isinstance(device, Basket)]
        assert not [plate for plate in page.scene.plates if plate.isVisible() and rect(plate).intersects(
            inner(rect(basket)))]


def test_no_words_beside_a_packet_lie_across_an_arrow_where_there_is_room_beside_it() -> None:
    with table(HOOKEY["staked-6"](), LOW, LARGE) as page:
        ground = page.scene.ground
        assert ground is not None
        lines = overlaps.dashed(ground)
        words = [one for one in page.scene.captions.values() if one.isVisible() and one.text]
        assert len(words) == 6
        assert not [one.text for one in words if any(overlaps.letters(rect(one)).intersects(line) for line in lines)]


def test_lines_on_which_a_plate_lies_once_the_book_is_open_go_to_the_talk() -> None:
    with table(BACCARAT["banco-3"](), LOW, LARGE) as page:
        lines = page.scene.question
        assert page.scene.covered is not None
        assert not lines.text or not [plate for plate in page.scene.plates if plate.isVisible() and rect(
            plate).intersects(rect(lines))]


@pytest.mark.parametrize("size", SIZES)
def test_no_prisoner_lies_on_the_rim_of_the_wheel(size: tuple[int, int]) -> None:
    with table(ROULETTE["prison-5"](), size, {}) as page:
        wheel, = [rect(device) for device in page.scene.instruments if isinstance(device, Wheel)]
        counters = [rect(counter) for counter in page.scene.spots.stakes.items.values()]
        assert counters
        for lies in counters:
            away = lies.center() - wheel.center()
            assert hypot(away.x(), away.y()) > (wheel.width() + lies.width()) / 2 + AIR


@pytest.mark.parametrize("size", SIZES)
def test_five_in_prison_lie_clear_of_cards_and_of_the_pricked_card(size: tuple[int, int]) -> None:
    with table(TRENTE["deeper-5"](), size, {}) as page:
        scene = page.scene
        pricked, = [rect(device) for device in scene.instruments if isinstance(device, PrickedCard)]
        things = [pricked, *[item.home_rect for item in scene.lying.all()]]
        assert len(scene.spots.stakes.items) == 20
        assert not [key for key, counter in scene.spots.stakes.items.items()
                    if any(rect(counter).intersects(thing.adjusted(-AIR, -AIR, AIR, AIR)) for thing in things)]


def test_no_words_lie_under_the_counter_on_the_corner_of_a_plate() -> None:
    with table(TRENTE["bank-5"](), (1024, 700), {}) as page:
        words = {one.text: rect(one) for one in page.scene.captions.values() if one.isVisible() and one.text}
        counters = [plate.on_corner for plate in page.scene.plates if plate.mould is not None]
        assert "the first card, black" in words
        assert len(counters) == 5
        assert not [text for text, lies in words.items() if any(inner(lies).intersects(one) for one in counters)]


@pytest.mark.parametrize("seats", [8, 11])
def test_with_large_letters_no_plate_lies_on_a_hand_of_which_it_is_told(seats: int) -> None:
    with table(BACCARAT[f"banque-holder-{seats}"](), LOW, LARGE) as page:
        backs = [item.home_rect for zone, held in page.scene.lying.items.items() for item in held
                 if item.card is BACK and page.scene.lying.zones[zone].zone == "hand"]
        plates = [plate for plate in page.scene.plates if plate.isVisible() and plate.opacity()]
        assert len(backs) == 4
        assert not [plate.name for plate in plates if any(inner(rect(plate)).intersects(back) for back in backs)]


@pytest.mark.parametrize("seats", [6, 8, 11])
def test_with_large_letters_no_counter_lies_under_that_on_the_corner_of_a_plate(seats: int) -> None:
    with table(BACCARAT[f"banque-excess-{seats}"](), LOW, LARGE) as page:
        counters = [rect(counter) for counter in page.scene.spots.stakes.items.values()]
        corners = [plate.on_corner for plate in page.scene.plates if plate.mould is not None]
        assert len(counters) == seats - 1
        for one, other in product(counters, corners):
            away = one.center() - other.center()
            assert hypot(away.x(), away.y()) > (one.width() + other.width()) / 2 - EDGE


@pytest.mark.parametrize("name", ["five-8", "shown-8"])
def test_what_is_told_of_a_place_lies_on_no_words_and_no_plate_if_it_can(name: str) -> None:
    with table(BACCARAT[name](), (1024, 700), {}) as page:
        scene = page.scene
        item = scene.spots.items["bank"]
        item.touched.emit(item, True)
        told = rect(scene.spots.readings.line)
        things = [*scene.plates, *[words for words in scene.captions.values() if words.text]]
        assert scene.spots.readings.line.isVisible()
        assert not [thing.label for thing in things if thing.isVisible() and told.intersects(inner(rect(thing)))]


@pytest.mark.parametrize("size", SIZES)
def test_no_plate_lies_on_a_third_card(size: tuple[int, int]) -> None:
    with table(BACCARAT["option-4"](), size, {}) as page:
        cards = [item.home_rect for item in page.scene.lying.all() if item.isVisible() and item.card is not BACK]
        plates = [plate for plate in page.scene.plates if plate.isVisible()]
        assert len(cards) == 3
        assert not [plate.name for plate in plates if any(inner(rect(plate)).intersects(card) for card in cards)]
