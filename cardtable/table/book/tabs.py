"""The tabs by which a page of the book is opened: in a row above it, or down the edge of a small window."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from cardtable.table.widgets import BookTab, SideTab
from cardtable.table.widgets.dressed import Dressed

GAP, SIDE_GAP = 4, 10
SIDE = 46               # how wide a side tab is at the usual text size


class Tabs(Dressed, QWidget):
    """A row of tabs, or a column at the edge; `pressed` names the number of the one a person asks for."""

    pressed = Signal(int)

    def __init__(self, names: Sequence[str], kind: Literal["row", "edge"], parent: QWidget | None = None,
                 first: int = 0) -> None:
        """The tab numbered `first` stands before all others."""
        super().__init__(parent)
        self._first = first
        self._edge = kind == "edge"
        self._group = QButtonGroup(self)
        self._group.setExclusive(not self._edge)
        self.tabs: list[BookTab | SideTab] = [(SideTab if self._edge else BookTab)(name, self) for name in names]
        for number, tab in enumerate(self.tabs):
            self._group.addButton(tab, number)
        self._group.idClicked.connect(self.pressed)

    def mark(self, number: int | None) -> None:
        """Show which page is open; None for none, at the edge only."""
        for n, tab in enumerate(self.tabs):
            tab.setChecked(n == number)

    def sizeHint(self) -> QSize:
        """With the usual room about the words."""
        sizes = [tab.sizeHint() for tab in self.tabs]
        if self._edge:
            return QSize(sizes[0].width(), sum(size.height() + SIDE_GAP for size in sizes))
        return QSize(sum(size.width() + GAP for size in sizes), sizes[0].height())

    def arrange(self, rect: QRect) -> None:
        """Lie in `rect`, the room about the words made less where there is little."""
        self.setGeometry(rect)
        measure, scale = self.look.metrics("tab"), self.look.furniture
        need = [measure.horizontalAdvance(tab.text()) for tab in self.tabs]
        gap = SIDE_GAP if self._edge else GAP
        usual = [tab.sizeHint().height() if self._edge else tab.sizeHint().width() for tab in self.tabs]
        length = rect.height() if self._edge else rect.width()
        spare = (length - sum(need) - gap * (len(need) - 1)) / len(need)
        at = 0
        first = self.tabs[self._first]
        for tab, words, most in sorted(zip(self.tabs, need, usual, strict=True), key=lambda one: one[0] is not first):
            long = round(max(words + 4, min(most, words + spare)))
            if self._edge:
                tab.setGeometry(0, at, rect.width(), long)
            else:
                tab.setGeometry(at, 0, long, round(38 * scale))
            at += long + gap
