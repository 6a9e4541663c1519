"""Sums on paper: the rows of a score, what was brought forward to them, and the total of the rows that are shown."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

FORWARD, SO_FAR = "Brought forward", "Before that"


class Row(NamedTuple):
    """Its words, and the points in each column, None where nothing stands; a heading has no columns at all."""

    words: str
    points: tuple[int | None, ...] = ()


def total(words: str, rows: Sequence[Row], columns: int) -> Row:
    """What the rows come to, column by column.

    >>> total("Total", [Row(FORWARD, (36, 24)), Row("Deal 3"), Row("Hand", (6, None))], 2)
    Row(words='Total', points=(42, 24))
    """
    return Row(words, tuple([sum([row.points[n] or 0 for row in rows if row.points]) for n in range(columns)]))


def carried(rows: Sequence[Row], most: int, columns: int, words: str = FORWARD) -> list[Row]:
    """No more than so many rows: where there are more, the first are summed up in one, of these words, so that all
    adds up still."""
    if len(rows) <= most:
        return list(rows)
    return [total(words, rows[:-(most - 1)], columns), *rows[-(most - 1):]]


def written(row: Row) -> list[str]:
    """The row as it is written."""
    return [row.words, *["" if points is None else figure(points) for points in row.points]]


def figure(number: int) -> str:
    """In figures, with the sign of what is wanting."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """With its sign, unless it is nothing."""
    return f"{number:+d}".replace("-", "−") if number else "0"
