"""Of what need not be tried of every game in every way: enough that each game is tried, and each way."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from cardtable.games import rows

A, B = TypeVar("A"), TypeVar("B")


def spread(games: Sequence[A], ways: Sequence[B]) -> list[tuple[A, B]]:
    """As many pairs as the longer of the two has members, so that each member of either is in one."""
    return [(games[n % len(games)], ways[n % len(ways)]) for n in range(max(len(games), len(ways)))]


def unlike() -> list[str]:
    """A game of each kind, for what is asked of the house and not of any rules."""
    return list({row.kind: row.name for row in reversed(rows())}.values())
