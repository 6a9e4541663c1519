"""The scoring block as data: for each rubber a column a side, parted by a line; what tricks bring stands below it."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.showing.phrases import ordinal

MOST = 7                         # figures above the line that have room on the pad
Figures = tuple[tuple[int, ...], tuple[int, ...]]        # of both columns


class Column(NamedTuple):
    """One rubber.  `above` climbs from the line, `games` go down from it, of which the first `ended` are over; `sums`
    are written under it when it is over, and a `note` says what it came to."""

    above: Figures
    games: tuple[Figures, ...]
    ended: int = 0
    sums: tuple[int, int] | None = None
    note: str = ""

    def carried(self) -> Column:
        """As on a fresh paper, where figures above the line are too many to be read: of a side that has more than
        `MOST` the first are one sum."""
        above = [side if len(side) <= MOST else (sum(side[:1 - MOST]), *side[1 - MOST:]) for side in self.above]
        return self._replace(above=(above[0], above[1]))


class Block(NamedTuple):
    """All that is written; `heads` are the sides, the reader's first."""

    heads: tuple[str, str]
    columns: tuple[Column, ...]

    def sentence(self) -> str:
        """All of it in words, of the last rubber."""
        if not self.columns:
            return "Nothing is written yet"
        column, parts = self.columns[-1], []
        for side, head in enumerate(self.heads):
            games = [f"{ordinal(n)} game {_listed(game[side])}" for n, game in enumerate(column.games, 1) if game[side]]
            above, sums = _listed(column.above[side]), f"; together {column.sums[side]}" if column.sums else ""
            parts.append(f"{head.capitalize()}: below the line {'; '.join(games) or 'nothing'}; above it {above}{sums}")
        return ". ".join([*parts, *([column.note] if column.note else [])])


def _listed(figures: tuple[int, ...]) -> str:
    return " and ".join(map(str, figures)) or "nothing"
