"""The bowl of the pool: as many counters as its label says, coming from and going to where they are told."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from cardtable.devices.pool_bowl import drawn
from cardtable.devices.pool_bowl.bowl import MOST, PoolBowl, spot
from cardtable.table.items import Place, Stage
from cardtable.table.items.motion import Motion
from cardtable.table.paint.look import Look

pytestmark = pytest.mark.usefixtures("qapp")


def bowl(speed: float = 0, look: Look | None = None) -> tuple[QGraphicsScene, PoolBowl]:
    scene = QGraphicsScene()
    made = PoolBowl(Stage(look or Look(), Motion(speed)))
    scene.addItem(made)
    made.put(Place(300, 300))
    return scene, made


@pytest.mark.parametrize("before", [0, 18, 60])
@pytest.mark.parametrize("coins", [0, 1, 16, 26, 48, 49, 200])
def test_as_many_counters_lie_in_it_as_it_says(coins: int, before: int) -> None:
    _scene, made = bowl()
    made.show_numbers((before,))
    made.show_numbers((coins,))
    assert made.readings() == (coins,)
    assert made.heaped == min(coins, MOST)
    assert made._labelled == coins


def test_words() -> None:
    _scene, made = bowl()
    assert made.caption() == "empty"
    made.show_numbers((18,))
    assert made.words_below.text == "the pool, eighteen"
    assert made.sentence() == "The pool, eighteen"


def test_the_heap_lies_in_the_hollow_and_no_counter_on_another() -> None:
    spots = [spot(order) for order in range(MOST)]
    assert all(at.x() ** 2 + at.y() ** 2 < (drawn.HOLLOW - 7) ** 2 for _, at in spots)
    for layer in range(3):
        lying = [at for on, at in spots if on == layer]
        assert min((one - other).manhattanLength() for n, one in enumerate(lying) for other in lying[:n]) > 7


def test_counters_come_from_who_pays_and_go_to_who_takes(qtbot: QtBot) -> None:
    _scene, made = bowl(speed=1)
    done: list[str] = []
    payer, taker = QPointF(700, 100), QPointF(20, 500)
    made.put_in((6,), payer, lambda: done.append("in"))
    qtbot.wait(50)
    assert any(counter.scenePos().x() - 300 > 100 for counter in made._heap)
    assert (made._labelled, made.words_below.text) == (0, "the pool"), "not empty: they are on their way"
    assert made.readings()[0] < 6
    made.stage.motion.finish()
    assert (done, made.readings(), made._labelled) == (["in"], (6,), 6)
    assert made.words_below.text == "the pool, six"
    made.take(0, taker, 4, lambda: done.append("out"))
    leaving = list(made._leaving)
    assert len(leaving) == 4
    qtbot.wait(120)
    assert min(counter.scenePos().x() for counter in leaving) < 240
    made.stage.motion.finish()
    assert (done, made.readings(), made._leaving) == (["in", "out"], (2,), [])
    made.take(0, taker)
    assert made.words_below.text == "the pool"
    made.stage.motion.finish()
    assert made.words_below.text == "empty"


def test_overtaken_it_ends_right() -> None:
    _scene, made = bowl(speed=1)
    done: list[str] = []
    made.put_in((5,), QPointF(0, 0), lambda: done.append("first"))
    made.put_in((3,), QPointF(0, 0), lambda: done.append("second"))
    made.show_numbers((20,))
    made.stage.motion.finish()
    assert (done, made.readings()) == (["first", "second"], (20,))


def test_laid_anew_the_heap_stands() -> None:
    _scene, made = bowl()
    made.show_numbers((30,))
    made.stage.look = Look(unit=.77, text=2.0)
    made.put(Place(120, 80))
    assert made.readings() == (30,)
    assert made.size().width() == pytest.approx(118 * .77)
