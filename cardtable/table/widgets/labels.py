"""Words on paper and words on the dark, rules and ornaments."""
from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from cardtable.table.paint import lettering, panels, words
from cardtable.table.paint.canvas import HINTS
from cardtable.table.widgets.dressed import Dressed

WRAPPED = int(Qt.TextFlag.TextWordWrap)
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def headroom(role: str, pixels: int) -> int:
    """What must be left free above a line: the display face's accents stand higher than its ascent."""
    return ceil(.1 * pixels) if lettering.ROLES[role].family == lettering.DISPLAY else 0


class Label(Dressed, QLabel):
    """Words on paper, set in a role of `lettering.ROLES` and a colour the palette names (ink, heading, oxblood ...)."""

    def __init__(self, text: str = "", role: str = "body", colour: str = "ink", wrap: bool = False,
                 px: float | None = None, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._role, self._colour, self._px = role, colour, px
        self.setWordWrap(wrap)
        self.dress()

    def dress(self) -> None:
        """Font and colour of the look."""
        font = self.look.font(self._role, self._px)
        self.setFont(font)
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.WindowText, QColor(getattr(self.look.palette, self._colour)))
        self.setPalette(colours)
        self.setContentsMargins(0, headroom(self._role, font.pixelSize()), 0, 0)
        super().dress()


class Balanced(Label):
    """A line or two on paper, of which none is left a word: they are about as long as each other."""

    def narrowest(self, wide: int) -> int:
        """How narrow the words may stand and have no more lines than in so much room."""
        def high(room: int) -> int:
            return self.fontMetrics().boundingRect(QRect(0, 0, room, 1 << 16), WRAPPED, self.text()).height()

        low, least, lines = 0, wide, high(wide)
        while least - low > 1:
            middle = (low + least) // 2
            fits = high(middle) <= lines and self._words() <= middle
            low, least = (low, middle) if fits else (middle, least)
        return least

    def _words(self) -> int:
        """How wide the longest of them is."""
        return max([self.fontMetrics().horizontalAdvance(word) for word in self.text().split()], default=0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """At the side at which they stand."""
        room = self.contentsRect()
        narrow = self.narrowest(room.width())
        if self.alignment() & Qt.AlignmentFlag.AlignRight:
            room.setLeft(room.right() + 1 - narrow)
        else:
            room.setWidth(narrow)
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(room, self.alignment() | WRAPPED, self.text())


class Words(Dressed, QLabel):
    """Light words on dark, drawn as outlines; to a screen reader a label like any other."""

    def __init__(self, text: str = "", role: str = "title", colour: str = "title", wrap: bool = False,
                 px: float | None = None, align: Qt.AlignmentFlag = LEFT, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._role, self._colour, self._px = role, colour, px
        self.setWordWrap(wrap)
        self.setAlignment(align)
        self.dress()

    def set_role(self, role: str, px: float | None = None) -> None:
        """Set the words in another role or size."""
        self._role, self._px = role, px
        self.dress()

    def dress(self) -> None:
        """Font of the look."""
        font = self.look.font(self._role, self._px)
        self.setFont(font)
        self.setContentsMargins(0, headroom(self._role, font.pixelSize()), 0, 0)
        super().dress()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The lines as filled paths, no wider than the label."""
        measure = self.look.metrics(self._role, self._px)
        inside = QRectF(self.contentsRect())
        lines = (words.wrapped(self.font(), self.text(), inside.width()) if self.wordWrap()
                 else [measure.elidedText(self.text(), Qt.TextElideMode.ElideRight, inside.width() + 1)])
        high = measure.lineSpacing()
        top = inside.y()
        if self.alignment() & Qt.AlignmentFlag.AlignVCenter:
            top += (inside.height() - high * len(lines)) / 2
        elif self.alignment() & Qt.AlignmentFlag.AlignBottom:
            top = inside.bottom() - high * len(lines)
        across = self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        for number, line in enumerate(lines):
            words.light_in(painter, QRectF(inside.x(), top + number * high, inside.width(), high), across, self.font(),
                           line, getattr(self.look.palette, self._colour))


class Ornament(Dressed, QWidget):
    """A rule with a lozenge in its middle, below a heading."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As high as the lozenge."""
        return QSize(120, 13)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lines, dots and lozenge."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        panels.ornament(painter, self.look, QRectF(self.rect()))


class Rule(Dressed, QWidget):
    """A fine line between two parts of a page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """One pixel high."""
        return QSize(60, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line."""
        QPainter(self).fillRect(self.rect(), QColor(self.look.palette.rule))
