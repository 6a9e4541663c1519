"""The cribbage board: its pegs tell the score at any moment, whatever the length of the game and whoever started."""
from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from cardtable.devices.pegboard import pegs_drawn
from cardtable.devices.pegboard.board import CribbageBoard
from cardtable.devices.pegboard.holes_drawn import GAME, ROUND, Holes
from cardtable.devices.pegboard.lane import MOST, lap_and_hole
from cardtable.table.items import Place, Stage
from cardtable.table.items.motion import Motion
from cardtable.table.paint.look import Look
from cardtable.table.paint.palette import HIGH_CONTRAST, NORMAL
from tests.spread import sampled, spread

pytestmark = pytest.mark.usefixtures("qapp")

TWO = ("You", "Mrs. Halloran")
THREE = (*TWO, "Mr. Penrose")
SCENE: list[QGraphicsScene] = []


def board(owners: tuple[str, ...] = TWO, mirrored: bool = False, goal: int = 121, speed: float = 0,
          width: float = 884) -> CribbageBoard:
    scene = QGraphicsScene()
    SCENE[:] = [scene]                  # or it goes, and the board with it
    made = CribbageBoard(Stage(Look(), Motion(speed)), owners, mirrored, goal)
    scene.addItem(made)
    made.put(Place(500, 200, width=width))
    return made


@pytest.mark.parametrize(("goal", "way"), spread(
    [61, 121, 181], [(False, 884), (True, 560), (False, 560), (True, 884)]))
def test_every_score_is_read_from_the_pegs(goal: int, way: tuple[bool, float]) -> None:
    mirrored, width = way
    made = board(mirrored=mirrored, goal=goal, width=width)
    for score in range(goal + 1):
        made.show_numbers((score, goal - score))
        assert made.readings() == (score, goal - score)


@pytest.mark.parametrize("goal", [61, 121, 181])
def test_counts_of_every_size_take_the_pegs_home(goal: int) -> None:
    for points in sampled(range(1, MOST + 1), 10):
        made, score = board(goal=goal), 0
        while score < goal:
            before, score = score, min(goal, score + points)
            made.show_numbers((score, 0))
            assert made.readings() == (score, 0)
            assert made.lanes[0].hinder == before
        assert "You home" in made.sentence()


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 181), min_size=1, max_size=30), st.lists(st.integers(0, 181), min_size=1, max_size=30))
def test_scores_set_taken_back_and_set_again_are_read_right(mine: list[int], hers: list[int]) -> None:
    made = board(goal=181)
    for scores in zip(mine, hers):
        made.show_numbers(scores)
        assert made.readings() == scores


def test_a_count_taken_back_returns_both_pegs_to_their_holes() -> None:
    made = board()
    for score in (2, 9, 17):
        made.show_numbers((score, 0))
    before = [(peg.pos().x(), peg.pos().y()) for peg in made.lanes[0].pegs]
    made.show_numbers((31, 0))
    made.show_numbers((17, 0))
    assert [(peg.pos().x(), peg.pos().y()) for peg in made.lanes[0].pegs] == before
    assert made.lanes[0].hinder == 9


def test_the_pegs_take_turns() -> None:
    made = board()
    first, second = made.lanes[0].pegs
    made.show_numbers((4, 0))
    made.show_numbers((6, 0))
    assert (made.lanes[0].hole_of(first), made.lanes[0].hole_of(second)) == (6, 4)
    made.show_numbers((7, 0))
    assert (made.lanes[0].hole_of(first), made.lanes[0].hole_of(second)) == (6, 7)


def test_only_the_last_point_goes_into_the_game_hole() -> None:
    assert [lap_and_hole(score, 121) for score in (0, 1, 60, 61, 120, 121)] == [
        (0, 0), (0, 1), (0, 60), (1, 1), (1, 60), (1, GAME)]
    assert lap_and_hole(61, 61) == (0, GAME)
    assert [lap_and_hole(score, 181) for score in (61, 121, 180, 181)] == [(1, 1), (2, 1), (2, 60), (2, GAME)]


def test_three_sides_have_three_lanes_and_pegs_of_their_own() -> None:
    made = board(THREE)
    assert made.size().height() > board().size().height()
    made = board(THREE)
    made.show_numbers((74, 59, 31))
    made.show_numbers((75, 59, 43))
    assert made.readings() == (75, 59, 43)
    assert made.caption() == "ivory You 75 · ebony Mrs. Halloran 59 · red Mr. Penrose 43 · of 121"


@pytest.mark.parametrize("palette", [NORMAL, HIGH_CONTRAST])
def test_no_two_sides_have_pegs_alike(palette: object) -> None:
    look = Look(palette=palette)  # type: ignore[arg-type]
    drawn: list[QImage] = [pegs_drawn.peg(look, lane, 1).image for lane in range(3)]
    assert all(one != other for n, one in enumerate(drawn) for other in drawn[:n])
    grey = [image.convertToFormat(QImage.Format.Format_Grayscale8) for image in drawn]
    assert all(one != other for n, one in enumerate(grey) for other in grey[:n])


@pytest.mark.parametrize("lanes", [2, 3])
def test_no_two_holes_lie_together_and_a_mirrored_board_is_the_other_turned(lanes: int) -> None:
    own, other = Holes(lanes), Holes(lanes, mirrored=True)
    spots = [*own.all().values()]
    spots += [own.start(lane, peg) for lane in range(lanes) for peg in (0, 1)]
    spots += [own.lap(lane, n) for lane in range(lanes) for n in (1, 2)]
    for n, one in enumerate(spots):
        assert all(abs(one.x() - o.x()) + abs(one.y() - o.y()) > 12 for o in spots[:n])
    for (lane, hole), at in own.all().items():
        turned = other.track(lane, hole)
        assert turned.y() == at.y()
        assert turned.x() == pytest.approx(884 - at.x())


def test_holes_are_in_fives() -> None:
    holes = Holes()
    for row in (range(1, 31), range(31, 61)):
        gaps = [abs(holes.track(0, b).x() - holes.track(0, a).x()) for a, b in pairwise(row)]
        assert [n for n, gap in enumerate(gaps, row[0]) if gap > 30] == [n for n in row[:-1] if n % 5 == 0]


def test_a_leap_never_shows_a_wrong_score_at_rest(qtbot: QtBot) -> None:
    made = board(speed=.05, goal=121)
    draw, scores = Random(3), [0, 0]
    while max(scores) < 121:
        side = draw.randrange(2)
        scores[side] = min(121, scores[side] + draw.randint(1, MOST))
        made.show_numbers(scores)
        if draw.random() < .5:
            qtbot.wait(draw.randrange(30))
        if draw.random() < .5:
            made.stage.motion.finish()
            assert made.readings() == tuple(scores)
    qtbot.waitUntil(lambda: not made.stage.motion.running, timeout=2000)
    assert made.readings() == tuple(scores)


def test_the_hinder_peg_passes_over_the_foremost_and_counts_hole_by_hole(qtbot: QtBot) -> None:
    made = board(speed=.5)
    made.show_numbers((8, 0), moving=False)
    made.show_numbers((10, 0), moving=False)
    hinder, foremost = made.lanes[0].pegs[1], made.lanes[0].pegs[0]
    assert made.lanes[0].hole_of(hinder) == 8
    made.show_numbers((15, 0))
    rise, seen = 0.0, []
    while made.stage.motion.running:
        assert made.lanes[0].hole_of(foremost) == 10
        rise = min(rise, hinder.riser.y())
        seen.append(hinder.x())
        qtbot.wait(4)
    assert rise < -35
    assert seen == sorted(seen)
    assert made.lanes[0].hole_of(hinder) == 15
    assert hinder.riser.y() == 0


def test_no_count_takes_longer_than_a_second_and_a_half() -> None:
    made = board(speed=1)
    for score in (1, 3, 32):
        steps = made.lanes[0].go(score)
        assert max(step.timing.ms + step.delay for step in steps) <= 1500


def test_the_round_is_counted_as_the_peg_passes(qtbot: QtBot) -> None:
    made = board(speed=.1)
    made.show_numbers((57, 0), moving=False)
    laps = made.lanes[0].laps
    assert laps.opacity() == 0
    made.show_numbers((63, 0))
    qtbot.waitUntil(lambda: not made.stage.motion.running, timeout=2000)
    assert laps.opacity() == 1
    assert made.readings() == (63, 0)


def test_hinder_pegs_of_a_game_already_begun() -> None:
    made = board()
    made.show_numbers((64, 29), moving=False)
    made.recall((55, 26))
    assert made.readings() == (64, 29)
    assert made.sentence() == ("Cribbage board: You 64, hinder peg at 55; Mrs. Halloran 29, hinder peg at 26; of 121")
    assert made.caption() == "You 64 · Mrs. Halloran 29 · of 121"
    made.show_numbers((70, 29))
    assert made.readings() == (70, 29)


def test_the_pointer_is_told_the_hole(qtbot: QtBot) -> None:
    made = board(width=700)
    assert made.hole_told(0, 35) == "35 · 95"
    assert made.hole_told(1, GAME) == "121, the game hole"
    made.show_numbers((35, 0))
    assert made.hole_told(0, 35) == "35 · 95, You"
    assert board(goal=61).hole_told(0, 35) == "35"
    assert all(made.holes.all()[lane, hole] != QPointF() for lane in (0, 1) for hole in range(1, ROUND + 1))


def test_laid_anew_in_mid_motion_the_reading_stands(qtbot: QtBot) -> None:
    made = board(speed=1)
    made.show_numbers((12, 7), moving=False)
    made.show_numbers((20, 9))
    qtbot.wait(30)
    made.stage.look = Look(unit=.77, ratio=2.0)
    made.put(Place(400, 180, width=500))
    assert made.readings() == (20, 9)
