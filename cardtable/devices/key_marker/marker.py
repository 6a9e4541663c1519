"""The whist marker: keys raised for points, and for the games of a rubber."""
from __future__ import annotations

from PySide6.QtCore import QSizeF

from cardtable.devices.key_marker import drawn
from cardtable.devices.pictured import Pictured
from cardtable.showing.phrases import count, number
from cardtable.table.paint.cache import Kept

SHORT, GAMES = 5, 3


class Keys(Pictured):
    """As many ivory keys as the game has points; those raised are marked."""

    BRASS = False

    @property
    def keys(self) -> int:
        """How many there are."""
        return self.goal or SHORT

    @property
    def measure(self) -> QSizeF:
        """As long as it has keys."""
        return QSizeF(drawn.length(self.keys), drawn.HIGH)

    @property
    def raised(self) -> int:
        """How many are up."""
        return min(self.numbers[0], self.keys)

    def drawn(self, width: float) -> Kept:
        """The case with its keys."""
        return self.stage.pixmaps.get(drawn.marker, self.stage.look, width, self.keys, self.raised, self.BRASS)

    def readings(self) -> tuple[int, ...]:
        """The keys that are up."""
        return (self.raised,)

    def caption(self) -> str:
        """As in "three marked"."""
        if self.goal and self.numbers[0] >= self.goal:
            return "the game"
        return f"{number(self.numbers[0])} marked" if self.numbers[0] else "love"

    def sentence(self) -> str:
        """As in "Mrs. Battle's keys: three marked"."""
        return f"{self.owners[0] if self.owners else 'The table'}: {self.caption()}"


class GameKeys(Keys):
    """Three brass keys for the games of a rubber."""

    BRASS = True

    @property
    def keys(self) -> int:
        """The best of three."""
        return GAMES

    def caption(self) -> str:
        """As in "one game"."""
        return count(self.numbers[0], "game")


class RubberKeys(Keys):
    """Ivory keys for the points of a side and three of brass for its games, in one case.

    Its numbers are the points and the games; its caption is as in "three, and one game".
    """

    @property
    def measure(self) -> QSizeF:
        """As long as both rows."""
        return QSizeF(drawn.length(self.keys, GAMES), drawn.HIGH)

    @property
    def games(self) -> int:
        """The brass keys that are up."""
        return self.numbers[1] if len(self.numbers) > 1 else 0

    def drawn(self, width: float) -> Kept:
        """The case with its keys."""
        return self.stage.pixmaps.get(drawn.rubber_marker, self.stage.look, width, self.keys, self.raised,
                                      GAMES, self.games)

    def caption(self) -> str:
        """The points, and the games if there are any."""
        points = "the game" if self.goal and self.numbers[0] >= self.goal else number(self.numbers[0]) \
            if self.numbers[0] else "love"
        return points + (f", and {count(self.games, 'game')}" if self.games else "")
