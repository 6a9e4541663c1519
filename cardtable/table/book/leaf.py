"""A page of the book: its heading, an ornament, and what the page is for."""
from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.table.guarded import Guarded
from cardtable.table.widgets import Ornament
from cardtable.table.widgets.heading import Heading

MARGINS = (30, 20, 29, 24)
"""From the spine, above, from the outer edge with its leaves, and below."""


class Leaf(Guarded, QWidget):
    """A page with its heading; what it is for goes into `inside`."""

    def __init__(self, title: str = "", note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Heading(title, note, parent=self)
        self.inside = QVBoxLayout(self)
        self.inside.setContentsMargins(*MARGINS)
        self.inside.setSpacing(10)
        self.inside.addWidget(self.heading)
        self.inside.addWidget(Ornament())

    def set_heading(self, title: str, note: str = "") -> None:
        """What this page is about now."""
        self.heading.set(title, note)
