"""Paper that fades out over what scrolls, so that no line ends in the middle: at its foot there is more, or above."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from shiboken6 import isValid

from cardtable.table.paint import marks
from cardtable.table.paint.canvas import HINTS, clear, vertical
from cardtable.table.widgets.dressed import Dressed

SLIGHT = 4                       # pixels that may be hidden without a word


class Fading(Dressed, QWidget):
    """Over an area that scrolls, as long as there is more on that side: below, with a mark, or `above`."""

    HIGH = {False: 34, True: 20}

    def __init__(self, over: QAbstractScrollArea, above: bool = False) -> None:
        super().__init__(over)
        self.above = above
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._bar = over.verticalScrollBar()
        self._bar.valueChanged.connect(lambda _: self._show())
        self._bar.rangeChanged.connect(lambda *_: self._show())
        self.hide()

    def lie(self, port: QRect) -> None:
        """At the foot of this rectangle, or at its head."""
        high = min(self.HIGH[self.above], port.height() // 3)
        self.setGeometry(QRect(port.x(), port.y() if self.above else port.bottom() + 1 - high, port.width(), high))
        self.raise_()

    def _show(self) -> None:
        if isValid(self) and isValid(self._bar):         # which tells of itself even while all is taken apart
            at = self._bar.value()
            self.setVisible(at > SLIGHT if self.above else at < self._bar.maximum() - SLIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The fading, and a chevron where there is more below."""
        colours = self.look.palette
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        rect, none = QRectF(self.rect()), clear(colours.paper)
        if self.above:
            painter.fillRect(rect, vertical(rect, ((0, colours.paper), (.3, colours.paper), (1, none))))
            return
        painter.fillRect(rect, vertical(rect, ((0, none), (.75, colours.paper), (1, colours.paper))))
        marks.chevron(painter, QPointF(rect.center().x(), rect.bottom() - 9), colours.heading, 1.4)
