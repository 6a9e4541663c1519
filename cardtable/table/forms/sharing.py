"""What two who share a screen may choose: how each keeps his hand from the other, and by which keys they look at it."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.store.settings import RACK_KEYS, Settings
from cardtable.table.forms import rows
from cardtable.table.forms.rows import FormRow, Note
from cardtable.table.widgets import ComboBox

SHARED: dict[object, str] = {"racks": "In racks", "curtain": "Behind a curtain", "windows": "In two windows"}
MEANT = {"racks": "Both lie face down; each sees his own while he holds his key, {} or {}, or his name plate.",
         "curtain": "A curtain is drawn over the table when hands are to be studied; between, they lie in racks.",
         "windows": "Each has a window of his own, best on a monitor each; a hand lies covered until he looks alone."}
"""By way; the keys of the racks are put in."""
KEYS = {"first rack key": "The first", "second rack key": "The second"}


class Sharing(QWidget):
    """The way chosen, and what it means."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings, self.way = settings, str(settings["two at one screen"])
        self.choice = rows.choice(list(SHARED.values()), list(SHARED).index(self.way), "Hands of two at this screen",
                                  self._choose)
        self.note = Note(" ")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(FormRow("Their hands", self.choice))
        column.addWidget(FormRow("", self.note))
        self._say()

    def _choose(self, number: int) -> None:
        self.way = str(list(SHARED)[number])
        self._say()

    def _say(self) -> None:
        self.note.say(MEANT[self.way].format(*[self.settings[name] for name in KEYS]))


class RackKeys:
    """A letter for each of the two; who is given the other's exchanges it for his own."""

    def __init__(self, settings: Settings, changed: Callable[[str], object]) -> None:
        self.settings, self.changed = settings, changed
        self.controls: dict[str, ComboBox] = {}
        self.parts: list[QWidget] = []
        for name, title in KEYS.items():
            combo = self.controls[name] = ComboBox()
            combo.addItems(list(RACK_KEYS))
            combo.setCurrentText(str(settings[name]))
            combo.setAccessibleName(f"{title} looks at his hand while he holds the key")
            combo.dress()
            combo.activated.connect(lambda number, name=name: self._choose(name, str(RACK_KEYS[number])))
            self.parts.append(rows.Group(rows.label(title), combo))

    def _choose(self, name: str, letter: str) -> None:
        other = next(one for one in KEYS if one != name)
        if self.settings[other] == letter:
            self.settings[other] = self.settings[name]
            self.controls[other].setCurrentText(str(self.settings[other]))
        self.settings[name] = letter
        self.changed(name)
