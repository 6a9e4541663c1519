"""The line above the table: the game's name, what was agreed, and four pills."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from cardtable.table.widgets import Pill, Words
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.wording.keys import HINT, LAWS, MENU, TAKE_BACK, Keys

HEIGHT, NARROW_HEIGHT = 56, 50
NARROW = 1180
PILLS = (("Hint", HINT), ("Take back", TAKE_BACK), ("Law book", LAWS), ("Menu", MENU))


class Header(Dressed, QWidget):
    """`pills` are words and the keys that do as much; `pressed` tells by the name of its key what one asks for: "H",
    "Ctrl+Z", "L", "Esc"."""

    pressed = Signal(str)

    def __init__(self, title: str, parts: Sequence[str], parent: QWidget | None = None,
                 pills: Sequence[tuple[str, Keys]] = PILLS) -> None:
        super().__init__(parent)
        self.parts = tuple(parts)
        self.title = Words(title, "title", parent=self)
        self.subtitle = Words("", "subtitle", "subtitle", parent=self)
        self.pills: dict[str, Pill] = {}
        self._pills = tuple(pills)
        for text, keys in self._pills:
            pill = Pill(text, " ".join(keys.caps), self)
            pill.setToolTip(keys.told)
            pill.clicked.connect(lambda _=False, name=keys.name: self.pressed.emit(name))
            self.pills[keys.name] = pill

    def say(self, parts: Sequence[str]) -> None:
        """Other words beside the title."""
        self.parts = tuple(parts)
        self.arrange(self.geometry())

    def height_for(self, width: int) -> int:
        """How high the line is in a window of this width."""
        return round((NARROW_HEIGHT if width < NARROW else HEIGHT) * (1 + .4 * (self.look.text - 1)))

    def allow(self, keys: Keys, allowed: bool) -> None:
        """Lets the pill of these keys be pressed or not."""
        self.pills[keys.name].setEnabled(allowed)

    def arrange(self, rect: QRect) -> None:
        """Lies in this rectangle; in a narrow one keys and the law book are left out (the keys still serve)."""
        self.setGeometry(rect)
        narrow, high = rect.width() < NARROW, rect.height()
        self.title.set_role("title", 26 if narrow else None)
        right = rect.width() - (14 if narrow else 20)
        for (_, keys), pill in reversed(list(zip(self._pills, self.pills.values()))):
            pill.setVisible(not (narrow and keys is LAWS))
            pill.key = " ".join(keys.caps) if not narrow or keys is HINT else ""
            if pill.isHidden():
                continue
            size = pill.sizeHint()
            pill.setGeometry(right - size.width(), (high - size.height()) // 2, size.width(), size.height())
            right -= size.width() + 14
        left = 18 if narrow else 24
        wide = self.title.sizeHint().width() + 6
        self.title.setGeometry(left, 0, wide, high - 6)
        room = right - left - wide - 20
        parts = list(self.parts)
        measure = self.look.metrics("subtitle")
        while len(parts) > 1 and measure.horizontalAdvance(self._joined(parts)) > room:
            parts.pop()
        self.subtitle.setText(self._joined(parts))
        self.subtitle.setGeometry(left + wide + 12, 3, max(0, room), high - 2)

    @staticmethod
    def _joined(parts: Sequence[str]) -> str:
        return "   ·   ".join(parts)
