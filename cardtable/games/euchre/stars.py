"""The Progressive evening (002:2811-2847): who moves where and for which star, and who has the prize."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

GOLD, RED, GREEN = "gold", "red", "green"
Pair = tuple[int, int]                           # players, one of each group
Table = tuple[Pair, Pair]


class Stars(NamedTuple):
    """What one has won: at the head table, at the others, and as a loser at the last."""

    gold: int = 0
    red: int = 0
    green: int = 0

    def more(self, colour: str | None) -> Stars:
        """One more of this colour."""
        return self if colour is None else self._replace(**{colour: getattr(self, colour) + 1})


class Moved(NamedTuple):
    """The table to which a pair goes after the bell, from 1, the head, and its star."""

    table: int
    star: str | None


def moved(table: int, tables: int, won: bool) -> Moved:
    """After the bell.

    >>> moved(1, 4, True), moved(1, 4, False), moved(3, 4, True), moved(4, 4, False)
    (Moved(table=1, star='gold'), Moved(table=4, star=None), Moved(table=2, star='red'), Moved(table=4, star='green'))
    """
    if table == 1:
        return Moved(1, GOLD) if won else Moved(tables, None)
    return Moved(table - 1, RED) if won else Moved(table, GREEN if table == tables else None)


def winner(points: Sequence[int], tricks: Sequence[int]) -> int:
    """Which of two pairs has won when the bell rings: by points, then by tricks of the hand that is unfinished; that
    the pair named first has it when these are equal too is a ruling."""
    return int((points[1], tricks[1]) > (points[0], tricks[0]))


def reseated(tables: Sequence[Table], winners: Sequence[int]) -> tuple[Table, ...]:
    """The tables for the next game.  Who stays at another than the head exchanges partners with those who come."""
    last = len(tables)
    stay: dict[int, Pair] = {}
    come: dict[int, Pair] = {}
    for number, (pairs, won) in enumerate(zip(tables, winners, strict=True), 1):
        for n, pair in enumerate(pairs):
            to = moved(number, last, n == won).table
            (stay if to == number else come)[to] = pair
    found = []
    for number in range(1, last + 1):
        here, new = stay[number], come[number]
        found.append((here, new) if number == 1 else ((here[0], new[1]), (new[0], here[1])))
    return tuple(found)


def merit(one: Stars) -> tuple[int, int, int]:
    """By what the prize for gold stars goes: of equals to who has more red ones, then fewer green ones."""
    return (one.gold, one.red, -one.green)
