"""Two windows that count the aces and tens somebody has taken, behind shutters until they may be counted."""
from __future__ import annotations

from PySide6.QtCore import QSizeF

from cardtable.devices.brisque_marker import drawn
from cardtable.devices.pictured import Pictured
from cardtable.showing.phrases import counted
from cardtable.table.paint.cache import Kept

SHUT = (-1, -1)


class BrisqueMarker(Pictured):
    """Shows how many aces and tens; less than none while the shutters are down."""

    SIZE = QSizeF(drawn.LENGTH, drawn.HIGH)
    LEAST = .8

    def at_first(self) -> tuple[int, ...]:
        """Shut."""
        return SHUT

    @property
    def scale_wanted(self) -> float:
        """Never so small that it could not be read."""
        return max(super().scale_wanted, self.LEAST)

    @property
    def shut(self) -> bool:
        """Whether nothing is to be seen."""
        return min(self.numbers) < 0

    def drawn(self, width: float) -> Kept:
        """The marker with its figures, or shut."""
        figures = () if self.shut else tuple(map(str, self.numbers))
        return self.stage.pixmaps.get(drawn.marker, self.stage.look, width, figures)

    def readings(self) -> tuple[int, ...]:
        """As it shows them."""
        return self.numbers

    def caption(self) -> str:
        """How many there are, or that they are not to be counted."""
        return "not to be counted" if self.shut else f"{counted(sum(self.numbers))} taken"

    def sentence(self) -> str:
        """As in "Mrs. Battle's brisques: seven aces and six tens"."""
        owner = self.owners[0] if self.owners else "The table"
        told = self.caption() if self.shut else f"{counted(self.numbers[0])} aces and {counted(self.numbers[1])} tens"
        return f"{owner}, brisques: {told}"
