"""Search over layouts: every plan is tried out in the same sampled layouts, and the difference is what counts.

A game's `evaluate.py` gives a Question; the search asks it for layouts, each with a weight for how well it agrees with
what the others have done, and for what each plan comes to there.  Plans that fall clearly behind are dropped.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable

from cardtable.players.stop import Stop, Stopped, heeding
from cardtable.rules.moves import Move

ROUND = 60                       # layouts before the first comparison; each further one after twice as many
WIDTH = 1.96                     # standard errors on either side of a 95% interval
BEHIND = 3.0                     # standard errors after which a plan is dropped

Plan = tuple[Move, ...]


class Question(Protocol):
    """One decision, ready to be searched."""

    unit: str
    plans: Sequence[Plan]        # a move, and how its player means to go on; several may begin with the same move
    samples: int                 # how many layouts to draw, at budget 1
    ways: int                    # so many layouts there are, each given once; 0: they are drawn without end

    def layouts(self, rng: Random) -> Iterator[tuple[Any, float]]:
        """Layouts that agree with all that is known, each with its weight.

        A layout is whatever this question's own `values` can judge (a deal with faces, a tuple of masks): the search
        only hands it on.  A weight is above 0, on a scale of the question's own.  Without `ways` they are drawn
        without end; with `ways` there are just so many.
        """

    def values(self, world: Any, plans: Sequence[Plan]) -> list[float]:
        """What each of these plans comes to in this layout, in the unit; may not change the layout."""


@runtime_checkable
class Together(Protocol):
    """A question that must know beforehand how many layouts are looked at, since it looks at them all together."""

    def together(self, rng: Random, most: int) -> Iterator[tuple[Any, float]]:
        """As `layouts`, at most so many; fewer where some count for several."""


@runtime_checkable
class AtOnce(Protocol):
    """A question that has judged every plan by the time its layouts are given: nothing is saved by dropping one."""

    at_once: bool


@runtime_checkable
class Early(Protocol):
    """A question whose layouts take long to judge: its plans are compared when so many have been looked at already."""

    early: int


@runtime_checkable
class Preferring(Protocol):
    """A question that knows what is best to be done among courses that the layouts cannot tell apart, better than the
    book does."""

    preferred: Move


@runtime_checkable
class Readable(Protocol):
    """A question that knows which of courses that are equal a partner can read."""

    def readable(self, move: Move, near: Sequence[Move]) -> Move:
        """The move itself, or of those that are as good (`near`) one that is the same but for what it tells."""


@runtime_checkable
class Sparing(Protocol):
    """A question that knows what a course spends, for courses that are as good and of which the book has none."""

    def spends(self, move: Move) -> float: ...


@runtime_checkable
class Counted(Protocol):
    """A question that says what its figures count.  A course that neither wins nor loses is their `zero`: all are then
    told as they stand beside it."""

    counted: str                 # "Figures are set beside passing, which neither wins nor pays."
    zero: Move | None


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

    @property
    def hopeless(self) -> bool:
        """Whether it need not be tried further."""
        return self.behind > self.doubt * BEHIND / WIDTH


def search(question: Question, rng: Random, budget: float = 1.0, stop: Stop | None = None) -> tuple[list[Found], int]:
    """The plans, best first, and how many layouts were looked at; nothing where there are no plans, or where it was
    stopped before it could tell anything.

    A plan dropped on the way keeps its distance.
    """
    with heeding(stop):
        try:
            return _searched(question, rng, budget, stop)
        except Stopped:
            return [], 0


def _searched(question: Question, rng: Random, budget: float, stop: Stop | None) -> tuple[list[Found], int]:
    plans = list(question.plans)
    if not plans:
        return [], 0
    alive = list(range(len(plans)))
    trials: list[list[float]] = [[] for _ in plans]
    weights: list[float] = []
    first = question.early if isinstance(question, Early) else ROUND
    most = question.ways or max(first, int(question.samples * budget))
    first = most if isinstance(question, AtOnce) else first
    layouts = question.together(rng, most) if isinstance(question, Together) else question.layouts(rng)
    dropped: list[Found] = []
    while True:
        size = len(weights) or first
        wanted = min(size, most - len(weights))
        looked = 0
        for world, weight in islice(layouts, wanted):
            weights.append(weight)
            for i, value in zip(alive, question.values(world, [plans[i] for i in alive])):
                trials[i].append(value)
            looked += 1
            if stop and stop.is_set():
                break
        whole = len(weights) == question.ways
        ranked = _rank(alive, plans, trials, weights, whole)
        if whole:
            break
        dropped += [found for found in ranked if found.hopeless]
        ranked = [found for found in ranked if not found.hopeless]
        alive = [i for i in alive if any(found.plan is plans[i] for found in ranked)]
        one_move = len({found.plan[0] for found in ranked}) == 1
        same = all(found.behind == found.doubt == 0 for found in ranked)
        if one_move or same or looked < wanted or len(weights) >= most or stop and stop.is_set():
            break
    best = ranked[0].value
    ranked += [found._replace(value=best - found.behind) for found in dropped]
    return sorted(ranked, key=lambda found: -found.value), len(weights)


def preferred(question: Question, book: Move) -> Move:
    """What is done rather than all else that may be as good."""
    return question.preferred if isinstance(question, Preferring) else book


def spent(question: Question, move: Move) -> float:
    """What a course spends, if the question knows; the least is done among courses as good."""
    return question.spends(move) if isinstance(question, Sparing) else 0.0


def beside_zero(question: Question, found: Sequence[Found]) -> list[Found]:
    """What was found as it is told: beside the course that is the zero, if there is one."""
    zero = question.zero if isinstance(question, Counted) else None
    nought = next((one.value for one in found if one.plan[0] == zero), 0.0)
    return [one._replace(value=one.value - nought) for one in found]


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
