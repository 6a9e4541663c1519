"""The rules every motion keeps."""
from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene, QGraphicsWidget
from pytestqt.qtbot import QtBot

from cardtable.table.items.motion import BREATH, DEAL, LIFT, PLAY, Keys, Motion, Step

HERE, THERE, ELSEWHERE = QPointF(0, 0), QPointF(100, 50), QPointF(-30, 7)


@pytest.fixture
def scene(qapp: object) -> Iterator[QGraphicsScene]:
    made = QGraphicsScene()
    yield made
    made.clear()


def things(scene: QGraphicsScene, count: int) -> list[QGraphicsWidget]:
    made = [QGraphicsWidget() for _ in range(count)]
    for thing in made:
        scene.addItem(thing)
    return made


def test_a_motion_ends_where_it_should_and_says_so_once(scene: QGraphicsScene, qtbot: QtBot) -> None:
    motion, done = Motion(speed=.1), []
    some = things(scene, 10)
    motion.play([Step(thing, {"pos": THERE, "rotation": 4.0}, DEAL, i * 70) for i, thing in enumerate(some)],
                lambda: done.append(1))
    assert motion.running
    assert done == []
    qtbot.waitUntil(lambda: not motion.running, timeout=2000)
    assert all(thing.pos() == THERE and thing.rotation() == 4 for thing in some)
    assert done == [1]


def test_it_is_told_how_long_a_person_sees_something_move(scene: QGraphicsScene) -> None:
    motion, (thing, other), told = Motion(), things(scene, 2), []
    motion.moves = told.append
    motion.play([Step(other, {"pos": THERE}, LIFT, slight=True)])
    assert told == []
    motion.play([Step(thing, {"pos": THERE}, PLAY, 80)])
    assert told == [(80 + PLAY.ms + 16) / 1000]
    motion.finish()
    assert told[1:] == [0], "nothing moves any more"


def test_speed_nought_puts_everything_in_its_place_at_once(scene: QGraphicsScene) -> None:
    motion, (thing,), done = Motion(speed=0), things(scene, 1), []
    motion.play([Step(thing, {"pos": THERE})], lambda: done.append(thing.pos()))
    assert done == [THERE]
    assert not motion.running


def test_nothing_to_move_is_done_at_once(scene: QGraphicsScene) -> None:
    motion, done = Motion(), []
    motion.play([], lambda: done.append(1))
    assert done == [1]


def test_a_new_motion_settles_the_old_first(scene: QGraphicsScene, qtbot: QtBot) -> None:
    motion, (thing,), done = Motion(), things(scene, 1), []
    motion.play([Step(thing, {"pos": THERE, "rotation": 90.0})], lambda: done.append("old"))
    qtbot.wait(40)
    motion.play([Step(thing, {"pos": ELSEWHERE})], lambda: done.append("new"))
    assert done == ["old"]
    assert thing.rotation() == 90       # not taken over: it jumps to its end
    assert thing.pos() != THERE         # taken over: it goes on from where it was
    motion.finish()
    assert thing.pos() == ELSEWHERE
    assert done == ["old", "new"]


def test_settling_one_of_a_batch_leaves_the_others_going(scene: QGraphicsScene, qtbot: QtBot) -> None:
    motion, (one, two, three), done = Motion(speed=.5), things(scene, 3), []
    motion.play([Step(one, {"pos": THERE}, PLAY), Step(two, {"pos": THERE}, DEAL), Step(three, {"pos": THERE}, LIFT)],
                lambda: done.append(1))
    motion.settle(one)                  # the longest of them
    assert one.pos() == THERE
    assert two.pos() != THERE
    assert done == []
    qtbot.waitUntil(lambda: done == [1], timeout=1000)
    assert two.pos() == three.pos() == THERE


def test_settling_the_last_of_a_batch_ends_it(scene: QGraphicsScene) -> None:
    motion, some, done = Motion(), things(scene, 3), []
    motion.play([Step(thing, {"pos": THERE}) for thing in some], lambda: done.append(1))
    for thing in some:
        assert motion.settle(thing)
    assert done == [1]
    assert not motion.settle(some[0])


def test_a_refused_drag_over_and_over_always_ends(scene: QGraphicsScene, qtbot: QtBot) -> None:
    """Two animations on one property used to leave a group that never finished."""
    motion, (thing,), done = Motion(speed=.1), things(scene, 1), []
    for turn in range(20):
        motion.play([Step(thing, {"pos": THERE if turn % 2 else HERE, "scale": 1.0 + turn})], lambda: done.append(1))
        qtbot.wait(3)
    qtbot.waitUntil(lambda: not motion.running, timeout=1000)
    assert len(done) == 20


def test_finish_completes_what_it_sets_going_in_turn(scene: QGraphicsScene) -> None:
    motion, (thing,), done = Motion(), things(scene, 1), []

    def back() -> None:
        done.append(thing.pos())
        if len(done) < 3:
            motion.play([Step(thing, {"pos": HERE if thing.pos() == THERE else THERE})], back)

    motion.play([Step(thing, {"pos": THERE})], back)
    assert motion.finish()
    assert done == [THERE, HERE, THERE]
    assert not motion.running
    assert not motion.finish()


def test_a_rising_card_is_no_motion_that_eats_a_click(scene: QGraphicsScene) -> None:
    motion, (riser, flier) = Motion(), things(scene, 2)
    motion.play([Step(riser, {"y": -14.0}, LIFT, slight=True)])
    assert motion.running
    assert not motion.busy
    motion.play([Step(flier, {"pos": THERE})])
    assert motion.busy
    assert motion.finish()


@pytest.mark.no_qt_log      # Qt warns that the motion has lost its object; items leave by Stage.remove, which settles
def test_a_thing_deleted_in_flight_harms_nothing(scene: QGraphicsScene, qtbot: QtBot) -> None:
    import shiboken6

    motion, (gone, stays), done = Motion(speed=.1), things(scene, 2), []
    motion.play([Step(thing, {"pos": THERE}) for thing in (gone, stays)], lambda: done.append(1))
    scene.removeItem(gone)
    shiboken6.delete(gone)
    qtbot.waitUntil(lambda: done == [1], timeout=1000)
    assert stays.pos() == THERE


def test_reduced_motion_fades_in_place(scene: QGraphicsScene, qtbot: QtBot) -> None:
    motion, (thing,), done = Motion(reduced=True), things(scene, 1), []
    thing.setOpacity(1)
    motion.play([Step(thing, {"pos": THERE, "rotation": 30.0}, PLAY, 500)], lambda: done.append(1))
    assert (thing.pos(), thing.rotation()) == (THERE, 30)
    qtbot.wait(20)
    assert thing.opacity() < 1
    qtbot.waitUntil(lambda: done == [1], timeout=300)
    assert thing.opacity() == 1
    motion.play([Step(thing, {"pos": HERE})])
    motion.finish()
    assert thing.opacity() == 1


def test_keys_lead_through_values_to_the_last(scene: QGraphicsScene, qtbot: QtBot) -> None:
    motion, (thing,), seen = Motion(speed=.2), things(scene, 1), []
    thing.setOpacity(0)
    thing.opacityChanged.connect(lambda: seen.append(thing.opacity()))
    motion.play([Step(thing, {"opacity": Keys(((0, 0.0), (.5, 1.0), (1, .25)))}, BREATH)])
    qtbot.waitUntil(lambda: not motion.running, timeout=1000)
    assert thing.opacity() == .25
    assert max(seen) > .4              # though a busy machine shows few frames


def test_stilled_is_told_when_the_last_has_ended(scene: QGraphicsScene, qtbot: QtBot) -> None:
    motion, (one, two) = Motion(speed=.1), things(scene, 2)
    with qtbot.waitSignal(motion.stilled, timeout=1000):
        motion.play([Step(one, {"pos": THERE})])
        motion.play([Step(two, {"pos": THERE})])
    assert not motion.running
