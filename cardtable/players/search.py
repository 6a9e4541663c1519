"""Search over layouts: every plan is tried out in the same sampled layouts, and the difference is what counts.

A game's `evaluate.py` gives a Question; the search asks it for layouts, each with a weight for how well it agrees with
what the others have done, and for what each plan comes to there.  Plans that fall clearly behind are dropped.
"""
from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple, Protocol

from cardtable.players.stop import Stop
from cardtable.rules.moves import Move

SAMPLES = 1200                   # trials of a plan, at budget 1
TRIALS = 6000                    # of all plans together, at budget 1
ROUND = 60                       # layouts between two comparisons
WIDTH = 1.96                     # standard errors on either side of a 95% interval
BEHIND = 3.0                     # standard errors after which a plan is dropped

Plan = tuple[Move, ...]


class Question(Protocol):
    """One decision, ready to be searched."""

    unit: str
    plans: Sequence[Plan]        # a move, and how its player means to go on; several may begin with the same move

    def world(self, rng: Random) -> tuple[Any, float]:
        """A layout that agrees with all that is known, and its weight."""

    def try_out(self, world: Any, plan: Plan) -> float:
        """What the plan comes to in this layout, in the unit; may not change the layout."""


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
    left = int(TRIALS * budget)
    most = max(ROUND, int(SAMPLES * budget))
    while len(weights) < most and left > 0 and (not stop or not stop.is_set() or not weights):
        for _ in range(ROUND):
            world, weight = question.world(rng)
            weights.append(weight)
            for i in alive:
                trials[i].append(question.try_out(world, plans[i]))
        left -= ROUND * len(alive)
        ranked = _rank(alive, plans, trials, weights)
        alive = [i for i in alive if not _hopeless(ranked, plans[i])]
        if len(alive) == 1:
            break
    return _rank(alive, plans, trials, weights), len(weights)


def _hopeless(ranked: list[Found], plan: Plan) -> bool:
    found = next(f for f in ranked if f.plan is plan)
    return found.behind > found.doubt * BEHIND / WIDTH


def _rank(alive: list[int], plans: list[Plan], trials: list[list[float]], weights: list[float]) -> list[Found]:
    total = sum(weights)
    means = {i: sum(w * x for w, x in zip(weights, trials[i])) / total for i in alive}
    best = max(alive, key=lambda i: means[i])
    found = []
    for i in alive:
        error = _error(weights, trials[i], means[i], total)
        apart = [x - y for x, y in zip(trials[best], trials[i])]
        behind = means[best] - means[i]
        doubt = 0.0 if i == best else _error(weights, apart, behind, total)
        found.append(Found(plans[i], means[i], WIDTH * error, behind, WIDTH * doubt))
    found.sort(key=lambda f: -f.value)
    return found


def _error(weights: list[float], values: list[float], mean: float, total: float) -> float:
    """The standard error of a weighted mean."""
    return sqrt(sum((w * (x - mean)) ** 2 for w, x in zip(weights, values))) / total
