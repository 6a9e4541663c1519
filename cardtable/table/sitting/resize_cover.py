"""While a window changes its size its old picture is stretched over it, until all is laid anew."""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from cardtable.table.guarded import Guarded


class Stretched(Guarded, QWidget):
    """Lies over a page; `cover` takes its picture the first time and shows it in every size until `uncover`."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture: QPixmap | None = None
        self.hide()

    def cover(self) -> None:
        """The page has another size."""
        if self._picture is None and self._page.isVisible():
            self._picture = self._page.grab()
        if self._picture is not None:
            self.setGeometry(self._page.rect())
            self.raise_()
            self.show()

    def uncover(self) -> None:
        """The page is as it should be."""
        self._picture = None
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The old picture in the new size."""
        if self._picture is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self.rect(), self._picture)
