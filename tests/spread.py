"""Of what need not be tried of every game in every way: enough that each game is tried, and each way."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

A, B = TypeVar("A"), TypeVar("B")


def spread(games: Sequence[A], ways: Sequence[B]) -> list[tuple[A, B]]:
    """As many pairs as the longer of the two has members, so that each member of either is in one."""
    return [(games[n % len(games)], ways[n % len(ways)]) for n in range(max(len(games), len(ways)))]
