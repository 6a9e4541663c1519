"""Deals played out in numbers: as they are compiled and as plain Python they come to the same."""
from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from cardtable.families.betting.interval import Interval, Limits
from cardtable.games.poker.search import rollout
from cardtable.games.poker.search.field import Pack, field
from cardtable.games.poker.search.layouts import Lots
from cardtable.games.poker.search.read import Manner, Ranges

FIELD, LIMITS = field(Pack(False, False, False), True), Limits(12)


def plain() -> Any:
    """The same source, not compiled, and without the cython package."""
    path = Path(str(rollout.__file__)).with_name("rollout.py")
    spec = importlib.util.spec_from_file_location("plain_rollout", path)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    with patch.dict(sys.modules, {"cython": None}):
        spec.loader.exec_module(found)
    assert not found.COMPILED
    return found


def gained(module: Any, seed: int) -> list[float]:
    """What each word comes to before the draw at a table of six, some of whom have gone out, at a jack-pot or not."""
    rng, seats = Random(seed), 6
    manners = [Manner(*[rng.uniform(.05, .9) for _ in range(5)]) for _ in range(seats)]
    known = Ranges([rng.uniform(.1, 1) for _ in range(seats)], [rng.uniform(.1, 1) for _ in range(seats)])
    standing = sorted({0, *rng.sample(range(seats), 4)})
    has, paid = [rng.randrange(3, 60) for _ in range(seats)], [rng.randrange(3) for _ in range(seats)]
    jack_pot = rng.random() < .3
    interval = Interval.begun(standing, paid, has, max(paid), LIMITS, staked=rng.random() < .5)
    start = module.Rest(0, seats, sum(paid) + 5, paid, has, standing, manners, known)
    start.going_on(interval, False)
    start.opening(2, -1 if jack_pot else standing[-1], -1)
    for one in standing:
        hand = rng.choice(FIELD.hands)
        start.holds(one, hand.final, hand.drew, rng.random())
    lots, found = Lots(seed), []
    for verb, by in (("out", 0), ("see", 0), ("better", 3), ("straddle", 0), ("open", 2), ("pass", 0)):
        rest = start.copy(lots)
        rest.plays_at_least(.4)
        rest.do(verb, by)
        opened = rest.before_the_draw()
        if opened and not rest.all_alone():
            rest.second(rest.leads(1), not jack_pot, LIMITS, FIELD)
            rest.with_the_hands()
        found += [rest.gained(), rest.shared(6), float(rest.all_passed()), float(opened)]
    return found


@pytest.mark.parametrize("first", range(0, 200, 50))
def test_compiled_and_plain_come_to_the_same(first: int) -> None:
    other = plain()
    for seed in range(first, first + 50):
        assert gained(rollout, seed) == gained(other, seed)


def test_a_course_leaves_the_layout_as_it_was() -> None:
    """All courses begin from the same."""
    start = rollout.Rest(0, 2, 2, [1, 1], [20, 20], [0, 1], [Manner(), Manner()], Ranges([.5, .5], [1.0, 1.0]))
    start.going_on(Interval.begun((0, 1), (1, 1), (20, 20), 1, LIMITS), passing=True)
    for one in (0, 1):
        start.holds(one, 3000 + one)
        start.taken_for(one, FIELD.after(.5, -1))
    before = start.copy(Lots(1))
    before.do("better", 5)
    before.with_the_hands()
    again = start.copy(Lots(1))
    again.do("better", 5)
    again.with_the_hands()
    assert again.gained() == before.gained() != 0
