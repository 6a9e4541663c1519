"""A heading: a title, and a note beside it or below."""
from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from cardtable.table.widgets.dressed import Dressed
from cardtable.table.widgets.labels import Label


class Heading(Dressed, QWidget):
    """A title, and a note at the end of its line, or below it where the line is too short."""

    def __init__(self, title: str = "", note: str = "", role: str = "chapter", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.note = Label(title, role, wrap=True), Label(note, "note", "ink_second", wrap=True)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self.title, 1)
        self._row.addWidget(self.note)
        self.set(title, note)

    def set(self, title: str, note: str = "") -> None:
        """Other words."""
        self.title.setText(title)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self._arrange()

    def dress(self) -> None:
        """The words' sizes have changed."""
        super().dress()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Beside each other, if there is room."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        title, note = (_width(label) for label in (self.title, self.note))
        beside = title + note + 16 <= self.width()
        self.note.setMinimumWidth(note if beside else 0)
        self.note.setAlignment(Qt.AlignmentFlag.AlignVCenter | (
            Qt.AlignmentFlag.AlignRight if beside else Qt.AlignmentFlag.AlignLeft))
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)

    def minimumSizeHint(self) -> QSize:
        """It may become narrow: the words then go on below."""
        return QSize(60, super().minimumSizeHint().height())


def _width(label: Label) -> int:
    return label.fontMetrics().horizontalAdvance(label.text()) + 4 if label.text() else 0
