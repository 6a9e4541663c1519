"""What strict laws let be done against them, on a sheet: each with the article it breaks."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable.rules.laws import Law
from cardtable.rules.moves import Choice, Choices
from cardtable.table.asking.breaking import headed
from cardtable.table.widgets import Label
from cardtable.table.widgets.folio import Folio
from cardtable.table.widgets.menu_lines import MenuLine


class AccidentSheet(Folio):
    """`words` are those of the choices, one for each."""

    meant = Signal(object)
    """The Choice of whose kind the move shall be; what else it wants is asked next."""

    WIDE = 560

    def __init__(self, choices: Choices, words: Sequence[str], numbered: bool = True, parent: QWidget | None = None
                 ) -> None:
        """`numbered` is whether the code's articles are cited by number, or else by heading."""
        super().__init__("Out of order", parent=parent)
        self.above.addWidget(Label("Strict laws let it be done. What all see is settled at once; the rest "
                                   "stands until it is claimed.", "note", "ink_second", wrap=True))
        self.middle.setSpacing(2)
        self.lines = []
        for choice, text in zip(choices, words, strict=True):
            line = MenuLine(text, _cited(choice.law, text, numbered))
            line.clicked.connect(lambda _=False, choice=choice: self._mean(choice))
            self.middle.addWidget(line)
            self.lines.append(line)
        self.middle.addStretch(1)
        self.close_button("Leave it")

    def _mean(self, choice: Choice) -> None:
        self.done.emit()                         # the table goes on, and then hears of it
        self.meant.emit(choice)

    def first(self) -> QWidget | None:
        """To leave it."""
        return self.closing

    def asks(self) -> bool:
        """It does nothing else."""
        return True


def _cited(law: Law | None, text: str, numbered: bool) -> str:
    """What stands behind a line that does not name its article already."""
    if law is None or not law.number or not numbered and text.endswith(headed(law)):
        return ""
    return f"Law {law.number}" if numbered else law.heading
