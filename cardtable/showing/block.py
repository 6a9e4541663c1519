"""The scoring block as data: for each rubber a column a side, parted by a line; what tricks bring stands below it."""
from __future__ import annotations

from typing import NamedTuple

from cardtable.showing.phrases import ordinal

Figures = tuple[tuple[int, ...], tuple[int, ...]]        # of both columns


class Column(NamedTuple):
    """One rubber.  `above` climbs from the line, `games` go down from it, of which the first `ended` are over; `sums`
    are written under it when it is over, and a `note` says what it came to."""

    above: Figures
    games: tuple[Figures, ...]
    ended: int = 0
    sums: tuple[int, int] | None = None
    note: str = ""


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
