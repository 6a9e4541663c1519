"""Words on paper that can be pressed: underlined with a fine rule, for what lies quietly beside a button."""
from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.table.paint import words
from cardtable.table.paint.canvas import HINTS
from cardtable.table.widgets.buttons import Pressed

GAP, BELOW, ASIDE = 6, 4, 3          # between words and key; from the words to the rule; room for the ring


class QuietLink(Pressed):
    """`key` is shown behind the words; the caller sets the shortcut itself."""

    def __init__(self, text: str, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.key = key

    def sizeHint(self) -> QSize:
        """Words, key and rule."""
        measure = self.look.metrics("pill")
        key = self.look.metrics("pill key").horizontalAdvance(self.key) + GAP if self.key else 0
        return QSize(round(measure.horizontalAdvance(self.text()) + key) + 2 * ASIDE + 2,
                     round(measure.height()) + BELOW + 4)

    def ring_outline(self) -> tuple[QRectF, float]:
        """A little round the words."""
        return QRectF(self.rect()), 4

    def paintEvent(self, event: QPaintEvent) -> None:
        """Darker under the pointer."""
        painter, look = QPainter(self), self.look
        painter.setRenderHints(HINTS)
        colours, line = look.palette, QRectF(self.rect()).adjusted(ASIDE, 0, -ASIDE, -BELOW - 2)
        wide = look.metrics("pill").horizontalAdvance(self.text())
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        lit = self.underMouse()
        words.engraved(painter, line, look.font("pill"), self.text(), colours.oxblood if lit else colours.ink_second,
                       align=left)
        if self.key:
            words.engraved(painter, line.adjusted(wide + GAP, 0, 0, 0), look.font("pill key"), self.key,
                           colours.ink_third, align=left)
        rule = QRectF(line.x(), self.height() - BELOW, line.width(), 1)
        painter.fillRect(rule, QColor(colours.oxblood if lit else colours.rule))
