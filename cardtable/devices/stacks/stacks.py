"""What a player has left, in stacks of counters beside his plate; the figure stands on the plate."""
from __future__ import annotations

from PySide6.QtCore import QSizeF

from cardtable.devices.signs.told import Told
from cardtable.devices.stacks import drawn
from cardtable.rules.deal import Deal
from cardtable.showing.talk import Names, Talk
from cardtable.table.items.stage import picture, wear

KINDS = 4


class Stacks(Told):
    """One column for each kind of counter, the dearest at the left."""

    SIZE = QSizeF(drawn.across(KINDS), drawn.HIGH)

    def build(self) -> None:
        """No counters."""
        self._columns: tuple[tuple[int, int], ...] = ()
        self._shown = picture(self)

    def read(self, talk: Talk, deal: Deal, seat: int, name: Names, moving: bool = True) -> None:
        """Those of the rack that the talk knows of this seat; a column holds no more than ten."""
        rack = talk.counters(deal, seat)
        numbers = () if rack is None else rack.numbers
        found = tuple([(kind, min(number, drawn.MOST)) for kind, number in reversed([*enumerate(numbers)]) if number])
        if found != self._columns:
            self._columns = found
            self.dress()
            self.show_numbers(())

    def forget(self) -> None:
        """Nothing is told yet."""
        self._columns = ()
        self.dress()

    def dress(self) -> None:
        """The columns side by side, in the middle."""
        super().dress()
        self.setVisible(bool(self._columns))
        if self._columns:
            scale = self.size().width() / self.SIZE.width()
            kept = self.stage.pixmaps.get(drawn.stacks, self.stage.look, scale, self._columns)
            wear(self._shown, kept)
            free = (self.size().width() - drawn.across(len(self._columns)) * scale) / 2
            self._shown.setPos(free, 0)

    def caption(self) -> str:
        """Nothing: the plate says it."""
        return ""

    def sentence(self) -> str:
        """As in "Counters of Mr. Penrose"."""
        return f"Counters of {self.owners[0] if self.owners else 'nobody'}"
