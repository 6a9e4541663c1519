"""Beside its book the post-mortem has half a cloth: there, too, nothing that is read lies under anything."""
from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from cardtable.table.lookback.page import LookBack
from tests.table.cloth.test_low_tables import moment
from tools.covered import found
from tools.screens import table
from tools.waiting import spin, until

LAPTOP, LOW, HIGH = (1366, 768), (1093, 614), (1440, 900)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("game", "name", "size"), [
    ("solo_whist", "slip", LAPTOP), ("solo_whist", "slip", LOW), ("pope_joan", "dealt-5", HIGH),
    ("pope_joan", "slip-5", LOW)])
def test_hands_laid_open_cover_no_turned_up_card(game: str, name: str, size: tuple[int, int]) -> None:
    """Nor do its words, a hand that is nobody's, the slate and the discs lie under them."""
    with table(replace(moment(game, name), then="look back"), size, {}) as page:
        [laid] = page.findChildren(LookBack)
        for opened in (False, True):
            if opened:
                laid.open_hands()
            for choice in range(-1, len(laid.playhead.choices)):
                laid.go(partial(laid.playhead.to_choice, choice) if choice >= 0
                        else partial(laid.playhead.go_to, laid.playhead.deal))
                spin(5)
                scene = laid.cloth.scene
                assert [f"{pair}: {part:.0%}" for pair, part in found(game, scene)] == [], (opened, choice)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", ["cribbage", "napoleon", "pope_joan"])
def test_all_lies_beside_the_page_that_slides_out(game: str) -> None:
    """It lay over half the own hand and the line of choices, whose ring shone through it."""
    with table(moment(game, "post-mortem"), LOW, {}) as page:
        [laid] = page.findChildren(LookBack)
        book, scene, left = laid.book, laid.cloth.scene, laid.cloth.view.x()
        whole = laid.rail.width()
        book.slide_time = 0
        book.open_tab("advice")
        until(lambda: scene.covered is not None)
        spin(5)
        edge = left + (scene.covered or 0)
        assert laid.rail.geometry().right() < edge
        things = [*scene.lying.all(), *scene.plates, *scene.instruments]
        assert [str(thing) for thing in things if thing.isVisible()
                and left + thing.sceneBoundingRect().right() > edge + 1] == []
        book.close_page()
        until(lambda: scene.covered is None)
        spin(5)
        assert laid.rail.width() == whole
