"""A chart of cards that a game may offer as an aid: what its reader holds, and what he can know of the rest; and a grid
of answers, which belongs to what is advised."""
from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Entry(NamedTuple):
    """One card of a chart.  What `marked` and `lined` mean the chart's key says."""

    text: str
    own: bool = False            # in the reader's hand
    gone: bool = False           # out of play
    marked: bool = False
    lined: bool = False

    @property
    def kind(self) -> str:
        """Which sample of the key it is like."""
        if self.gone:
            return "gone"
        return "own marked" if self.own and self.marked else "own" if self.own else "marked" if self.marked else ""


class Suit(NamedTuple):
    """A line of the chart: a suit by its letter, and its cards in order."""

    suit: str
    entries: tuple[Entry, ...]


class Chart(NamedTuple):
    """`key` says what kinds of entries mean ("marked", "own", "own marked", "gone", "lined"); `words` tells it all."""

    title: str
    note: str
    suits: tuple[Suit, ...]
    key: Mapping[str, str]
    words: str


class Answer(NamedTuple):
    """In a square of a grid: one of two answers, and whether it hangs on something that is not certain."""

    first: bool
    wavers: bool = False


class Grid(NamedTuple):
    """What is best in every case: a line for each of `rows`, a square below each of `columns`.  `key` says what the
    first answer, the other, and a wavering one mean; `at` are the cases at hand, as row and column; `words` tells
    those, `foot` how it was reckoned."""

    title: str
    note: str
    over: tuple[str, str]                    # above the names of the rows, and above those of the columns
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Answer, ...]], ...]
    key: tuple[str, str, str]
    at: tuple[tuple[int, int], ...] = ()
    words: str = ""
    foot: str = ""
