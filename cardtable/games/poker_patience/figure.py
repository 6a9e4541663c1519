"""How a square is seen: its middle in the middle, with a ring of open places as long as it may still grow.

Distances are pixels at unit 1 from the middle of the square.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.games.poker_patience.cells import FRAME, MIDDLE, SIDE, Cell, spread

CARD, ACROSS, DOWN = 82.0, 90.0, 122.0           # of a card its width, and from card to card
HALF_ACROSS, HALF_DOWN = 225.0, 301.0            # of the whole square


class Figure(NamedTuple):
    """Which columns and rows are seen, and how large."""

    columns: range
    rows: range
    scale: float

    @property
    def card(self) -> float:
        """How wide a card is."""
        return CARD * self.scale

    def at(self, cell: Cell) -> tuple[float, float]:
        """The middle of a place."""
        return self.across(cell[0]), self.down(cell[1])

    def across(self, column: int) -> float:
        """The middle of a column."""
        return (column - (self.columns[0] + self.columns[-1]) / 2) * ACROSS * self.scale

    def down(self, row: int) -> float:
        """The middle of a row."""
        return (row - (self.rows[0] + self.rows[-1]) / 2) * DOWN * self.scale

    def seen(self, cell: Cell) -> bool:
        """Whether a place is within it."""
        return cell[0] in self.columns and cell[1] in self.rows


def figure(cells: Sequence[Cell], fixed: bool, size: float = 1) -> Figure:
    """The square of these cards; in a frame the frame; at this size."""
    if fixed:
        return Figure(FRAME, FRAME, size)
    columns, rows = [_with_ring(reach) for reach in spread(cells or (MIDDLE,))]
    return Figure(columns, rows, size * SIDE / max(SIDE, len(columns), len(rows)))


def _with_ring(reach: range) -> range:
    return reach if len(reach) == SIDE else range(reach[0] - 1, reach[-1] + 2)
