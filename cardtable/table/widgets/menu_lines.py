"""A line of a menu: its words at the left, the key that presses it at the right, lit under the pointer."""
from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.table.paint import words
from cardtable.table.paint.canvas import HINTS
from cardtable.table.widgets.buttons import Pressed

HIGH, ASIDE, GAP = 34, 10, 26        # of a line; from its ends to its words; between words and key, at least
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class MenuLine(Pressed):
    """The caller sets the shortcut itself."""

    def __init__(self, text: str, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.key = key
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Words and key."""
        key = self.look.metrics("pill key").horizontalAdvance(self.key) + GAP if self.key else 0
        return QSize(round(self.look.metrics("body").horizontalAdvance(self.text()) + key + 2 * ASIDE) + 2,
                     round(HIGH * self.look.furniture))

    def ring_outline(self) -> tuple[QRectF, float]:
        """The whole line."""
        return QRectF(self.rect()).adjusted(0, 1, 0, -1), 5

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground where it is lit, words, key, and a fine rule below."""
        painter, look = QPainter(self), self.look
        painter.setRenderHints(HINTS)
        colours, rect = look.palette, QRectF(self.rect())
        if not self.isEnabled():
            painter.setOpacity(.45)
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.paper_raised if not colours.plain else colours.ring_light))
            painter.drawRoundedRect(rect.adjusted(0, 1, 0, -2), 5, 5)
        inside = rect.adjusted(ASIDE, 0, -ASIDE, 0)
        words.engraved(painter, inside, look.font("body"), self.text(), colours.ink, align=LEFT)
        words.engraved(painter, inside, look.font("pill key"), self.key, colours.ink_third, align=RIGHT)
        painter.fillRect(QRectF(0, rect.height() - 1, rect.width(), 1), QColor(colours.rule))
