"""Counted walks of the whole move tree of a position: they change when any rule does."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from cardtable.rules.deal import Deal


class MoveTree(NamedTuple):
    """A fixed position, and what a walk of all its moves must count.

    `counts` has the positions after 0, 1, 2 ... moves, as far as the walk goes; `ends` how often each final score is
    reached within it.
    """

    name: str
    start: Callable[[], Deal]
    counts: tuple[int, ...]
    ends: dict[tuple[int, ...], int]
    faults: bool = False             # under strict laws the possible unlawful moves are walked too
    long: bool = False               # takes minutes: for the soak alone


def walk(start: Deal, moves: int, faults: bool = False) -> tuple[list[int], Counter[tuple[int, ...]]]:
    """Positions by the number of moves made, and final scores."""
    counts, ends = [0] * (moves + 1), Counter[tuple[int, ...]]()

    def visit(deal: Deal, made: int) -> None:
        counts[made] += 1
        if deal.over:
            ends[tuple(deal.score)] += 1
            return
        if made == moves:
            return
        must, may, _ = deal.pending()
        for seat in sorted({*must, *may, *(range(deal.seats) if faults else ())}):
            possible = set(deal.decision(seat))
            if faults:
                possible.update(move for choice in deal.faults(seat) for move in choice)
            for move in possible:
                after = deal.copy()
                after.apply(seat, move)
                visit(after, made + 1)

    visit(start, 0)
    return counts, ends


def check(fixed: MoveTree) -> None:
    """Raises AssertionError where the numbers are not those fixed."""
    counts, ends = walk(fixed.start(), len(fixed.counts) - 1, fixed.faults)
    assert (tuple(counts), dict(ends)) == (fixed.counts, fixed.ends), f"{fixed.name}: {counts}, {dict(ends)}"
