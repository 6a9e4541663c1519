"""Means by hand of a cribbage deal, steadied where a hand was seldom met: by ranks and pairs, and then by its own."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.games.cribbage.search.likely import RANKS, Ranks, hands

TRUST = 40.0                     # deals after which a hand's own mean weighs as much as the model's
RIDGE = 20.0


def features(hand: Ranks) -> list[int]:
    """By which a hand is judged: how many of each rank, pairs of each rank, and neighbours."""
    found = [0] * (3 * RANKS)
    for r in hand:
        found[r] += 1
    for r in range(RANKS):
        found[RANKS + r] = found[r] * (found[r] - 1) // 2
        if r:
            found[2 * RANKS + r] = found[r] * found[r - 1]
    found[2 * RANKS] = 1
    return found


def smoothed(size: int, by_hand: Mapping[Ranks, Sequence[tuple[int, int]]], which: int) -> list[float]:
    """For every hand of this size the mean of the one or the other of its numbers."""
    n = 3 * RANKS
    left = [[RIDGE * (i == j and i != 2 * RANKS) for j in range(n)] for i in range(n)]
    right = [0.0] * n
    for hand, seen in by_hand.items():
        row, total, times = features(hand), sum([numbers[which] for numbers in seen]), len(seen)
        held = [(i, x) for i, x in enumerate(row) if x]
        for i, x in held:
            right[i] += x * total
            for j, y in held:
                left[i][j] += x * y * times
    weights = solved(left, right)
    made = []
    for hand in hands(size):
        model = sum([w * x for w, x in zip(weights, features(hand))])
        seen = by_hand.get(hand, ())
        made.append((TRUST * model + sum([numbers[which] for numbers in seen])) / (TRUST + len(seen)))
    return made


def solved(left: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, symmetric and positive, by elimination."""
    n = len(right)
    rows = [[*row, value] for row, value in zip(left, right)]
    for i in range(n):
        for j in range(i + 1, n):
            by = rows[j][i] / rows[i][i]
            if by:
                rows[j] = [a - by * b for a, b in zip(rows[j], rows[i])]
    found = [0.0] * n
    for i in reversed(range(n)):
        found[i] = (rows[i][n] - sum([rows[i][j] * found[j] for j in range(i + 1, n)])) / rows[i][i]
    return found
