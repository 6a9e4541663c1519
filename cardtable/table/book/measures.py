"""How wide a book is: beside the table, and slid over it; and from which width of window on there is room for it."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.showing.places import Cloth

FULL, LARGE = 1440, 2560        # windows: the usual one, and the largest for which anything grows
FOLDS_BELOW: dict[Cloth, int] = {"rectangle": 1180, "oval": 1320}
"""The width of window in which there is no room for a table with such a cloth and the book side by side."""
LOW, FOLDS_LOW = 630, 1440       # so low a window, below its header, folds it sooner: the hand has its plate beside it
BROADER = .35           # it grows with its letters, by so much where they are twice as large; it is folded the sooner


def folds_below(cloth: Cloth, text: float, high: float = FULL) -> float:
    """The same with letters of this size, in a window so high below its header."""
    least = max(FOLDS_BELOW[cloth], FOLDS_LOW) if high < LOW else FOLDS_BELOW[cloth]
    return least * (1 + BROADER * (text - 1))


@dataclass(frozen=True, slots=True)
class Measures:
    """In pixels: how wide it lies in the `usual` window and in the `largest`, and as a `share` of any window at most;
    slid `over` a table in the smallest window it leaves hand and trick free."""

    usual: int = 336
    largest: int = 480
    share: float = .36
    over: int = 318

    def beside(self, window: int, text: float) -> int:
        """Beside the table: broader in a large window, and where letters are large."""
        grown = self.usual + max(0, window - FULL) * (self.largest - self.usual) / (LARGE - FULL)
        return round(min(min(self.largest, grown) * (1 + BROADER * (text - 1)), self.share * window))

    def slid(self, room: int, text: float) -> int:
        """Over the table, where there is so much room between its tabs and the other edge."""
        return min(round(max(self.over, .27 * room) * (1 + .5 * (text - 1))), room - 40)
