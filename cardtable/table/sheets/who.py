"""Which of two at one screen says something: neither sits there alone, and what is said is for either of them."""
from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable.table.widgets import Label
from cardtable.table.widgets.folio import Folio
from cardtable.table.widgets.menu_lines import MenuLine


class WhoSheet(Folio):
    """`said` is what is to be said, `names` are those who may say it, by seat."""

    meant = Signal(int)
    """The seat for which it is said."""

    WIDE = 420

    def __init__(self, said: str, names: Mapping[int, str], parent: QWidget | None = None) -> None:
        super().__init__(said, parent=parent)
        self.above.addWidget(Label("Who says so?", "note", "ink_second", wrap=True))
        self.middle.setSpacing(2)
        self.lines = []
        for seat, name in names.items():
            line = MenuLine(name, "")
            line.clicked.connect(lambda _=False, seat=seat: self._mean(seat))
            self.middle.addWidget(line)
            self.lines.append(line)
        self.middle.addStretch(1)
        self.close_button("Leave it")

    def _mean(self, seat: int) -> None:
        self.done.emit()                         # the table goes on, and then hears of it
        self.meant.emit(seat)

    def first(self) -> QWidget | None:
        """To leave it: neither of the two is likelier."""
        return self.closing

    def asks(self) -> bool:
        """It does nothing else."""
        return True
