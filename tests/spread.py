"""Of what need not be tried of every game in every way: enough that each game is tried, and each way.

What a sample leaves out is tried in the long counts: there `WHOLE` is set (`CARDTABLE_WHOLE=1`), and a test that asks
for `sampled` cases has them all (tools/samples.py).
"""
from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import product
from typing import TypeVar

from cardtable.games import rows

A, B = TypeVar("A"), TypeVar("B")
WHOLE = bool(os.environ.get("CARDTABLE_WHOLE"))
"""Whether time is no matter."""


def spread(games: Sequence[A], ways: Sequence[B]) -> list[tuple[A, B]]:
    """As many pairs as the longer of the two has members, so that each member of either is in one."""
    return [(games[n % len(games)], ways[n % len(ways)]) for n in range(max(len(games), len(ways)))]


def crossed(ones: Sequence[A], others: Sequence[B], whole: bool = WHOLE) -> list[tuple[A, B]]:
    """Each of either once at least (`spread`); each with each in the long counts."""
    return [*product(ones, others)] if whole else spread(ones, others)


def sampled(cases: Sequence[A], most: int, whole: bool = WHOLE) -> list[A]:
    """So many of the cases at most, from all along them, the first and the last among them; all in the long counts."""
    if whole or len(cases) <= most:
        return list(cases)
    return [cases[round(n * (len(cases) - 1) / max(1, most - 1))] for n in range(most)]


def far(suite: B, whole: B) -> B:
    """How far a test goes in the suite, and how far in the long counts."""
    return whole if WHOLE else suite


def unlike() -> list[str]:
    """A game of each kind, for what is asked of the house and not of any rules."""
    return list({row.kind: row.name for row in reversed(rows())}.values())
