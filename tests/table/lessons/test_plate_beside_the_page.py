"""One's own plate beside an oval lies on the cloth whole, though the lesson's page lies there and much is written on
it."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.table.app.window import MainWindow
from cardtable.table.cloth import overlaps
from cardtable.table.lessons.targets import outlines
from tests.table.lessons.walking import Learning
from tests.table.opened_window import opened_window
from tools.waiting import spin


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with opened_window(qtbot, tmp_path / "saves.sqlite", motion="instant") as window:
        yield window


def test_it_is_not_cut_off(window: MainWindow) -> None:
    window.resize(1093, 614)
    spin(10)
    scene = Learning(window, "napoleon/strict", "keys", speed=0).page.scene
    spin(10)
    own = next(plate for plate in scene.plates if plate.name == "You")
    assert "Three" in own.note
    left = own.home.x - own.size().width() / 2
    assert scene.cloth.left() <= left


def test_what_is_told_of_trumps_is_read_beside_the_own_hand(window: MainWindow) -> None:
    window.resize(1093, 614)
    spin(10)
    learning = Learning(window, "napoleon/strict", "keys", speed=0)
    learning.rightly()
    spin(10)
    learning.on()
    spin(20)
    scene = learning.page.scene
    told = next(words for words in scene.captions.values() if words.text == "trumps, hearts")
    hand = [item.home_rect for zone, held in scene.lying.items.items() for item in held
            if (place := scene.lying.place(zone)) is not None and place.own_hand]
    assert told.isVisible()
    assert hand
    assert not any(overlaps.letters(told.sceneBoundingRect()).intersects(card) for card in hand)


def test_the_ring_about_the_hand_leaves_the_plate_below_it_whole(window: MainWindow) -> None:
    """It ran through the name, and the half of it was dimmed."""
    window.resize(1440, 872)
    spin(10)
    page = Learning(window, "solo_whist/first", "keys", speed=0).page
    spin(20)
    ringed, = outlines(page.scene, ("hand", ""))
    own = next(plate for plate in page.scene.plates if plate.name == "You")
    assert ringed.boundingRect().bottom() > own.sceneBoundingRect().top(), "they lie close"
    assert not ringed.intersects(own.sceneBoundingRect().adjusted(6, 1, -6, -1))     # but for its round corners
