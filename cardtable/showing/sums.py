"""Sums on paper: the rows of a score, what was brought forward to them, and the total of the rows that are shown."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

FORWARD, SO_FAR = "Brought forward", "Earlier this deal"


class SumLine(NamedTuple):
    """Its words, and the points in each column, None where nothing stands; a heading has no columns at all."""

    words: str
    points: tuple[int | None, ...] = ()


def total(words: str, rows: Sequence[SumLine], columns: int) -> SumLine:
    """What the rows come to, column by column.

    >>> total("Total", [SumLine(FORWARD, (36, 24)), SumLine("Deal 3"), SumLine("Hand", (6, None))], 2)
    SumLine(words='Total', points=(42, 24))
    """
    return SumLine(words, tuple([sum([row.points[n] or 0 for row in rows if row.points]) for n in range(columns)]))


def carried(deals: Sequence[Sequence[SumLine]], most: int, columns: int) -> list[SumLine]:
    """The rows of these deals, in no more than so many: the first deals are brought forward in one row, each wholly or
    not at all, so that it says what stood after one of them; of the last what has no room is summed up before the rest.

    >>> carried([[SumLine("Deal 1", (6, 4))], [SumLine("Deal 2", (2, 0))], [SumLine("Ace", (1, 0))]], 2, 2)
    [SumLine(words='Brought forward', points=(8, 4)), SumLine(words='Ace', points=(1, 0))]
    """
    if not deals:
        return []
    *before, last = deals
    for first in range(len(before) + 1):
        earlier = [row for one in before[:first] for row in one]
        forward = [total(FORWARD, earlier, columns)] if earlier else []
        rows = [*forward, *[row for one in before[first:] for row in one], *last]
        if len(rows) <= most:
            return rows
    kept = most - len(forward) - 1
    return [*forward, total(SO_FAR, last[:-kept], columns), *last[-kept:]]


def written(row: SumLine) -> list[str]:
    """The row as it is written."""
    return [row.words, *["" if points is None else figure(points) for points in row.points]]


def figure(number: int) -> str:
    """In figures, the thousands marked, with the sign of what is wanting.

    >>> figure(-12345)
    '−12,345'
    """
    return f"{number:,}".replace("-", "−")


def against(own: int, others: Sequence[int]) -> str:
    """One figure, and those of the others: "57 to 23"."""
    return " to ".join([figure(own), *([", ".join(map(figure, others))] if others else [])])


def signed(number: int) -> str:
    """With its sign, unless it is nothing."""
    return f"{number:+,}".replace("-", "−") if number else "0"


def ups(coins: int) -> str:
    """How one stands who may owe: "1,031 up", "12 down", "level"."""
    return f"{abs(coins):,} {'up' if coins > 0 else 'down'}" if coins else "level"
