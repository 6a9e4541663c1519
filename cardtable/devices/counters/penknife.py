"""The penknife of 1862: games won, by the quarters to which its blades are open."""
from __future__ import annotations

from PySide6.QtCore import QSizeF

from cardtable.devices.base import Marker
from cardtable.devices.counters import drawn
from cardtable.devices.counters.marks import ALL, knife
from cardtable.devices.pictured import Pictured
from cardtable.showing.phrases import count
from cardtable.table.paint.cache import Kept


class Penknife(Pictured, Marker):
    """What a side has won, of any number of games."""

    SIZE = QSizeF(*drawn.KNIFE)
    DROP = 6

    def drawn(self, width: float) -> Kept:
        """Its blades, open or closed."""
        return self.stage.pixmaps.get(drawn.knife, self.stage.look, width, knife(self.score).quarters)

    @property
    def feet(self) -> float:
        """No lower than its handle while no blade of it stands open downwards."""
        quarters = knife(self.score).quarters
        return drawn.foot(quarters) * self.scale_now

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
