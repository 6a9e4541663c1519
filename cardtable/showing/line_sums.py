"""What the rows and columns of a square of cards come to: told beside it, each at its line."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.cards import Card


class LineSum(NamedTuple):
    """One line: how far its middle lies from the middle of the square, in pixels at unit 1 (right, down); its points as
    it stands, what it is called, and what it may still come to.  It is `lit` while a card is held over it; `mark` is
    what it gives to the names of places on it, "e" or "5"."""

    at: float
    points: int
    name: str
    yet: str = ""
    lit: bool = False
    mark: str = ""

    def sentence(self) -> str:
        """As in "12, straight" or "0, nothing yet, up to 16"."""
        return ", ".join([part for part in (str(self.points), self.name, self.yet) if part])


class LineSums(NamedTuple):
    """All of one square: rows from above, columns from the left, their sum and what it is called.

    Where cards lie in a way of their own, `way` has the middle of each in their order, from the middle of the square,
    and `card` how wide they are.  `held` is the card that would lie where the lit row and column cross."""

    rows: tuple[LineSum, ...]
    columns: tuple[LineSum, ...]
    total: int
    note: str
    way: tuple[tuple[float, float], ...] = ()
    card: float = 0
    held: Card | None = None

    def in_words(self) -> list[str]:
        """A sentence a line."""
        return [f"{what} {n}: {one.sentence()}." for what, lines in (("Row", self.rows), ("Column", self.columns))
                for n, one in enumerate(lines, 1)]
