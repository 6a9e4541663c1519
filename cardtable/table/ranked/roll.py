"""The ranked list as a widget: rows to be looked at with mouse, arrow keys or a screen reader."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cardtable.table.guarded import Guarded
from cardtable.table.paint.canvas import HINTS
from cardtable.table.ranked import painting
from cardtable.table.ranked.lines import EDGE, Line, Measures
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.widgets.ring import ring_of

NARROWEST, INSET = 200, 7
MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class Ranked(Dressed, QListWidget):
    """As high as its rows; `chosen` tells the row looked at, `opened` the one on which Return is pressed."""

    chosen = Signal(int)
    opened = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.heads: tuple[str, ...] = ()
        self.lines: tuple[Line, ...] = ()
        self._heading = _Heads(self)
        self.setItemDelegate(_Rows(self))
        self.currentRowChanged.connect(self.chosen)
        self.currentRowChanged.connect(lambda _: self._follow())
        self.itemDoubleClicked.connect(lambda item: self.opened.emit(self.row(item)))

    def show_lines(self, heads: Sequence[str], lines: Sequence[Line]) -> None:
        """`heads` stand above the courses, then above the figures; the row looked at stays so."""
        at = self.currentRow()
        self.blockSignals(True)
        self.clear()                         # while the rows that go are still known to the delegate
        self.heads, self.lines = tuple(heads), tuple(lines)
        self.addItems([line.spoken for line in lines])
        self.setCurrentRow(min(max(at, 0), len(lines) - 1))
        self.blockSignals(False)
        self.dress()

    def hold_heads(self, top: float) -> None:
        """The heads stand so far down, where what lies above is scrolled away, but never below the last row."""
        last = self.height() - 2 * self._heading.height()
        self._heading.move(0, round(min(max(0.0, top), max(0, last))))
        self._heading.raise_()
        self._heading.update()

    @property
    def head(self) -> int:
        """How high the heads are."""
        return self._heading.height()

    def measures(self, width: float | None = None) -> Measures:
        """What stands where in a list of this width; of its own if none is given."""
        return Measures(self.look, self.heads, self.lines, self.width() if width is None else width)

    def ring_outline(self) -> tuple[QRectF, float]:
        """The row looked at, a little within; the whole list may be longer than what is seen of it."""
        row = self.visualItemRect(self.currentItem()) if self.currentRow() >= 0 else self.viewport().rect()
        row.translate(self.viewport().pos())
        return QRectF(row).adjusted(INSET, 0, -INSET, 0), 6

    def _follow(self) -> None:
        if self.hasFocus():
            ring_of(self.window()).follow(self)

    def hasHeightForWidth(self) -> bool:
        """Columns or words, by the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Heads and all rows."""
        return self.measures(width).whole

    def sizeHint(self) -> QSize:
        """With columns."""
        at = self.measures()
        return QSize(round(at.mark + sum(at.needed) + 2 * EDGE), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """In words."""
        return QSize(NARROWEST, self.heightForWidth(max(self.width(), NARROWEST)))

    def dress(self) -> None:
        """Another size of letters, or other rows."""
        top = round(self.measures().head)
        self.setViewportMargins(0, top, 0, 0)
        self._heading.setGeometry(0, self._heading.y(), self.width(), top)
        self._heading.update()
        self.scheduleDelayedItemsLayout()
        super().dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may want words instead of columns."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.dress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return opens the row looked at; letters and Escape are for what holds the list."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentRow() >= 0:
            self.opened.emit(self.currentRow())
            event.ignore()                       # a sheet that opens no row is put away by it
        elif event.key() in MOVES:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """One row is always looked at."""
        super().focusInEvent(event)
        if self.currentRow() < 0 and self.count():
            self.setCurrentRow(0)


class _Heads(Guarded, QWidget):
    """The heads of the columns."""

    def __init__(self, ranked: Ranked) -> None:
        super().__init__(ranked)
        self.ranked = ranked

    def paintEvent(self, event: QPaintEvent) -> None:
        """As `painting` has them."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        if self.y():                             # rows lie below them
            painter.fillRect(self.rect(), QColor(self.ranked.look.palette.paper))
        painting.heads(painter, self.ranked.measures(), QRectF(self.rect()))


class _Rows(Guarded, QStyledItemDelegate):
    """Draws a row, and says how high it is."""

    def __init__(self, ranked: Ranked) -> None:
        super().__init__(ranked)
        self.ranked = ranked

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(100, round(self.ranked.measures().row(self.ranked.lines[index.row()])))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem,
              index: QModelIndex | QPersistentModelIndex) -> None:
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHints(HINTS)
        painting.row(painter, self.ranked.measures(), QRectF(option.rect), self.ranked.lines[index.row()], chosen)
        painter.restore()
