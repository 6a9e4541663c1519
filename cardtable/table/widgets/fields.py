"""Things to fill in: a line, a drop-down, a check box, a number to raise and lower."""
from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from cardtable.table.guarded import Guarded
from cardtable.table.paint import marks, panels, words
from cardtable.table.paint.canvas import HINTS, rounded, vertical
from cardtable.table.widgets.buttons import Pressed
from cardtable.table.widgets.dressed import Dressed

HEIGHT = 38


class LineEdit(Dressed, QLineEdit):
    """A line to write in."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setProperty("dressed", True)
        self.dress()

    def dress(self) -> None:
        """Font and height of the look."""
        self.setFont(self.look.font("body"))
        self.setFixedHeight(round(HEIGHT * self.look.furniture))
        super().dress()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sunk ground, then Qt's words and cursor."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        panels.field(painter, self.look, QRectF(self.rect()))
        painter.end()
        super().paintEvent(event)


class PassesWheel(Guarded):
    """Put before a field that the wheel would change: one that has not the keyboard leaves it to what scrolls."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turned over it while it is not being set, the wheel is not meant for it."""
        assert isinstance(self, QWidget)
        if self.hasFocus():
            super().wheelEvent(event)            # type: ignore[misc]
        else:
            event.ignore()


class ComboBox(Dressed, PassesWheel, QComboBox):
    """A field that drops down."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.dress()

    def dress(self) -> None:
        """Font and height of the look."""
        self.setFont(self.look.font("body"))
        self.setFixedHeight(round(HEIGHT * self.look.furniture))
        super().dress()

    def sizeHint(self) -> QSize:
        """As wide as the longest entry."""
        measure = self.look.metrics("body")
        widest = max((measure.horizontalAdvance(self.itemText(i)) for i in range(self.count())), default=60)
        return QSize(round(widest + 50 * self.look.furniture), round(HEIGHT * self.look.furniture))

    def minimumSizeHint(self) -> QSize:
        """The longest entry is never cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, words, chevron."""
        look, scale = self.look, self.look.furniture
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        body = QRectF(self.rect())
        panels.field(painter, look, body)
        ink = look.palette.ink if self.isEnabled() else look.palette.groove_off
        words.engraved(painter, body.adjusted(12, 0, -30 * scale, -1), look.font("body"), self.currentText(), ink,
                       align=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        marks.chevron(painter, QPointF(body.right() - 18 * scale, body.center().y() + 1),
                      ink if look.palette.plain else "#8B6A30", scale)


class CheckBox(Dressed, QCheckBox):
    """A box to tick, and its words."""

    SIDE, GAP = 22, 11

    def __init__(self, text: str, checked: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setChecked(checked)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Box and words."""
        scale = self.look.furniture
        wide = self.look.metrics("body").horizontalAdvance(self.text())
        return QSize(round(wide + (self.SIDE + self.GAP) * scale) + 3, round(30 * scale))

    def minimumSizeHint(self) -> QSize:
        """The words are never cut off."""
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        """Anywhere on the box or its words counts."""
        return self.rect().contains(pos)

    def _box(self) -> QRectF:
        side = self.SIDE * self.look.furniture
        return QRectF(0, (self.height() - side) / 2, side, side)

    def ring_outline(self) -> tuple[QRectF, float]:
        """The box alone."""
        return self._box(), 5

    def paintEvent(self, event: QPaintEvent) -> None:
        """Box, tick, words."""
        look, colours, scale = self.look, self.look.palette, self.look.furniture
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        box = self._box()
        top, foot = ("#FFFFFF", "#FFFFFF") if colours.plain else ("#FFFBF0", "#F4EACF") if self.underMouse() else (
            "#FDF8EA", "#EADDBB")
        painter.setBrush(vertical(box, ((0, top), (1, foot))))
        painter.setPen(QPen(QColor(colours.bone.edge), 2 if colours.plain else 1))
        painter.drawRoundedRect(box.adjusted(.5, .5, -.5, -.5), 5, 5)
        if not colours.plain:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setClipPath(rounded(box, 5))
            painter.setBrush(vertical(box, ((0, "#38503414"), (.22, "#00503414"))))
            painter.drawRect(box)
            painter.setClipping(False)
        if self.isChecked():
            marks.tick(painter, box.center(), colours.oxblood, scale)
        ink = colours.ink if self.isEnabled() else colours.groove_off
        line = QRectF(box.right() + self.GAP * scale, 0, self.width(), self.height() - 1)
        words.engraved(painter, line, look.font("body"), self.text(), ink,
                       align=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class _Step(Pressed):
    """The plus or the minus of a Counter; the keyboard uses the arrow keys instead."""

    def __init__(self, sign: str, parent: QWidget) -> None:
        super().__init__(sign, parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAutoRepeat(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A raised slip with the sign drawn on it."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        body = QRectF(self.rect()).adjusted(0, 0, 0, -1.5)
        panels.raised(painter, self.look, body, self.underMouse())
        colours = self.look.palette
        painter.setPen(QPen(QColor(colours.ink if self.isEnabled() else colours.groove_off), 1.6))
        middle, reach = body.center(), 4.5 * self.look.furniture
        painter.drawLine(middle - QPointF(reach, 0), middle + QPointF(reach, 0))
        if self.text() == "+":
            painter.drawLine(middle - QPointF(0, reach), middle + QPointF(0, reach))


class Counter(Dressed, PassesWheel, QSpinBox):
    """A whole number between two bounds, with a minus and a plus."""

    def __init__(self, least: int, most: int, value: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._less, self._more = _Step("−", self), _Step("+", self)
        self.setProperty("dressed", True)
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setRange(least, most)
        self.setValue(value)
        self._less.clicked.connect(self.stepDown)
        self._more.clicked.connect(self.stepUp)
        self.valueChanged.connect(self._bound)
        self._bound(value)
        self.dress()

    def dress(self) -> None:
        """Font and size of the look."""
        self.setFont(self.look.font("count"))
        self.setFixedSize(self.sizeHint())
        super().dress()

    def sizeHint(self) -> QSize:
        """Room for both steps and the widest number."""
        widest = max(self.look.metrics("count").horizontalAdvance(str(n)) for n in (self.minimum(), self.maximum()))
        scale = self.look.furniture
        return QSize(round(96 * scale + max(30 * scale, widest)), round((HEIGHT + 1) * scale))

    def ring_outline(self) -> tuple[QRectF, float]:
        """The whole groove."""
        return QRectF(self.rect()).adjusted(0, 0, 0, -1), (self.height() - 1) / 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The steps stand at both ends, the number between them."""
        super().resizeEvent(event)
        self._set_apart()

    def changeEvent(self, event: QEvent) -> None:
        """Qt lays the line anew when style or parent change, as if there were no steps."""
        super().changeEvent(event)
        self._set_apart()

    def showEvent(self, event: QShowEvent) -> None:
        """So it does before the first showing."""
        super().showEvent(event)
        self._set_apart()

    def _set_apart(self) -> None:
        side = self.height() - 6
        self._less.setGeometry(4, 3, side, side)
        self._more.setGeometry(self.width() - side - 4, 3, side, side)
        self.lineEdit().setGeometry(side + 6, 0, self.width() - 2 * side - 12, self.height() - 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The groove; the number is the line's own."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        panels.groove(painter, self.look, QRectF(self.rect()).adjusted(0, 0, 0, -1))

    def _bound(self, value: int) -> None:
        self._less.setEnabled(value > self.minimum())
        self._more.setEnabled(value < self.maximum())
