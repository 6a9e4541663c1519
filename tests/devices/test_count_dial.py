"""The dial of the count: as many ticks as points, and words that agree."""
from __future__ import annotations

import pytest
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from cardtable.devices.count_dial.dial import FULL, CountDial, in_words
from cardtable.table.items import Place, Stage
from cardtable.table.items.motion import Motion
from cardtable.table.paint.look import Look

pytestmark = pytest.mark.usefixtures("qapp")


def dial(speed: float = 0) -> tuple[QGraphicsScene, CountDial]:
    scene = QGraphicsScene()
    made = CountDial(Stage(Look(), Motion(speed)))
    scene.addItem(made)
    made.put(Place(200, 200))
    return scene, made


@pytest.mark.parametrize("before", [0, 9, FULL])
@pytest.mark.parametrize("count", range(FULL + 1))
def test_as_many_ticks_are_filled_as_points_are_counted(count: int, before: int) -> None:
    _scene, made = dial()
    made.show_numbers((before,))
    made.show_numbers((count,))
    assert made.readings() == (count,)
    assert in_words(count) in made.sentence() or not count


def test_what_is_wanting_is_said_below() -> None:
    _scene, made = dial()
    said = {}
    for count in (0, 10, 24, 30, 31):
        made.show_numbers((count,))
        said[count] = made.words_below.text
    assert said == {0: "", 10: "twenty-one to make thirty-one", 24: "seven to make thirty-one",
                    30: "one to make thirty-one", 31: "thirty-one"}


def test_ticks_fill_one_after_another_and_end_right_when_overtaken(qtbot: QtBot) -> None:
    _scene, made = dial(speed=1)
    made.show_numbers((10,))
    qtbot.wait(60)
    assert made.readings()[0] < 10
    made.show_numbers((4,))
    made.stage.motion.finish()
    assert made.readings() == (4,)
    made.stage.look = Look(unit=.77)
    made.put(Place(100, 100))
    assert made.readings() == (4,)
