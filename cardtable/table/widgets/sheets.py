"""Sheets of paper that hold other widgets, and the dusk behind a dialog."""
from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.table.paint import panels, shadow
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.widgets.dressed import Dressed


class PaperSheet(Dressed, QWidget):
    """A sheet with its shadow.  Its contents margins keep a layout on the paper; `body` is the paper itself.

    `lined` draws the double line of a slip; `padding` is the distance from the paper's edge to what lies on it.
    """

    def __init__(self, lined: bool = False, padding: int = 26, cast: shadow.Shadow = shadow.SHEET,
                 parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lined, self._cast = lined, cast
        self._edge = round(shadow.reach(cast))
        inside = self._edge + padding
        self.setContentsMargins(inside, inside, inside, inside)

    @property
    def edge(self) -> int:
        """How much wider than the paper this widget is on every side, for the shadow."""
        return self._edge

    @property
    def body(self) -> QRect:
        """The paper, in this widget's coordinates."""
        return self.rect().adjusted(self._edge, self._edge, -self._edge, -self._edge)

    def place(self, paper: QRect) -> None:
        """Lie so that the paper fills this rectangle of the parent."""
        self.setGeometry(paper.adjusted(-self._edge, -self._edge, self._edge, self._edge))

    def paintEvent(self, event: QPaintEvent) -> None:
        """One picture from the cache."""
        body = self.body
        drawn = PIXMAPS.get(panels.sheet, self.look, body.width(), body.height(), self._cast, self._lined)
        QPainter(self).drawPixmap(QPoint(0, 0), drawn.pixmap)


class Backdrop(Dressed, QWidget):
    """The dusk that falls on the room while a dialog is open; it keeps the mouse from what lies behind."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """An even darkness."""
        colour = QColor(0, 0, 0, 190) if self.look.palette.plain else QColor(10, 6, 3, 168)
        QPainter(self).fillRect(QRectF(self.rect()), colour)
