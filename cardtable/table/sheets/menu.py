"""A menu on a slip of paper: a column of things to do, with the keys that do them."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from cardtable.table.widgets import BoneButton, Label, Ornament, OxbloodButton
from cardtable.table.widgets.folio import BAR, Roll
from cardtable.table.widgets.overlay import Sheet

ONE_COLUMN = 7               # entries beyond so many are laid in two columns: the window may be but 700 high


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to do; `key` is shown on the button and presses it, `confirms` makes it oxblood."""

    text: str
    act: Callable[[], None]
    key: str = ""
    able: bool = True
    confirms: bool = False


class MenuSheet(Sheet):
    """Lay it over the page with `overlay.lay`; an entry puts it away and then acts."""

    def __init__(self, title: str, entries: Sequence[Entry], note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(lined=True, padding=34, parent=parent)
        self.setAccessibleName(title)
        self.entries = tuple(entries)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        heading = Label(title, "sheet")
        heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(heading)
        if note:
            line = Label(note, "note", "ink_second")
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(line)
        column.addWidget(Ornament())
        column.addSpacing(6)
        self.buttons: list[BoneButton] = []
        roll = Roll(title)                   # where words are large they may need more room than there is
        column.addWidget(roll)
        grid = QGridLayout(roll.inside)
        grid.setContentsMargins(BAR, 0, BAR, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(2)
        columns = 1 if len(self.entries) <= ONE_COLUMN else 2
        for number, entry in enumerate(self.entries):
            button = (OxbloodButton if entry.confirms else BoneButton)(entry.text, entry.key)
            button.setEnabled(entry.able)
            button.clicked.connect(lambda _=False, entry=entry: self._choose(entry))
            self.buttons.append(button)
            grid.addWidget(button, number // columns, number % columns)

    def _choose(self, entry: Entry) -> None:
        self.done.emit()
        entry.act()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys go up and down; a key that is shown presses its button."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if step is not None:
            self._move(step)
            return
        for entry in self.entries:
            if entry.able and entry.key and event.text().casefold() == entry.key.casefold():
                self._choose(entry)
                return
        event.ignore()

    def _move(self, step: int) -> None:
        able = [button for button in self.buttons if button.isEnabled()]
        at = next((n for n, button in enumerate(able) if button.hasFocus()), -1 if step > 0 else 0)
        able[(at + step) % len(able)].setFocus(Qt.FocusReason.TabFocusReason)
