"""The ways on from a slip: a plain one, perhaps others beside it, and quiet ones that only Tab or their keys reach."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.table import pressing
from cardtable.table.widgets import BoneButton, OxbloodButton
from cardtable.table.widgets.buttons import Pressed
from cardtable.table.widgets.clock import later
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.widgets.links import QuietLink
from cardtable.table.widgets.ring import UNRINGED

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
FIRST_WIDE, GAP, APART = 150, 14, 8      # the first way where all lie in a line; between two of them, and two lines


@dataclass(frozen=True, slots=True)
class Choice:
    """A way to go on: its words, what `chosen` tells, how much it stands out, and the key that presses it.  One that
    is `deliberate` begins something else: Space, by which one goes on reading, takes it only where a ring shows it."""

    text: str
    name: str
    rank: Literal["first", "beside", "quiet"] = "quiet"
    key: str = ""
    deliberate: bool = False


class WaysOn(Dressed, QWidget):
    """`chosen` tells the name of the way taken; none is before so many milliseconds of `guard` have passed, in which it
    can have been read.  `stacked` they lie below each other, as wide as the paper; else in a line."""

    chosen = Signal(str)

    def __init__(self, choices: Sequence[Choice], guard: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choices, self.stacked = tuple(choices), True
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.buttons: dict[str, Pressed] = {choice.name: self._made(choice) for choice in self.choices}
        self._ready, self._guard = guard == 0, guard
        later(self, guard, self._allow)

    def _made(self, choice: Choice) -> Pressed:
        made = (OxbloodButton(choice.text, "Enter", parent=self) if choice.rank == "first" else
                BoneButton(choice.text, choice.key, small=True, parent=self) if choice.rank == "beside" else
                QuietLink(choice.text, choice.key, parent=self))
        made.clicked.connect(lambda _=False: self.choose(choice.name))
        if choice.deliberate:
            made.installEventFilter(self)
        return made

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A deliberate way does not hear Space as long as no ring tells that it has the keyboard."""
        return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space and bool(watched.property(UNRINGED))

    def _allow(self) -> None:
        self._ready = True

    @property
    def first(self) -> Pressed:
        """The plain way."""
        return self.buttons[self.choices[0].name]

    def choose(self, name: str) -> None:
        """Nothing is taken before it can have been read."""
        if self._ready:
            self.chosen.emit(name)

    def key(self, event: QKeyEvent) -> bool:
        """Return takes the way that has the keyboard, else the plain one; keys that are shown take theirs; arrows none,
        so that nobody plays a deal again who meant to look along his cards.  Was it one of ours?"""
        if pressing.again(self._guard):
            return True
        if Qt.Key(event.key()) in ENTER:
            if event.key() == Qt.Key.Key_Space and self.choices[0].deliberate and not self._ringed():
                return True
            self.choose(next((name for name, button in self.buttons.items() if button.hasFocus()),
                             self.choices[0].name))
            return True
        text = event.text().casefold()
        found = next((one.name for one in self.choices if one.key and one.key.casefold() == text), "")
        if found:
            self.choose(found)
        return bool(found)

    def _ringed(self) -> bool:
        return any(button.hasFocus() and not button.property(UNRINGED) for button in self.buttons.values())

    def lay(self, stacked: bool, keys: bool = True) -> None:
        """Below each other, or in a line, in which there is no room for the `keys`, nor on a low paper."""
        self.stacked = stacked
        for choice in self.choices:
            button = self.buttons[choice.name]
            if isinstance(button, QuietLink):
                button.key = choice.key if stacked and keys else ""
        self._place(self.width())
        self.updateGeometry()

    # --- how they lie

    def hasHeightForWidth(self) -> bool:
        """A narrow line breaks."""
        return True

    def heightForWidth(self, width: int) -> int:
        """So high that all are seen."""
        return self._rows(width)[1]

    def sizeHint(self) -> QSize:
        """In one line, or as wide as the widest."""
        sizes = [button.sizeHint().width() for button in self.buttons.values()]
        wide = max(sizes) if self.stacked else sum(sizes) + GAP * len(sizes)
        return QSize(wide, self.heightForWidth(max(wide, self.width())))

    def minimumSizeHint(self) -> QSize:
        """No button is cut off."""
        return QSize(max([button.sizeHint().width() for button in self.buttons.values()]), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Each where it belongs."""
        self._place(self.width())

    def _place(self, width: int) -> None:
        self.setMinimumHeight(self.heightForWidth(width))
        for button, rect in self._rows(width)[0]:
            button.setGeometry(rect)

    def _rows(self, width: int) -> tuple[list[tuple[Pressed, QRect]], int]:
        """Where each lies, and how high all of it is."""
        placed: list[tuple[Pressed, QRect]] = []
        y = 0
        for row in self._stacked() if self.stacked else [list(self.buttons.values())]:
            for line in self._lines(row, width):
                sizes = [self._size(button) for button in line]
                high, spare = max(size.height() for size in sizes), width - sum(size.width() for size in sizes)
                filled = self.stacked and not isinstance(line[0], QuietLink)
                gap = APART if filled else min(spare // max(1, len(line) - 1), 3 * GAP) if self.stacked else GAP
                x = 0
                for button, size in zip(line, sizes, strict=True):
                    wide = (width - APART * (len(line) - 1)) // len(line) if filled else size.width()
                    placed.append((button, QRect(x, y + (high - size.height()) // 2, wide, size.height())))
                    x += wide + gap
                y += high + APART // 2
        return placed, y - APART // 2

    def _stacked(self) -> list[list[Pressed]]:
        """By how much they stand out."""
        rows = [[self.buttons[one.name] for one in self.choices if one.rank == rank]
                for rank in ("first", "beside", "quiet")]
        return [row for row in rows if row]

    def _lines(self, row: Sequence[Pressed], width: int) -> list[list[Pressed]]:
        lines: list[list[Pressed]] = []
        x = 0
        for button in row:
            wide = self._size(button).width()
            if not lines or x + wide > width:
                lines.append([])
                x = 0
            lines[-1].append(button)
            x += wide + (APART if self.stacked else GAP)
        return lines

    def _size(self, button: Pressed) -> QSize:
        hint = button.sizeHint()
        return QSize(max(hint.width(), round(FIRST_WIDE * self.look.furniture)), hint.height()) \
            if button is self.first else hint
