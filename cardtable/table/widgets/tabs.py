"""The tabs of the book: above its page, or down the side of a small window."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable.table.paint import words
from cardtable.table.paint.canvas import HINTS, horizontal, vertical
from cardtable.table.widgets.buttons import Pressed


class Tab(Pressed):
    """A tab that can show a red dot: something has come in since its page was last looked at."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setCheckable(True)
        self._news = False

    @property
    def news(self) -> bool:
        """Whether something has come in since the page was last looked at."""
        return self._news

    @news.setter
    def news(self, news: bool) -> None:
        self._news = news
        self.setAccessibleDescription("something new" if news else "")
        self.update()

    def _dot(self, painter: QPainter, where: QPointF) -> None:
        if self._news:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.look.palette.oxblood))
            painter.drawEllipse(where, 3.5, 3.5)


class BookTab(Tab):
    """A tab above the page.  Put several into one exclusive QButtonGroup."""

    def sizeHint(self) -> QSize:
        """Words with room on both sides."""
        scale = self.look.furniture
        return QSize(round(self.look.metrics("tab").horizontalAdvance(self.text()) + 30 * scale), round(38 * scale))

    def ring_outline(self) -> tuple[QRectF, float]:
        """The tab down to the page."""
        return QRectF(self.rect()).adjusted(0, 0, 0, -2), 8

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground with round upper corners, words, dot."""
        colours, on = self.look.palette, self.isChecked()
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        body = QRectF(self.rect()).adjusted(0, 0, 0, 0 if on else -2)
        path = QPainterPath()
        path.addRoundedRect(body.adjusted(0, 0, 0, 12), 8, 8)
        top, foot = (colours.tab_lit, colours.tab_lit) if on else colours.tab
        painter.fillPath(path, vertical(body, ((0, top), (1, foot))))
        painter.setPen(QPen(QColor("#FFFFFF" if on else "#DECFA9"), 1))
        painter.drawLine(QPointF(7, .5), QPointF(self.width() - 7, .5))
        font = self.look.font("tab")
        ink = colours.ink if on or self.underMouse() else colours.tab_ink
        if not self.isEnabled():
            painter.setOpacity(.45)
        words.engraved(painter, QRectF(0, 0, self.width(), self.height() - 2), font, self.text(), ink)
        self._dot(painter, QPointF(self.width() - 8, 9))


class SideTab(Tab):
    """A tab on the right edge of a small window, its words running downwards."""

    def sizeHint(self) -> QSize:
        """Upright, as long as the words need."""
        scale = self.look.furniture
        long = max(112 * scale, self.look.metrics("tab").horizontalAdvance(self.text()) + 34 * scale)
        return QSize(round(46 * scale), round(long))

    def ring_outline(self) -> tuple[QRectF, float]:
        """All of it."""
        return QRectF(self.rect()), 9

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground with round left corners, words turned, dot."""
        colours, on = self.look.palette, self.isChecked()
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        body = QRectF(0, 0, self.width() + 12, self.height())
        left, right = (colours.tab_lit, colours.tab_lit) if on else ("#D2C096", colours.tab[1])
        if colours.plain:
            left = right = colours.tab_lit if on else colours.tab[0]
        painter.setPen(QPen(QColor(255, 255, 255, 102), 1))
        painter.setBrush(horizontal(body, ((0, left), (1, right))))
        painter.drawRoundedRect(body.adjusted(.5, .5, 0, -.5), 9, 9)
        self._dot(painter, QPointF(10, 10))
        painter.translate(self.width() / 2, self.height() / 2)
        painter.rotate(90)
        line = QRectF(-self.height() / 2, -self.width() / 2, self.height(), self.width())
        words.engraved(painter, line, self.look.font("tab"), self.text(),
                       colours.ink if on or self.underMouse() else colours.tab_ink)
