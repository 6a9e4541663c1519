"""The holes and the pegs."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.devices.pegboard.holes import (
    GAME_HOLE,
    INNER,
    OUTER,
    START,
    Pegs,
    advanced,
    hole,
    leapt,
    path,
    rounds,
)


@pytest.mark.parametrize(("game", "times"), [(61, 1), (121, 2), (181, 3)])
def test_every_score_has_a_hole_of_its_own(game: int, times: int) -> None:
    assert rounds(game) == times
    found = [hole(score, game) for score in range(game + 1)]
    assert len(set(found)) == game + 1
    assert (found[0].row, found[-1].row, found[-1].hole) == (START, GAME_HOLE, None)
    assert sum(h.row == OUTER for h in found) == sum(h.row == INNER for h in found) == 30 * times
    assert {h.round for h in found} == set(range(1, times + 1))


def test_pegs_leapfrog() -> None:
    assert advanced(Pegs(12, 9), 4) == (16, 12)
    assert advanced(Pegs(12, 9), 0) == (12, 9)
    assert path(Pegs(12, 9), 4) == (10, 11, 12, 13, 14, 15, 16)
    assert path(Pegs(12, 9), 0) == ()


def test_reading_the_pegs_gives_the_score() -> None:
    rng = Random(1)
    for _ in range(200):
        marks = [rng.randint(1, 29) for _ in range(rng.randint(0, 20))]
        pegs = leapt(marks)
        assert pegs.foremost == sum(marks)
        assert pegs.hinder == sum(marks[:-1])
