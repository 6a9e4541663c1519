"""The table in words: what is asked, where the keyboard is, what has happened, and how everything stands."""
from __future__ import annotations

from typing import Literal

from PySide6.QtGui import QHideEvent, QShowEvent, QTextCursor
from PySide6.QtWidgets import QWidget

from cardtable.table.book.writing import Reading, block, letters

TITLE = "The table in words"
Part = Literal["asked", "ring", "since", "table", "score"]
HEADS: dict[Part, str] = {"asked": "What is asked", "ring": "In the ring", "since": "Since your last answer",
                          "table": "The table", "score": "The score"}


class InWords(Reading):
    """Always in step with what is shown on the cloth, each part under its head; a part without words is left out.

    While it is not seen nothing is written there: who sits there later must not find, by a screen reader, the hand of
    another.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(TITLE, parent)
        self.setAccessibleName(TITLE)
        self.heads = dict(HEADS)
        self._parts: dict[Part, str] = dict.fromkeys(HEADS, "")
        self._written = ""

    @property
    def text(self) -> str:
        """All of it, a paragraph to a line, each part after its head."""
        return "\n".join([f"{self.heads[part]}\n{told}" for part, told in self._parts.items() if told])

    def said(self, part: Part) -> str:
        """What one part says."""
        return self._parts[part]

    def tell(self, part: Part, told: str) -> None:
        """What one part says from now on, a paragraph to a line."""
        self._parts[part] = told
        if self.isVisible():
            self._write()

    def _write(self) -> None:
        if self.text != self._written:
            place = self.verticalScrollBar().value()
            self.dress()
            self.verticalScrollBar().setValue(place)

    def showEvent(self, event: QShowEvent) -> None:
        """What was told meanwhile is written now."""
        super().showEvent(event)
        self._write()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing stays written."""
        super().hideEvent(event)
        self._written = ""
        self.begin_afresh()

    def rewrite(self) -> None:
        """Every part: its head, and a paragraph to a line."""
        if not self.isVisible():
            return
        self._written = self.text
        head, above = letters(self.look, "label", "heading"), block(self.look, "label", below=2, above=6)
        body, beside = letters(self.look, "body"), block(self.look, below=5)
        whole = QTextCursor(self.document())
        whole.beginEditBlock()                   # lines are broken once, at its end
        for part, told in self._parts.items():
            if told:
                self.paragraph(above, [(self.heads[part], head)])
            for line in told.splitlines():
                self.paragraph(beside, [(line, body)])
        whole.endEditBlock()
        self.to_top()
