"""Words beside cards and below instruments lie on nothing, and give way to tokens before they are left out."""
from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.devices import CountDial
from tests.games.cribbage.moments import MOMENTS as CRIBBAGE
from tests.games.ecarte.moments import MOMENTS as ECARTE
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


@pytest.mark.parametrize("size", [(1180, 760), (1280, 800)])
def test_what_the_dial_says_lies_on_no_card(qapp: QApplication, size: tuple[int, int]) -> None:
    with table(CRIBBAGE["play-4"](), size, {}) as page:
        dial = next(device for device in page.scene.instruments if isinstance(device, CountDial))
        dial.show_numbers((4,), moving=False)                       # twenty-seven to make: the longest words
        said = dial.words_below.sceneBoundingRect()
        for item in page.scene.lying.all():
            assert not said.intersects(item.sceneBoundingRect()), item.label
