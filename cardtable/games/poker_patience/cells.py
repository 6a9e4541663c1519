"""The places of the square: a grid in which it floats, since the first card may turn out to lie anywhere in it.

A place is named by its column, a to i, and its row, 1 to 9; the first card of a floating square lies in the middle, e5.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

Cell = tuple[int, int]                           # column and row, from 0

SIDE = 5                                         # of the square
GRID = 2 * SIDE - 1                              # it lies somewhere in so many columns and rows
MIDDLE: Cell = (SIDE - 1, SIDE - 1)
FRAME = range(2, 2 + SIDE)                       # of a fixed square: its columns and rows
ALL: tuple[Cell, ...] = tuple([(column, row) for row in range(GRID) for column in range(GRID)])
FIXED: tuple[Cell, ...] = tuple([(column, row) for row in FRAME for column in FRAME])


def of_column(n: int) -> str:
    """"e": what a column gives to the names of its places."""
    return chr(ord("a") + n)


def of_row(n: int) -> str:
    """"5": what a row gives."""
    return str(n + 1)


def named(cell: Cell) -> str:
    """"e5"."""
    return of_column(cell[0]) + of_row(cell[1])


def cell(name: str) -> Cell:
    """The place of this name."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


NAMES = tuple([named(one) for one in ALL])


def touching(one: Cell, other: Cell, corners: bool = True) -> bool:
    """Whether two places have an edge in common, or a corner where that is enough."""
    across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    return max(across, down) == 1 and (corners or across + down == 1)


def spread(cells: Sequence[Cell]) -> tuple[range, range]:
    """The columns and the rows over which these places reach."""
    columns, rows = [one[0] for one in cells], [one[1] for one in cells]
    return range(min(columns), max(columns) + 1), range(min(rows), max(rows) + 1)


@lru_cache(256)
def around(cells: tuple[Cell, ...]) -> tuple[range, range]:
    """The columns and the rows of all squares of five that hold these places."""
    columns, rows = spread(cells)
    return range(columns[-1] - SIDE + 1, columns[0] + SIDE), range(rows[-1] - SIDE + 1, rows[0] + SIDE)


def fits(cells: tuple[Cell, ...], one: Cell) -> bool:
    """Whether some square of five holds these places and this one."""
    columns, rows = around(cells)
    return one[0] in columns and one[1] in rows


@lru_cache(256)
def free(cells: tuple[Cell, ...], fixed: bool = False) -> tuple[Cell, ...]:
    """Where the next card may lie that touches any laid before, at an edge or a corner (002:8819-8825)."""
    if not cells:
        return FIXED if fixed else (MIDDLE,)
    return tuple([one for one in (FIXED if fixed else ALL) if one not in cells and fits(cells, one)
                  and any(touching(one, other) for other in cells)])


def onward(cells: tuple[Cell, ...], fixed: bool = False) -> tuple[Cell, ...]:
    """Where the next card of a serpent may lie: at an edge of the card laid last (002:8892-8898)."""
    if not cells:
        return free(cells, fixed)
    return tuple([one for one in (FIXED if fixed else ALL) if one not in cells and fits(cells, one)
                  and touching(one, cells[-1], corners=False)])


def lines(cells: Sequence[Cell]) -> tuple[list[list[Cell]], list[list[Cell]]]:
    """The places taken of every row and of every column begun, from above and from the left."""
    columns, rows = spread(cells) if cells else (range(0), range(0))
    return [[one for one in sorted(cells) if one[1] == row] for row in rows], \
        [[one for one in sorted(cells, key=lambda one: one[::-1]) if one[0] == column] for column in columns]
