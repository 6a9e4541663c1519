"""What a computer player answers: a move, and why."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.rules.moves import Move


class Weighed(NamedTuple):
    """A possible move with its expected value and half the width of its 95% interval, both in the thought's unit."""

    move: Move
    value: float
    error: float


class Thought(NamedTuple):
    """The answer of a seat, in a sentence and, where it was searched, in figures."""

    seat: int
    move: Move
    why: str                                 # "Refuse: three suits are guarded."
    source: str = ""                         # of the maxim: "000:1418-1434"
    weighed: tuple[Weighed, ...] = ()        # best first; empty where nothing was searched
    samples: int = 0                         # layouts looked at
    unit: str = ""                           # "games in 100", "counters"
