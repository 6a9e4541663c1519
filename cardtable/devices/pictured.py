"""Instruments drawn in one piece."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from cardtable.devices.base import Device
from cardtable.table.items.stage import picture, wear
from cardtable.table.paint.cache import Kept


class Pictured(Device):
    """One picture, drawn anew whenever its numbers change."""

    def build(self) -> None:
        """The picture."""
        self._face = picture(self)

    def dress(self) -> None:
        """As it now stands."""
        super().dress()
        self._wear()

    def show_numbers(self, numbers: Sequence[int], moving: bool = True) -> None:
        """Another picture."""
        super().show_numbers(numbers, moving)
        self._wear()

    def _wear(self) -> None:
        wear(self._face, self.drawn(self.size().width()))

    def drawn(self, width: float) -> Kept:
        """The picture of its numbers, so wide."""
        raise NotImplementedError


class Still(Pictured):
    """Nobody presses it, and it begins with nothing; more than it shows it does not say below itself."""

    def at_first(self) -> tuple[int, ...]:
        """None."""
        return ()

    def build(self) -> None:
        super().build()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def readings(self) -> tuple[int, ...]:
        return self.numbers

    def caption(self) -> str:
        return ""
