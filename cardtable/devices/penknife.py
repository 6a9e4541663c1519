"""The penknife of 1862: games won, by the quarters to which its blades are open."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSizeF

from cardtable.devices.base import Marker
from cardtable.devices.counter_marks import ALL, knife
from cardtable.showing.phrases import count
from cardtable.table.items.stage import picture, wear
from cardtable.table.paint import counters


class Penknife(Marker):
    """What a side has won, of any number of games."""

    SIZE = QSizeF(*counters.KNIFE)
    DROP = 6

    def build(self) -> None:
        """One picture."""
        self._face = picture(self)

    def dress(self) -> None:
        """The knife as it lies."""
        super().dress()
        self._draw()

    def show_numbers(self, numbers: Sequence[int], moving: bool = True) -> None:
        """Blades are opened, or the knife closed and begun again."""
        super().show_numbers(numbers, moving)
        self._draw()

    def _draw(self) -> None:
        wear(self._face, self.stage.pixmaps.get(counters.knife, self.stage.look, self.size().width(),
                                                knife(self.score).quarters))

    def readings(self) -> tuple[int]:
        """By its blades, and how often it has been closed."""
        now = knife(self.score)
        return (sum(now.quarters) + now.closed * ALL,)

    def caption(self) -> str:
        """As in "six games"."""
        return count(self.score, "game") if self.score else "no game"

    def sentence(self) -> str:
        """As in "Mrs. Tully's penknife: six games"."""
        return f"{self.owner}, penknife: {self.caption()}"
