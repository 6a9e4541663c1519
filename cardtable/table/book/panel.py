"""The open page of the book: its paper, with what is turned to upon it."""
from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from cardtable.table.paint import panels
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.widgets.dressed import Dressed


class Panel(Dressed, QWidget):
    """The open page: paper, and upon it what is turned to."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.pages = QStackedWidget(self)
        self._top = self._free = 0

    def lay(self, top: int) -> None:
        """The paper begins `top` below the tabs' upper edge."""
        self._top = top
        self.pages.setGeometry(0, top, self.width(), self.height() - top - self._free)

    def keep_free(self, below: int) -> None:
        """So many pixels at its foot are covered by other paper: no page goes on beneath that."""
        self._free = below
        self.lay(self._top)

    def paintEvent(self, event: QPaintEvent) -> None:
        """One picture from the cache."""
        page = PIXMAPS.get(panels.page, self.look, self.width(), self.height() - self._top)
        QPainter(self).drawPixmap(0, self._top, page.pixmap)
