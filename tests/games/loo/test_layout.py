"""Loo's table where many sit: a whole trick lies clear of pack, turn-up, miss, hands and plates."""
from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from cardtable.games.loo.layout import places
from cardtable.showing.places import ZonePlace
from cardtable.table.cloth import overlaps
from cardtable.table.cloth.geometry import Ground
from cardtable.table.items.stage import Place
from cardtable.table.paint import deck, plates
from cardtable.table.paint.look import Look
from tests.games.loo.moments import HANDS, Evening
from tests.table.cloth.test_words_keep_their_place import at_moves, playing
from tools.covered import found as meeting
from tools.screens import table

pytestmark = pytest.mark.usefixtures("qapp")

CLOTHS = QRectF(0, 0, 912, 594), QRectF(0, 0, 1012, 780)         # in windows of 1024 x 700 and 1440 x 900
LIES = {"stock": 3, "turn-up": 1, "miss": 3, "hand": 3}
PLATE = 150


def card(spot: Place) -> QRectF:
    """What a card takes up."""
    high = deck.height(spot.width)
    return QRectF(spot.x - spot.width / 2, spot.y - high / 2, spot.width, high)


@pytest.mark.parametrize("seats", [6, 7, 8])
@pytest.mark.parametrize("cloth", CLOTHS)
def test_a_whole_trick_covers_nothing(seats: int, cloth: QRectF) -> None:
    evening = Evening(seats, 0)
    found = places(evening.sitting.match, evening.deal)
    ground = Ground(cloth, Look(), found)

    def lying(place: ZonePlace, count: int) -> list[QRectF]:
        return [card(spot) for spot in ground.zone(place, count, range(count))]

    trick, = [lying(place, seats) for place in found.zones if place.zone == "trick"]
    lie = [rect for place in found.zones for rect in lying(place, LIES.get(place.zone, 0))]
    half = QPointF(PLATE, plates.height(ground.look)) / 2
    lie += [QRectF(ground.plate(plate) - half, ground.plate(plate) + half) for plate in found.plates]
    assert not [pair for pair in combinations(trick, 2) if pair[0].intersects(pair[1])]
    assert not [rect for rect in trick if any(rect.intersects(other) for other in lie)]


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_tricks_won_lie_clear_of_plates_and_of_what_is_dealt(seats: int, cloth: QRectF) -> None:
    """Of the neighbour's beside the miss one heap was made, and a plate lay on the other's."""
    evening = Evening(seats, 0)
    found = places(evening.sitting.match, evening.deal)
    ground = Ground(cloth, Look(), found)
    half = QPointF(PLATE, plates.height(ground.look)) / 2
    lie = [QRectF(ground.plate(plate) - half, ground.plate(plate) + half) for plate in found.plates]
    lie += [card(spot) for place in found.zones for count in [LIES.get(place.zone, 0)]
            for spot in ground.zone(place, count, range(count))]
    won = {place.at: [card(spot) for spot in ground.zone(place, place.together)] for place in found.zones
           if place.zone == "tricks won" and place.at}
    assert len(won) == seats - 1
    assert not [at for at, packet in won.items() if any(rect.intersects(other) for rect in packet for other in lie)]


@pytest.mark.parametrize(("seats", "size"), [(6, (1440, 900)), (6, (1280, 720)), (7, (1280, 720)), (8, (1280, 720))])
def test_the_longest_words_of_trumps_lie_clear_of_a_whole_trick(seats: int, size: tuple[int, int]) -> None:
    """"trumps, diamonds", in letters that are somewhat larger."""
    made = Evening(seats, 2).deals("KD", *HANDS, miss="JH 9S 3D").say("stand " * seats).plays(seats - 1)
    with table(made.moment(), size, {"text size": 115}) as page:
        assert page.scene.captions
        assert not list(meeting("loo", page.scene))


@pytest.mark.parametrize("text", [115, 130])
def test_words_of_trumps_lie_clear_of_tricks_and_their_cards_beside_a_page(qapp: QApplication, text: int) -> None:
    """Of six: on a low cloth their first letter lay under tricks won, their last under a card of the trick."""
    with playing("loo", 7006, text, (1093, 614), players=6) as page:
        page.book.slide_time = 0
        page.book.open_tab("advice")
        for _ in at_moves(page, 7006, 12):
            scene = page.scene
            assert scene.covered is not None
            zone, words = next((zone, one) for zone, one in scene.captions.items() if one.text.startswith("trumps, "))
            letters, turned = overlaps.letters(words.sceneBoundingRect()), scene.lying.items[zone]
            assert words.isVisible()
            assert letters.center().y() < turned[0].home_rect.top(), "above the turn-up"
            assert not any(letters.intersects(item.home_rect) for item in scene.lying.all() if item not in turned)
