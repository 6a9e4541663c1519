"""What is written on the paper that ends a deal, and on the one that ends a game."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.showing.laid import Laid
from cardtable.table.book.sheet import ScoreLine


class Sums(NamedTuple):
    """A sheet of figures: what stands over its columns, its rows, and their total."""

    columns: Sequence[str]
    rows: Sequence[ScoreLine]
    total: ScoreLine


class Ending(NamedTuple):
    """A deal that has ended.  Where all is paid and nothing scored, `laid` are `accounts`."""

    title: str
    lines: Sequence[str]                     # what is told of the end
    shared: Sequence[Laid]                   # the card turned up, trumps
    laid: Sequence[Laid]                     # the hands, the reader's last, then a crib
    sums: Sums
    accounts: bool = False


class Lead(NamedTuple):
    """How far the reader was before the best of the others after each deal of a game (less than nothing: behind)."""

    points: Sequence[int]
    before: str                              # "you before"
    behind: str                              # "Mrs. Halloran before"
    note: str                                # "Points before, deal by deal. The lead changed twice."
    begun: int = 0                           # how far before the first deal, where points are carried forward

    @property
    def line(self) -> tuple[int, ...]:
        """As it was begun with, and after each deal."""
        return (self.begun, *self.points)


class Farewell(NamedTuple):
    """The companion who takes leave: his key among the companions, his name, his words."""

    persona: str
    name: str
    words: str


class GameEnding(NamedTuple):
    """A game that is over; `lines` as a deal's, `coins` what came to the reader, less than nothing if he paid."""

    title: str                               # "You win the game, 121 to 97"
    lines: Sequence[str]
    deals: str                               # "in eight deals"
    sums: Sums                               # a row for each
    lead: Lead
    farewell: Farewell | None
    coins: int
    settled: str                             # "Twelve counters to you."
    match: str = ""                          # how a match of several games stands
    rubber: Sums | None = None               # what a rubber that is over with it came to; `sums` are then its games
