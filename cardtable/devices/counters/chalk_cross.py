"""Hoyle's cross of chalk, rubbed out point by point."""
from __future__ import annotations

from PySide6.QtCore import QSizeF

from cardtable.devices.base import Marker
from cardtable.devices.counters import drawn
from cardtable.devices.counters.marks import ARMS, cross
from cardtable.devices.pictured import Pictured
from cardtable.showing.phrases import number
from cardtable.table.paint.cache import Kept


class ChalkCross(Pictured, Marker):
    """A side's score; below love it stands whole, and the words tell what is owed."""

    SIZE = QSizeF(drawn.CROSS, drawn.CROSS)

    def drawn(self, width: float) -> Kept:
        """What is left of it."""
        now = cross(self.score)
        return self.stage.pixmaps.get(drawn.cross, self.stage.look, width, now.centre_gone, now.arms)

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
