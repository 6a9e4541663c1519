"""The scoring block on the score page: the paper, and below it what the rubber has come to."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardtable.showing.block import Block
from cardtable.table.paint import blocks
from cardtable.table.paint.canvas import HINTS
from cardtable.table.widgets import Label
from cardtable.table.widgets.dressed import Dressed

SCALE = 1.2                              # of the drawing, on which it is as large as on the cloth


class Paper(Dressed, QWidget):
    """The paper alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.block: Block | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def _scale(self) -> float:
        return SCALE * self.look.furniture

    def show_block(self, block: Block) -> None:
        """Draw this."""
        self.block = block
        self.setAccessibleName(f"The scoring block. {block.sentence()}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the paper."""
        high = blocks.paper(self.block.columns[-1]).height() if self.block is not None else 0.0
        return QSize(round(blocks.PAPER * self._scale), round(high * self._scale) + 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        """In the middle."""
        if self.block is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        picture = blocks.sheet(self.look, self.block, self._scale)
        left = (self.width() - blocks.PAPER * self._scale) / 2
        painter.drawImage(QPointF(left - picture.margin, 2 - picture.margin), picture.image)


class BlockView(QWidget):
    """Hidden while there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.paper, self.note = Paper(), Label("", "note", "ink_second", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.paper)
        column.addWidget(self.note)
        self.hide()

    def show_block(self, block: Block | None) -> None:
        """Show this."""
        self.setVisible(block is not None)
        if block is not None:
            self.paper.show_block(block)
            note = block.columns[-1].note
            self.note.setText(note and f"{note}.")
            self.note.setVisible(bool(note))
