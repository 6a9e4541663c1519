"""A layout that sets things side by side and begins a new line where the width ends, as words do."""
from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from cardtable.table.guarded import Guarded


class Flow(Guarded, QLayout):
    """Things in lines, each line centred on its own height.

    Lines after the first begin at `indent` where their first thing fits there.  With `to_right` lines end at the
    right edge instead of beginning at the left, with `centred` they lie in the middle; `filled` lines are as wide
    as there is room, so that none is ragged.
    """

    def __init__(self, gap: int = 14, line_gap: int = 8, indent: int = 0, to_right: bool = False,
                 centred: bool = False, filled: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(QMargins(0, 0, 0, 0))
        self.gap, self.line_gap, self.indent, self.to_right, self.centred = gap, line_gap, indent, to_right, centred
        self.filled = filled
        self._items: list[QLayoutItem] = []
        self.heads: list[QWidget] = []           # labels, which stand in the line of what comes after them

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    most: int | None = None
    """How many stand in a line at most."""

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        width -= margins.left() + margins.right()
        lines = self._lines(width)
        high = sum(_high(line, width) for line in lines) + self.line_gap * max(0, len(lines) - 1)
        return high + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        """All in one line."""
        shown = [_size(item) for item in self._shown()]
        wide = sum(size.width() for size in shown) + self.gap * max(0, len(shown) - 1)
        return QSize(wide, max((size.height() for size in shown), default=0)).grownBy(self.contentsMargins())

    def minimumSize(self) -> QSize:
        """Each thing in a line of its own."""
        least = QSize(0, 0)
        for item in self._shown():
            least = least.expandedTo(item.minimumSize())
        return least.grownBy(self.contentsMargins())

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        rect = rect.marginsRemoved(self.contentsMargins())
        y = rect.y()
        for number, line in enumerate(self._lines(rect.width())):
            high, sizes = _high(line, rect.width()), [_size(item, rect.width()) for item in line]
            x = rect.x() + (self.indent if number and self._may_indent(line[0], rect.width()) else 0)
            wide = sum(size.width() for size in sizes) + self.gap * (len(line) - 1)
            if self.filled:
                sizes = [size.grownBy(QMargins(0, 0, max(0, rect.width() - wide) // len(line), 0)) for size in sizes]
            elif self.to_right:
                x = rect.right() + 1 - wide
            elif self.centred:
                x = rect.x() + (rect.width() - wide) // 2
            for item, size in zip(line, sizes, strict=True):
                item.setGeometry(QRect(QPoint(x, y + (high - size.height()) // 2), size))
                x += size.width() + self.gap
            y += high + self.line_gap

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _may_indent(self, item: QLayoutItem, width: int) -> bool:
        return self.indent + _size(item).width() <= width

    def _leads(self, line: list[QLayoutItem]) -> bool:
        """Whether a line would end with what belongs to the next one's first thing."""
        return len(line) > 1 and line[-1].widget() in self.heads

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        x = 0
        for item in self._shown():
            wide = _size(item, width).width()
            if not lines or x + wide > width or len(lines[-1]) == self.most:
                head = [lines[-1].pop()] if lines and self._leads(lines[-1]) else []
                first = [*head, item][0]
                x = self.indent if lines and self._may_indent(first, width) else 0
                lines.append(head)
                x += sum([_size(one, width).width() + self.gap for one in head])
            lines[-1].append(item)
            x += wide + self.gap
        return lines


def _size(item: QLayoutItem, most: int | None = None) -> QSize:
    """What an item asks for; words wider than a whole line are broken."""
    size = item.sizeHint().expandedTo(item.minimumSize())
    if most is not None and size.width() > most and item.hasHeightForWidth():
        return QSize(most, item.heightForWidth(most))
    return size


def _high(line: list[QLayoutItem], width: int) -> int:
    return max(_size(item, width).height() for item in line)
