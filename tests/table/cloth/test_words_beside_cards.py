"""Words beside cards and below instruments lie on nothing, and give way to tokens before they are left out."""
from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.devices.call_slate.slate import CallSlate
from cardtable.devices.count_dial.dial import CountDial
from cardtable.games.pope_joan.rules import PLAYED
from tests.games.cribbage.moments import MOMENTS as CRIBBAGE
from tests.games.ecarte.moments import MOMENTS as ECARTE
from tests.games.napoleon.moments import MOMENTS as NAPOLEON
from tests.games.pope_joan.moments import MOMENTS as POPE_JOAN
from tools.screens import table


@pytest.mark.parametrize("settings", [{}, {"text size": 200}])
def test_words_covered_by_a_token_lie_on_another_side(qapp: QApplication, settings: dict[str, object]) -> None:
    with table(ECARTE["propose"](), (1024, 700), settings) as page:
        scene = page.scene
        assert scene.tokens
        told = [words for words in scene.captions.values() if words.text.startswith(("stock", "trumps"))]
        assert len(told) == 2
        for words in told:
            assert words.isVisible(), words.text
            for thing in (*scene.tokens, *scene.plates):
                assert not words.sceneBoundingRect().intersects(thing.sceneBoundingRect()), (words.text, thing)


@pytest.mark.parametrize("moment", ["propose", "exchange"])
def test_words_need_not_move_for_what_is_asked(qapp: QApplication, moment: str) -> None:
    with table(ECARTE[moment](), (1024, 700), {}) as page:
        told = [words for words in page.scene.captions.values() if words.text.startswith(("stock", "trumps"))]
        assert page.scene.question.isVisible()
        below = {words.sceneBoundingRect().top() for words in told}
        assert len(told) == 2
        assert len(below) == 1
        cards = [item.sceneBoundingRect().bottom() for words in told for zone, one in page.scene.captions.items()
                 if one is words for item in page.scene.lying.items[zone]]
        assert below.pop() > max(cards) - 2


@pytest.mark.parametrize("size", [(1180, 760), (1280, 800)])
def test_what_the_dial_says_lies_on_no_card(qapp: QApplication, size: tuple[int, int]) -> None:
    with table(CRIBBAGE["play-4"](), size, {}) as page:
        dial = next(device for device in page.scene.instruments if isinstance(device, CountDial))
        dial.show_numbers((4,), moving=False)                       # twenty-seven to make: the longest words
        said = dial.words_below.sceneBoundingRect()
        for item in page.scene.lying.all():
            assert not said.intersects(item.sceneBoundingRect()), item.label


@pytest.mark.parametrize("size", [(1024, 700), (1180, 760)])
def test_words_at_an_oval_table_stay_off_the_rail(qapp: QApplication, size: tuple[int, int]) -> None:
    with table(NAPOLEON["four"](), size, {}) as page:
        scene = page.scene
        words = next(words for words in scene.captions.values() if words.text.startswith("trumps"))
        rect, ground = words.sceneBoundingRect(), scene.ground
        assert words.isVisible()
        assert ground is not None
        left, right = ground.reach(rect.center().y(), rect.height())
        assert left <= rect.left()
        assert rect.right() <= right
        slate, = [device for device in scene.instruments if isinstance(device, CallSlate)]
        for item in scene.lying.all():
            assert not item.home_rect.intersects(slate.sceneBoundingRect().adjusted(2, 2, -2, -2)), item.label


def test_own_cards_played_lie_apart_from_the_neighbours_and_are_named(qapp: QApplication) -> None:
    with table(POPE_JOAN["slip-5"](), (1440, 900), {}) as page:
        scene = page.scene
        assert scene.sight is not None
        seat, deal = page.host.chair.own_seat(), scene.sight.deal
        own, *others = [[item.home_rect for item in scene.lying.items.get(PLAYED[s], ())] for s in deal.round(seat)]
        assert own
        assert not any(card.intersects(other) for card in own for cards in others for other in cards)
        assert any(words.text.startswith("yours, ") and words.isVisible() for words in scene.captions.values())


def test_at_the_end_of_a_deal_the_crib_says_what_it_counted(qapp: QApplication) -> None:
    with table(CRIBBAGE["slip"](), (1440, 900), {}) as page:
        told = [words.text for words in page.scene.captions.values() if words.isVisible()]
        assert "your crib, four" in told
        assert "your hand, nine" in told


def test_words_give_way_to_the_dealers_button(qapp: QApplication) -> None:
    """“played” stood on both sides of the D."""
    with table(CRIBBAGE["over-3"](), (1440, 900), {"text size": 130}) as page:
        button = page.scene.button.sceneBoundingRect()
        assert page.scene.button.isVisible()
        for words in page.scene.captions.values():
            assert not words.isVisible() or not words.sceneBoundingRect().intersects(button), words.text
