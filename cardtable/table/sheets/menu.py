"""A menu on a slip of paper: what can be done, in groups, with the keys that do it."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.table.widgets import Label, Ornament, OxbloodButton
from cardtable.table.widgets.buttons import BoneButton, Pressed
from cardtable.table.widgets.folio import BAR, Roll
from cardtable.table.widgets.keys import neighbour
from cardtable.table.widgets.menu_lines import MenuLine
from cardtable.table.widgets.overlay import Sheet
from cardtable.table.wording.keys import code_of

APART = 34                   # between two columns
CONFIRM = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to do; `key` is shown beside it and presses it, `confirms` makes it the one plain way, in oxblood.
    Entries of one `group` follow each other under its name."""

    text: str
    act: Callable[[], None]
    key: str = ""
    able: bool = True
    confirms: bool = False
    group: str = ""


class MenuSheet(Sheet):
    """Lay it over the page with `overlay.lay`; an entry puts it away and then acts.

    Entries without a group are a column of buttons; those with one are lines of a list, the groups in two columns.
    """

    def __init__(self, title: str, entries: Sequence[Entry], note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(lined=True, padding=34, parent=parent)
        self.setAccessibleName(title)
        self.entries = tuple(entries)
        self.buttons: list[Pressed] = [self._button(entry) for entry in self.entries]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        heading = Label(title, "sheet")
        heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(heading)
        if note:
            line = Label(note, "note", "ink_second")
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(line)
        column.addSpacing(4)
        column.addWidget(Ornament())
        column.addSpacing(8)
        for entry, button in zip(self.entries, self.buttons, strict=True):
            if entry.confirms and entry.group == "":
                column.addWidget(button)
        roll = Roll(title)                   # where words are large they may need more room than there is
        column.addWidget(roll)
        self._lay_out(roll.inside)

    def _button(self, entry: Entry) -> Pressed:
        kind = OxbloodButton if entry.confirms else MenuLine if entry.group else BoneButton
        button = kind(entry.text, entry.key)
        button.setEnabled(entry.able)
        button.clicked.connect(lambda _=False: self._choose(entry))
        return button

    def _lay_out(self, inside: QWidget) -> None:
        """Groups in two columns, about equally long."""
        row = QHBoxLayout(inside)
        row.setContentsMargins(BAR, 0, BAR, 0)
        row.setSpacing(APART)
        rest = [(entry, button) for entry, button in zip(self.entries, self.buttons, strict=True)
                if not (entry.confirms and entry.group == "")]
        groups = [(name, [button for _, button in some]) for name, some in groupby(rest, lambda pair: pair[0].group)]
        half = sum([len(some) + 1 for _, some in groups]) / 2
        columns, filled = [QVBoxLayout()], 0
        for name, some in groups:
            if filled and len(columns) == 1 and filled + len(some) / 2 >= half:
                columns.append(QVBoxLayout())
            if name:
                columns[-1].addWidget(Label(name, "label", "heading"))
            for button in some:
                columns[-1].addWidget(button)
            if name:
                columns[-1].addSpacing(12)
            filled += len(some) + 1
        for column in columns:
            column.setSpacing(2)
            column.addStretch(1)
            row.addLayout(column, 1)

    def _choose(self, entry: Entry) -> None:
        self.done.emit()
        entry.act()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys go to the nearest that way; a key that is shown presses its line, Return the one plain way unless
        another has the keyboard."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            self._move(key)
            return
        plain = next((entry for entry in self.entries if entry.confirms and entry.able), None)
        if plain is not None and key in CONFIRM and not any(button.hasFocus() for button in self.buttons):
            self._choose(plain)
            return
        for entry in self.entries:
            if entry.able and entry.key and _presses(event, entry.key):
                self._choose(entry)
                return
        event.ignore()

    def _move(self, key: Qt.Key) -> None:
        able = [button for button in self.buttons if button.isEnabled()]
        at = next((n for n, button in enumerate(able) if button.hasFocus()), None)
        ahead = key in (Qt.Key.Key_Down, Qt.Key.Key_Right)
        if at is None:
            found: QWidget | None = able[0 if ahead else -1]
        else:
            found = neighbour(key, able[at], self)
            if found is None and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                found = able[(at + (1 if ahead else -1)) % len(able)]
        if found is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)


def _presses(event: QKeyEvent, printed: str) -> bool:
    """Whether these are the keys with this on their caps: "H", "Ctrl Z"."""
    if " " in printed:
        return event.keyCombination().toCombined() == code_of(printed.replace(" ", "+"))
    return event.text().casefold() == printed.casefold()
