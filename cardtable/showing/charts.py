"""A chart of cards that a game may offer as an aid: what its reader holds, and what he can know of the rest."""
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
