"""Buttons: tokens of bone and of oxblood, and the dark pills of the header."""
from __future__ import annotations

from typing import ClassVar
from weakref import ReferenceType, ref

from PySide6.QtCore import QMargins, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from cardtable.table.paint import tokens, words
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.paint.canvas import HINTS, vertical
from cardtable.table.widgets.dressed import Dressed

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Pressed(Dressed, QAbstractButton):
    """A button that draws itself; it takes the focus from the keyboard only, so a click leaves no ring behind; but
    which one was clicked `last` is remembered, so that keys can go on from there."""

    last: ClassVar[ReferenceType[Pressed] | None] = None

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """No smaller than the words need."""
        return self.sizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """It is the last one clicked."""
        Pressed.last = ref(self)
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys move within a group; of a button that stands alone they are its holder's, where Qt has Tab."""
        if self.group() is None and event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class BoneButton(Pressed):
    """A token among ordinary widgets.  `key` is shown on its disc; the caller sets the shortcut itself."""

    KIND: tokens.Kind = "bone"
    ROOM = QMargins(7, 5, 7, 10)
    """Left for the token's shadow and for the ring."""

    def __init__(self, text: str, key: str = "", small: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.key, self.small = key, small

    def sizeHint(self) -> QSize:
        """The token and its shadow."""
        wide = tokens.width(self.look, self.text(), self.key, self.small)
        return QSize(round(wide), round(tokens.height(self.look, self.small))).grownBy(self.ROOM)

    def ring_outline(self) -> tuple[QRectF, float]:
        """The token without its shadow."""
        body = QRectF(self.rect().marginsRemoved(self.ROOM))
        return body, body.height() / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """One picture from the cache."""
        body, _ = self.ring_outline()
        state: tokens.State = ("off" if not self.isEnabled() else "press" if self.isDown()
                               else "hover" if self.underMouse() else "rest")
        drawn = PIXMAPS.get(tokens.token, self.look, self.text(), body.width(), self.key, state, self.KIND, self.small)
        QPainter(self).drawPixmap(body.topLeft() + drawn.offset, drawn.pixmap)


class OxbloodButton(BoneButton):
    """The one button of a dialog that confirms; never a call."""

    KIND: tokens.Kind = "oxblood"


class Pill(Pressed):
    """A dark pill of the header, with the key that presses it; checkable, it is a filter of the gallery."""

    def __init__(self, text: str, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._key = key

    @property
    def key(self) -> str:
        """The key shown beside the words; "" for none."""
        return self._key

    @key.setter
    def key(self, key: str) -> None:
        self._key = key
        self.dress()

    def sizeHint(self) -> QSize:
        """Words, key and rim."""
        look, scale = self.look, self.look.furniture
        wide = look.metrics("pill").horizontalAdvance(self.text()) + 28 * scale
        if self._key:
            wide += look.metrics("pill key").horizontalAdvance(self._key) + 8 * scale
        high = 34 * scale
        return QSize(round(max(wide, high)), round(high))

    def ring_outline(self) -> tuple[QRectF, float]:
        """All of it, with round ends."""
        return QRectF(self.rect()), self.height() / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """Rim, ground and words."""
        colours = self.look.palette
        lit, on = self.underMouse() and self.isEnabled(), self.isChecked()
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        body = QRectF(self.rect()).adjusted(.5, .5, -.5, -.5)
        if on:
            ground = ((0, colours.bone.ground[0]), (1, "#FFE14D" if colours.plain else "#EBDDB8"))
        else:
            ground = ((0, colours.pill_ground[0]), (1, colours.pill_ground[1]))
        painter.setBrush(vertical(body, ground))
        painter.setPen(QPen(QColor(colours.bone.edge if on else colours.pill_lit if lit else colours.pill_edge), 1))
        painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
        if not self.isEnabled():
            painter.setOpacity(.45)
        self._words(painter, on)

    def _words(self, painter: QPainter, on: bool) -> None:
        look, colours = self.look, self.look.palette
        font = look.font("pill")
        wide = look.metrics("pill").horizontalAdvance(self.text())
        keyed = look.metrics("pill key").horizontalAdvance(self._key) + 8 * look.furniture if self._key else 0
        start = (self.width() - wide - keyed) / 2
        line = QRectF(start, 0, wide, self.height() - 1)
        if on:
            words.engraved(painter, line, font, self.text(), colours.ink)
        else:
            words.light_in(painter, line, Qt.AlignmentFlag.AlignVCenter, font, self.text(),
                           colours.title if self.underMouse() else colours.pill)
        if self._key:
            middle = (self.height() - 1 + look.metrics("pill").ascent() - look.metrics("pill").descent()) / 2
            words.light(painter, QPointF(start + wide + 8 * look.furniture, middle), look.font("pill key"), self._key,
                        colours.pill_key)
