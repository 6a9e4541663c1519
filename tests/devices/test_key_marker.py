"""The whist marker: what its caption says is what is raised, and the caption stays on the cloth."""
from __future__ import annotations

import pytest
from PySide6.QtWidgets import QGraphicsScene

from cardtable.devices.key_marker.marker import Keys, RubberKeys
from cardtable.table.items import Place, Stage
from cardtable.table.items.motion import Motion
from cardtable.table.paint.look import Look

pytestmark = pytest.mark.usefixtures("qapp")


def made(scene: QGraphicsScene) -> RubberKeys:
    """At the left edge."""
    keys = RubberKeys(Stage(Look(), Motion(0)), "Eleanor", goal=5)
    keys.whose = "theirs"
    scene.addItem(keys)
    keys.put(Place(110, 60, 0, 200))
    return keys


@pytest.mark.parametrize(("numbers", "caption"), [
    ((0, 0), "theirs: love"), ((3, 1), "theirs: three, and one game"), ((4, 0), "theirs: four"),
    ((5, 1), "theirs: the game, and one game")])
def test_points_and_games_stand_in_one_case(numbers: tuple[int, int], caption: str) -> None:
    scene = QGraphicsScene()
    keys = made(scene)
    keys.show_numbers(numbers)
    assert (keys.readings(), keys.games, keys.words_below.text) == (numbers[:1], numbers[1], caption)
    assert keys.sentence() == caption.replace("theirs", "Eleanor")


@pytest.mark.parametrize(("points", "caption"), [(0, "love"), (4, "four marked"), (5, "the game"), (6, "the game")])
def test_points_alone_say_how_many_are_marked(points: int, caption: str) -> None:
    keys = Keys(Stage(Look(), Motion(0)), "Eleanor", goal=5)
    keys.show_numbers((points,))
    assert (keys.caption(), keys.raised) == (caption, min(points, 5))


def test_a_caption_stays_on_the_cloth() -> None:
    scene = QGraphicsScene()
    keys = made(scene)
    keys.show_numbers((0, 0))
    left = keys.sceneBoundingRect().left() + 60
    keys.keep_words(left, 2000)
    assert keys.words_below.sceneBoundingRect().left() >= left - 1
    keys.show_numbers((4, 1))
    assert keys.words_below.sceneBoundingRect().left() >= left - 1, "a longer one as well"
