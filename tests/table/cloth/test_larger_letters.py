"""With letters somewhat larger than usual what meets parts, and nobody's own cards come to lie on others."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.table.book.wagers import WagersView
from cardtable.table.items.plate import CAMEO
from cardtable.table.paint.deck import INDEX_FONT
from tests.games.cribbage.moments import MOMENTS as CRIBBAGE
from tests.games.loo.moments import MOMENTS as LOO
from tests.games.napoleon.moments import MOMENTS as NAPOLEON
from tests.games.piquet.moments import MOMENTS as PIQUET
from tests.games.poker.moments import MOMENTS as POKER
from tests.games.pope_joan.moments import MOMENTS as POPE_JOAN
from tests.games.whist.moments import MOMENTS as WHIST
from tests.table.cloth.test_words_keep_their_place import playing
from tools.moments import Moment
from tools.screens import table
from tools.waiting import spin, until

pytestmark = pytest.mark.usefixtures("qapp")

USUAL, LARGER = (1440, 900), {"text size": 130}


@pytest.mark.parametrize("moment", [POPE_JOAN["lead-3"], POPE_JOAN["lead-8"], NAPOLEON["trick"]])
def test_ones_own_cards_lie_on_no_others(moment: Callable[[], Moment]) -> None:
    with table(moment(), USUAL, LARGER) as page:
        spin(200)                                # what has parted parts again from what has parted since
        lying = page.scene.lying
        mine = {item for zone, place in lying.zones.items() if place.own_hand for item in lying.items.get(zone, ())}
        own = [item.home_rect.adjusted(3, 3, -3, -3) for item in mine]
        others = [item.home_rect for item in lying.all() if item.isVisible() and item not in mine]
        assert own
        assert not [card for card in own if any(card.intersects(other) for other in others)]


def test_what_is_asked_lies_clear_of_the_dealers_button_or_is_told_in_the_talk() -> None:
    with table(LOO["hint"](), USUAL, LARGER) as page:
        scene = page.scene
        assert scene.button.isVisible()
        if scene.question.text:
            assert not scene.question.sceneBoundingRect().intersects(scene.button.sceneBoundingRect())
        else:
            told = [getattr(entry, "text", "") for entry in page.book.talk.entries]
            assert any("Pass: you throw your cards in" in text for text in told)


@pytest.mark.parametrize("moment", [PIQUET["dealer"], PIQUET["sinking"]])
def test_with_large_letters_ones_own_hand_lies_just_above_its_plate(moment: Callable[[], Moment]) -> None:
    with table(moment(), (1366, 768), {"text size": 200}) as page:
        spin(200)
        scene = page.scene
        plate, = [one.sceneBoundingRect() for place, one in scene.plates.placed() if not place.at]
        hand = [zone for zone, place in scene.lying.zones.items() if place.near_hand]
        foot = max(item.home_rect.bottom() for zone in hand for item in scene.lying.items[zone])
        assert abs(plate.top() - foot) < plate.height() / 2, "it has not followed a plate that has gone elsewhere"


@pytest.mark.parametrize("size", [(1440, 900), (1093, 614)])
def test_what_is_counted_of_the_crib_is_told_beside_the_hand_counted_before(size: tuple[int, int]) -> None:
    with table(replace(CRIBBAGE["crib"](), acts=45), size, {"text size": 200}) as page:
        scene = page.scene
        told = scene.reciting.told.sceneBoundingRect()
        assert scene.reciting.told.isVisible()
        others = [item.home_rect for item in scene.lying.all() if item.isVisible()]
        words = [words.sceneBoundingRect() for words in scene.captions.values() if words.isVisible() and words.text]
        assert not [rect for rect in others + words if rect.intersects(told)]


def test_what_is_said_of_ones_own_cards_lies_above_their_bracket() -> None:
    with table(replace(PIQUET["repique"](), live=12, acts=4), USUAL, {"text size": 200}) as page:
        reciting = page.scene.reciting
        assert reciting.told.isVisible()
        assert reciting.bracket.isVisible()
        assert not reciting.told.sceneBoundingRect().intersects(reciting.bracket.sceneBoundingRect())


@pytest.mark.parametrize(("moment", "size"), [(WHIST["call"], USUAL), (POPE_JOAN["run-5"], (1093, 614))])
def test_the_dealers_button_lies_on_no_words(moment: Callable[[], Moment], size: tuple[int, int]) -> None:
    with table(moment(), size, {"text size": 200}) as page:
        scene = page.scene
        assert scene.button.isVisible()
        words = [words.sceneBoundingRect() for words in scene.captions.values() if words.isVisible() and words.text]
        assert words
        assert not any(rect.intersects(scene.button.sceneBoundingRect()) for rect in words)


@pytest.mark.parametrize("moment", ["stud-5", "stud-8"])
def test_open_cards_with_large_indices_lie_so_far_apart_that_they_can_be_read(moment: str) -> None:
    with table(POKER[moment](), (1093, 614), {"text size": 200}) as page:
        lying = page.scene.lying
        rows = [lying.items[zone] for zone, place in lying.zones.items() if place.role == "shown" and lying.items[zone]]
        assert len(rows) == int(moment[-1])
        for row in rows:
            steps = [after.home.x - before.home.x for before, after in pairwise(row)]
            assert min(steps) >= INDEX_FONT * row[0].home.width - 1, "a queen is half covered by the next card"


@pytest.mark.parametrize("size", [(1093, 614), (1024, 700)])
def test_no_column_of_the_stakes_is_cut_off_in_large_letters(size: tuple[int, int]) -> None:
    with table(POKER["score"](), size, {"text size": 200}) as page:
        spin(200)
        stakes = page.book.findChild(WagersView).stakes
        assert stakes.columns
        assert not stakes.visibleRegion().isEmpty()
        assert stakes.visibleRegion().boundingRect().width() == stakes.width()


@pytest.mark.parametrize(("size", "text", "drawn"), [
    ((1093, 614), 100, 4), ((1093, 614), 115, 0), ((1093, 614), 130, 0), ((1366, 768), 130, 0), ((1440, 900), 130, 4)])
def test_cameos_of_the_other_table_do_not_touch(qapp: QApplication, size: tuple[int, int], text: int, drawn: int
                                                ) -> None:
    """The Progressive evening at Euchre: by 14 pixels they lay on one another, with larger letters on a low cloth."""
    with playing("euchre", 7001, text, size, form="progressive") as page:
        page.book.close_page()
        until(lambda: not page.host.teller.busy)
        spin(20)
        plates = [plate for plate in page.scene.plates if plate.note.endswith("other table")]
        assert len(plates) == 4
        assert len([plate for plate in plates if plate.portrait]) == drawn
        for one, other in combinations(plates, 2):
            drawn_apart = CAMEO * min(one.size().height(), other.size().height())
            away = one.sceneBoundingRect().center() - other.sceneBoundingRect().center()
            assert not (one.portrait and other.portrait) or max(abs(away.x()), abs(away.y())) > drawn_apart
