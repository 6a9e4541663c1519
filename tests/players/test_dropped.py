"""A plan that is dropped on the way is told beside what is the best in the end."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

import pytest

from cardtable.players.compared import judged_again
from cardtable.players.estimate import Plan
from cardtable.players.question import ROUND, Question
from cardtable.players.search import search
from cardtable.rules.moves import Move

FIRST, LAST, NEVER = ((Move((name,)),) for name in ("first", "last", "never"))


class Three(Question):
    """One plan is the best in the layouts that are looked at first, another in all; the third is dropped."""

    unit, samples = "points", 4 * ROUND
    plans: Sequence[Plan] = (FIRST, LAST, NEVER)

    def layouts(self, rng: Random) -> Iterator[tuple[int, float]]:
        return ((number, 1.0) for number in count())

    def values(self, world: int, plans: Sequence[Plan]) -> list[float]:
        come: dict[Plan, float] = {FIRST: 5.0 if world < ROUND else 0.0, LAST: 8.8 * (world % 2), NEVER: 0.0}
        return [come[plan] for plan in plans]


def test_it_is_behind_the_best_by_what_it_was_in_the_layouts_of_both() -> None:
    """Else its parts, which are told beside those of the best, did not make up its value: "and the rest loses 3½"."""
    found, _ = search(Three(), Random(1))
    assert [one.plan for one in found] == [LAST, FIRST, NEVER]
    assert found[2].behind == pytest.approx(4.4)
    assert found[2].value == pytest.approx(found[0].value - 4.4)


class Many(Question):
    """Thirty plans that come to the same, but for chance, which is great."""

    unit, samples = "points", 8 * ROUND
    plans: Sequence[Plan] = tuple([(Move(("play", str(n))),) for n in range(30)])

    def layouts(self, rng: Random) -> Iterator[tuple[Random, float]]:
        while True:
            yield Random(rng.random()), 1.0

    def values(self, world: Random, plans: Sequence[Plan]) -> list[float]:
        come = {plan: 100.0 * (world.random() < .1) for plan in Many.plans}
        return [come[plan] for plan in plans]


def test_what_chance_has_dropped_is_told_from_other_layouts() -> None:
    """Of four dead eights one was told as 51 points worse, however long was thought: those layouts spoke against it for
    which it was dropped."""
    first, again = [], []
    for seed in range(40):
        rng, question = Random(seed), Many()
        found, layouts = search(question, rng)
        dropped = [one for one in found if one.layouts < layouts]
        first += [one.behind for one in dropped]
        again += [one.behind for one in judged_again(question, found[0], dropped, rng, 1.0, None)]
    assert len(first) > 20
    assert sum(again) < .5 * sum(first)


class Seldom(Question):
    """Two plans of which the second is lost in so many of the layouts, and gains something in others."""

    unit, samples = "points", 2 * ROUND
    plans: Sequence[Plan] = (FIRST, LAST)

    def __init__(self, lost: int, gained: int = 0) -> None:
        self.lost, self.gained = lost, gained

    def layouts(self, rng: Random) -> Iterator[tuple[int, float]]:
        return ((number, 1.0) for number in count())

    def values(self, world: int, plans: Sequence[Plan]) -> list[float]:
        come = {FIRST: 0.0, LAST: -300.0 if world < self.lost else 10.0 if world - self.lost < self.gained else 0.0}
        return [come[plan] for plan in plans]


@pytest.mark.parametrize(("lost", "gained", "equal"), [(2, 0, True), (3, 0, False), (3, 1, True), (3, 60, True)])
def test_what_is_never_better_and_several_times_worse_is_not_as_good(lost: int, gained: int, equal: bool) -> None:
    """A master led the book's card, which lost a contract in three layouts of 140, instead of one that lost none."""
    found, _ = search(Seldom(lost, gained), Random(1))
    assert found[0].plan == FIRST
    assert found[1].equal is equal
