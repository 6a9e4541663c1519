"""The trick solver: the value of every card of a position in which all cards lie open."""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from .budget import Cancel
from .position import Position
from .search import Search

MEMORY = 64 << 20
LEAST_MEMORY = 1 << 16
Level = tuple[int, int, bool]  # what to ask for, the value it stands for, whether it counts the others' tricks


class Cancelled(Exception):
    """The search was stopped by its flag; there is no result."""


class OutOfNodes(Exception):
    """The search has looked at as many positions as it was given; there is no result."""


class Solver:
    """Solves one position after another with one table of bounded size.

    May be used from several threads: each question waits for the one before. For questions at the same time give every
    thread its own solver; the interpreter's lock is released while it searches.
    """

    def __init__(self, memory: int = MEMORY, lasting: bool = False) -> None:
        """`memory`: the bytes that the table of positions may take.  `lasting`: it is not emptied while question after
        question has the same sides, trumps and duties and counts plain tricks, as those about one deal and its play do;
        the values are the same, only the number of positions differs."""
        if memory < LEAST_MEMORY:
            raise ValueError(f"a table of {memory} bytes is too small: at least {LEAST_MEMORY}")
        self._search = Search(memory, lasting)
        self._last = 0 if lasting else None  # the place among the levels of the last value
        self._lock = threading.Lock()
        self.nodes = 0  # positions between tricks searched for the last question

    def values(
        self, position: Position, *, cancel: Cancel | None = None, nodes: int = 0, cards: int | None = None
    ) -> dict[int, int]:
        """What each legal card of the seat to play is worth to the side asked, by the card's bit.

        The value counts what is still to come: points of the trick begun (but not of its lead) and of all later ones,
        and the table at the tricks won in all. `cards`: only the legal cards of this mask. `nodes`: how many positions
        may be searched (0: any number).
        Raises ValueError (no such position), Cancelled, OutOfNodes.
        """
        with self._lock:
            levels, ask = self._prepare(position, cancel, nodes)
            out: dict[int, int] = {}
            guess = len(levels) // 2
            for group in self._groups(cards):
                guess = _climb(len(levels), guess, partial(ask, group[0]))
                out.update(dict.fromkeys(group, levels[guess][1]))
            return out

    def value(self, position: Position, *, cancel: Cancel | None = None, nodes: int = 0) -> int:
        """What the position is worth to the side asked, with the best play of all. Errors as for `values`."""
        with self._lock:
            levels, ask = self._prepare(position, cancel, nodes)
            guess = len(levels) // 2 if self._last is None else self._last
            index = _climb(len(levels), guess, lambda index: ask(None, index))
            if self._last is not None:
                self._last = index
            return levels[index][1]

    def reaches(
        self, position: Position, value: int, *, cancel: Cancel | None = None, nodes: int = 0
    ) -> dict[int, bool]:
        """For each legal card, by its bit, whether the side asked still gets at least `value` after it.

        One search a card, so much cheaper than exact values. Errors as for `values`.
        """
        with self._lock:
            levels, ask = self._prepare(position, cancel, nodes)
            index = bisect_left([level[1] for level in levels], value)
            out: dict[int, bool] = {}
            for group in self._groups(None):
                answer = index == 0 or (index < len(levels) and ask(group[0], index))
                out.update(dict.fromkeys(group, answer))
            return out

    def _groups(self, cards: int | None) -> list[list[int]]:
        groups: list[list[int]] = self._search.choices()
        if cards is not None:
            groups = [kept for group in groups if (kept := [card for card in group if cards >> card & 1])]
        return groups

    def _prepare(
        self, position: Position, cancel: Cancel | None, nodes: int
    ) -> tuple[Sequence[Level], Callable[[int | None, int], bool]]:
        """Load a position; returns the possible values, rising, and what asks if a card (None: any) reaches one."""
        position.check()
        active = position.active()
        place = {seat: index for index, seat in enumerate(active)}
        side = position.sides[position.to_play()] if position.side is None else position.side
        ours = [int(position.sides[seat] == side) for seat in active]
        inner = self._search
        inner.load(
            [position.hands[seat] for seat in active],
            ours,
            place[position.lead],
            [(place[seat], card) for seat, card in position.trick],
            4 if position.trump is None else position.trump,
            position.duties.follow + 2 * position.duties.head + 4 * position.duties.trump,
        )
        levels = _levels(position)
        if levels is None:
            levels = self._count_points(position, ours, place[position.lead])
        else:
            inner.count_tricks(levels[0][2])
        inner.watch(cancel, nodes)

        def ask(card: int | None, index: int) -> bool:
            need = levels[index][0]
            answer = inner.holds(need) if card is None else inner.reaches(card, need)
            self.nodes = inner.searched
            if inner.ended == 1:
                raise Cancelled("the search was cancelled")
            if inner.ended == 2:
                raise OutOfNodes(f"the search ended after {self.nodes} positions")
            return bool(answer)

        return levels, ask

    def _count_points(self, position: Position, ours: list[int], lead: int) -> list[Level]:
        scoring = position.scoring
        base = []
        for index in range(8):
            won, led, last = index >> 2 & 1, index >> 1 & 1, index & 1
            points = scoring.trick + scoring.last * last + scoring.taken * (won != led)
            value = points if won else -points if scoring.margin else 0
            value += scoring.lead if led else -scoring.lead if scoring.margin else 0
            base.append(value)
        table = scoring.table[position.won :]
        steps = [after - before for before, after in pairwise(table)]
        in_play = 0
        for hand in position.hands:
            in_play |= hand
        for _, card in position.trick:
            in_play |= 1 << card
        weights = [(card, points) for card, points in scoring.cards.items() if in_play >> card & 1]
        self._search.count_points(base, steps, weights, [card for _, card in position.trick], scoring.margin)
        low, high = self._search.span
        constant = table[0] if table else 0
        if position.trick:  # the lead of this trick has been counted
            constant -= scoring.lead if ours[lead] else -scoring.lead if scoring.margin else 0
        return [(points, points + constant, False) for points in range(low, high + 1)]


def _levels(position: Position) -> list[Level] | None:
    """The possible values, rising, as (tricks to ask for, value, whether the others' tricks are asked for).

    None if the value is not a rising or falling function of the tricks won alone.
    """
    scoring = position.scoring
    if not scoring.by_tricks_only:
        return None
    left = position.tricks()
    values = []
    for tricks in range(left + 1):
        value = scoring.trick * tricks - (scoring.trick * (left - tricks) if scoring.margin else 0)
        values.append(value + (scoring.table[position.won + tricks] if scoring.table else 0))
    reverse = values != sorted(values)
    if reverse:
        values.reverse()
        if values != sorted(values):
            return None
    return [
        (tricks, value, reverse)
        for tricks, value in enumerate(values)
        if tricks == 0 or value > values[tricks - 1]
    ]


def _climb(count: int, guess: int, holds: Callable[[int], bool]) -> int:
    """The highest index of `count` for which a falling condition holds, it does for 0; few steps near the guess."""
    low, high, step = 0, count - 1, 1
    index = guess
    while low < high:
        index = min(max(index, low + 1), high)
        if holds(index):
            low = index
            index = low + step
        else:
            high = index - 1
            index = high - step + 1
        step *= 2
        if high - low < step:
            index = (low + high + 1) // 2
    return low
