"""The écarté counters: what they show, what they say, and that these never differ."""
from __future__ import annotations

import pytest
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from cardtable.devices import DEVICES
from cardtable.devices.slide.slide import Slide
from cardtable.showing.phrases import number
from cardtable.table.items import Place, Stage
from cardtable.table.items.motion import Motion
from cardtable.table.paint.cloth import coin_radius
from cardtable.table.paint.look import Look

pytestmark = pytest.mark.usefixtures("qapp")


def slide(mirrored: bool = False, speed: float = 0, goal: int = 5) -> tuple[QGraphicsScene, Slide]:
    scene = QGraphicsScene()
    made = Slide(Stage(Look(), Motion(speed)), "Eleanor", mirrored, goal)
    scene.addItem(made)
    made.put(Place(300, 200))
    return scene, made


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("score", range(5))
def test_the_counters_show_what_the_words_say(score: int, mirrored: bool) -> None:
    _scene, made = slide(mirrored)
    for before in range(5):
        made.show_score(before)
        made.show_score(score)
        assert made.reading() == score
        assert f"{number(score)} counters on the right, {number(4 - score)} on the left" in made.sentence()
        assert made.caption() == (f"{number(score)} marked" if score else "love")


def test_the_fifth_point_is_the_game_and_moves_no_counter() -> None:
    _scene, made = slide()
    made.show_score(5)
    assert made.reading() == 4
    assert made.caption() == "the game"
    assert "the game won" in made.sentence()


def test_in_a_longer_game_the_fifth_point_is_not_the_game() -> None:
    _scene, made = slide(goal=15)
    made.show_score(12)
    assert (made.caption(), made.reading()) == ("twelve marked", 4)
    assert made.sentence().endswith("twelve marked")
    made.show_score(15)
    assert made.caption() == "the game"


def test_in_a_shorter_game_the_goal_is_the_game() -> None:
    _scene, made = slide(goal=3)
    made.show_score(3)
    assert made.caption() == "the game"


def test_a_mirrored_slide_is_the_other_turned_round() -> None:
    (_one, own), (_two, other) = slide(), slide(mirrored=True)
    for score in range(5):
        own.show_score(score)
        other.show_score(score)
        wide = own.size().width()
        turned = sorted(wide - counter.x() for counter in other._counters)
        assert turned == pytest.approx(sorted(counter.x() for counter in own._counters))


def test_counters_slide_one_after_another_and_keep_their_order(qtbot: QtBot) -> None:
    _scene, made = slide(speed=.3)
    made.show_score(2)
    assert made.stage.motion.busy
    assert made.reading() == 0
    while made.stage.motion.running:
        xs = [counter.x() for counter in made._counters]
        assert xs == sorted(xs)
        qtbot.wait(5)
    assert made.reading() == 2


def test_a_score_taken_back_in_mid_motion_ends_right(qtbot: QtBot) -> None:
    _scene, made = slide(speed=1)
    made.show_score(3)
    qtbot.wait(30)
    made.show_score(1)
    made.stage.motion.finish()
    assert made.reading() == 1


def test_laid_anew_the_reading_stands() -> None:
    _scene, made = slide()
    made.show_score(3)
    made.stage.look = Look(unit=.77, ratio=2.0)
    made.put(Place(120, 80))
    assert made.reading() == 3
    assert made.size().width() == pytest.approx(236 * .77)


def test_every_device_is_found_by_its_name() -> None:
    assert DEVICES["slide"] is Slide


def test_a_coin_beside_it_hides_no_counter() -> None:
    _scene, made = slide()
    assert made.coin_at(0).x() - coin_radius(made.stage.look) >= made.sceneBoundingRect().right()
