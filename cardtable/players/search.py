"""Search over layouts: every plan is tried out in the same sampled layouts, and the difference is what counts.

A game's `evaluate.py` gives a Question; the search asks it for layouts, each with a weight for how well it agrees with
what the others have done, and for what each plan comes to there.  Plans that fall clearly behind are dropped.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt
from random import Random
from typing import Any, NamedTuple, Protocol

from cardtable.players.stop import Stop
from cardtable.rules.moves import Move

SAMPLES = 2400                   # trials of a plan, at budget 1
TRIALS = 12000                   # of all plans together, at budget 1
ROUND = 60                       # layouts between two comparisons
WIDTH = 1.96                     # standard errors on either side of a 95% interval
BEHIND = 3.0                     # standard errors after which a plan is dropped

Plan = tuple[Move, ...]


class Question(Protocol):
    """One decision, ready to be searched."""

    unit: str
    plans: Sequence[Plan]        # a move, and how its player means to go on; several may begin with the same move
    exact: bool                  # whether layouts() gives every layout once; else it draws without end

    def layouts(self, rng: Random) -> Iterator[tuple[Any, float]]:
        """Layouts that agree with all that is known, each with its weight."""

    def values(self, world: Any, plans: Sequence[Plan]) -> list[float]:
        """What each of these plans comes to in this layout, in the unit; may not change the layout."""


class Found(NamedTuple):
    """A plan's mean, and how surely it is behind the best: its shortfall and half that shortfall's interval."""

    plan: Plan
    value: float
    error: float
    behind: float
    doubt: float

    @property
    def equal(self) -> bool:
        """Whether it may be as good as the best, for all the samples show."""
        return self.behind <= self.doubt


def search(question: Question, rng: Random, budget: float = 1.0, stop: Stop | None = None) -> tuple[list[Found], int]:
    """The plans still in question, best first, and how many layouts were looked at."""
    plans = list(question.plans)
    alive = list(range(len(plans)))
    trials: list[list[float]] = [[] for _ in plans]
    weights: list[float] = []
    most = 10**9 if question.exact else max(ROUND, int(SAMPLES * budget))
    left = TRIALS * budget
    layouts = question.layouts(rng)
    while True:
        some = list(islice(layouts, ROUND))
        for world, weight in some:
            weights.append(weight)
            for i, value in zip(alive, question.values(world, [plans[i] for i in alive])):
                trials[i].append(value)
        whole = len(some) < ROUND
        ranked = _rank(alive, plans, trials, weights, whole and question.exact)
        if whole:
            break
        alive = [i for i in alive if not _hopeless(ranked, plans[i])]
        left -= ROUND * len(alive)
        if len(alive) == 1 or len(weights) >= most or left <= 0 or stop and stop.is_set():
            break
    return [found for found in ranked if any(found.plan is plans[i] for i in alive)], len(weights)


def _hopeless(ranked: list[Found], plan: Plan) -> bool:
    found = next(f for f in ranked if f.plan is plan)
    return found.behind > found.doubt * BEHIND / WIDTH


def _rank(alive: list[int], plans: list[Plan], trials: list[list[float]], weights: list[float],
          exact: bool) -> list[Found]:
    total = sum(weights)
    means = {i: sum(w * x for w, x in zip(weights, trials[i])) / total for i in alive}
    best = max(alive, key=lambda i: means[i])
    found = []
    for i in alive:
        error = 0.0 if exact else _error(weights, trials[i], means[i], total)
        apart = [x - y for x, y in zip(trials[best], trials[i])]
        behind = means[best] - means[i]
        doubt = 0.0 if exact or i == best else _error(weights, apart, behind, total)
        found.append(Found(plans[i], means[i], WIDTH * error, behind, WIDTH * doubt))
    found.sort(key=lambda f: -f.value)
    return found


def _error(weights: list[float], values: list[float], mean: float, total: float) -> float:
    """The standard error of a weighted mean."""
    return sqrt(sum((w * (x - mean)) ** 2 for w, x in zip(weights, values))) / total
