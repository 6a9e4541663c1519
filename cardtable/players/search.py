"""Search over layouts: every plan is tried out in the same sampled layouts, and the difference is what counts.

A game's `evaluate.py` gives a Question; the search asks it for layouts, each with a weight for how well it agrees with
what the others have done, and for what each plan comes to there.  Plans that fall clearly behind are dropped.
"""
from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from math import sqrt
from random import Random

from cardtable.players.estimate import SEVERAL, WIDTH, Estimate, Plan
from cardtable.players.question import Question
from cardtable.players.stop import Stop, Stopped, heeding
from cardtable.rules.moves import Move


def search(question: Question, rng: Random, budget: float = 1.0, stop: Stop | None = None,
           against: Plan | None = None) -> tuple[list[Estimate], int]:
    """The plans, best first, and how many layouts were looked at; nothing where there are no plans, or where it was
    stopped before it could tell anything.

    A plan dropped on the way keeps its distance from the best, as it was in the layouts in which both were judged; if
    all are set `against` another, they have theirs from that, which may be less than nothing.
    """
    with heeding(stop):
        try:
            return _searched(question, rng, budget, stop, against)
        except Stopped:
            return [], 0


def _searched(question: Question, rng: Random, budget: float, stop: Stop | None,
              against: Plan | None) -> tuple[list[Estimate], int]:
    plans = list(question.plans)
    if not plans:
        return [], 0
    alive = list(range(len(plans)))
    trials: list[list[float]] = [[] for _ in plans]
    weights: list[float] = []
    most = question.ways or max(question.early, int(question.samples * budget))
    first = most if question.at_once else question.early
    layouts = question.at_most(rng, most)
    dropped: list[Estimate] = []
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
    if against is not None:
        beside = trials[plans.index(against)]
        return [found._replace(behind=_apart(beside, trials[plans.index(found.plan)], weights))
                for found in (*ranked, *dropped)], len(weights)
    best = ranked[0]
    kept = trials[next(i for i in alive if plans[i] is best.plan)]
    for found in dropped:
        own = trials[next(i for i, plan in enumerate(plans) if plan is found.plan)]
        again = found._replace(behind=_apart(kept, own, weights))
        found = again if again.hopeless else found       # that was behind what was the best then
        ranked.append(found._replace(value=best.value - found.behind))
    return sorted(ranked, key=lambda found: -found.value), len(weights)


def preferred(question: Question, book: Move) -> Move:
    """What is done rather than all else that may be as good."""
    return book if question.preferred is None else question.preferred


def beside_zero(question: Question, found: Sequence[Estimate]) -> list[Estimate]:
    """What was found as it is told: beside the course that is the zero, if there is one."""
    nought = next((one.value for one in found if one.plan[0] == question.zero), 0.0)
    return [one._replace(value=one.value - nought) for one in found]


def _rank(alive: list[int], plans: list[Plan], trials: list[list[float]], weights: list[float],
          exact: bool) -> list[Estimate]:
    total = sum(weights)
    means = {i: sum(w * x for w, x in zip(weights, trials[i])) / total for i in alive}
    best = max(alive, key=lambda i: means[i])
    found = []
    for i in alive:
        error = 0.0 if exact else _error(weights, trials[i], means[i], total)
        apart = [x - y for x, y in zip(trials[best], trials[i])]
        behind = means[best] - means[i]
        doubt = 0.0 if exact or i == best else _error(weights, apart, behind, total)
        found.append(Estimate(plans[i], means[i], WIDTH * error, behind, WIDTH * doubt, len(trials[i]),
                              not exact and _worse(apart)))
    found.sort(key=lambda f: -f.value)
    return found


def _worse(apart: list[float]) -> bool:
    """Whether a plan by so much behind in each layout was never ahead, and several times behind."""
    return min(apart) >= 0 and sum([one > 0 for one in apart]) >= SEVERAL


def _apart(best: list[float], own: list[float], weights: list[float]) -> float:
    """By how much a plan was behind another in those layouts in which both were judged."""
    both = list(zip(weights, best, own))
    return sum([w * (x - y) for w, x, y in both]) / sum([w for w, _, _ in both])


def _error(weights: list[float], values: list[float], mean: float, total: float) -> float:
    """The standard error of a weighted mean."""
    return sqrt(sum((w * (x - mean)) ** 2 for w, x in zip(weights, values))) / total
