"""Hoyle's cross of chalk, rubbed out point by point."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSizeF

from cardtable.devices.base import Marker
from cardtable.devices.counter_marks import ARMS, cross
from cardtable.showing.phrases import number
from cardtable.table.items.stage import picture, wear
from cardtable.table.paint import counters


class ChalkCross(Marker):
    """A side's score; below love it stands whole, and the words tell what is owed."""

    SIZE = QSizeF(counters.CROSS, counters.CROSS)

    def build(self) -> None:
        """One picture."""
        self._face = picture(self)

    def dress(self) -> None:
        """The cross as it stands."""
        super().dress()
        self._draw()

    def show_numbers(self, numbers: Sequence[int], moving: bool = True) -> None:
        """More of it is rubbed out."""
        super().show_numbers(numbers, moving)
        self._draw()

    def _draw(self) -> None:
        now = cross(self.score)
        wear(self._face, self.stage.pixmaps.get(counters.cross, self.stage.look, self.size().width(), now.centre_gone,
                                                now.arms))

    def readings(self) -> tuple[int]:
        """By what is left of it."""
        now = cross(self.score)
        return (ARMS + 1 - now.arms if now.centre_gone else 0,)

    def caption(self) -> str:
        """As in "three marked"."""
        if self.score < 0:
            return f"{number(-self.score)} below love"
        if self.goal and self.score == self.goal:
            return "the game"
        return f"{number(self.score)} marked" if self.score else "love"

    def sentence(self) -> str:
        """As in "Mrs. Tully's cross: three marked"."""
        return f"{self.owner}, chalk cross: {self.caption()}"
