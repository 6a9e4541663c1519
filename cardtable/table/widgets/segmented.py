"""One choice out of a few, side by side in a groove."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from cardtable.table.paint import panels, words
from cardtable.table.paint.canvas import HINTS
from cardtable.table.widgets.buttons import Pressed
from cardtable.table.widgets.dressed import Dressed

RIM = 3
ROOM = 34


class _Segment(Pressed):
    """One of the choices; raised when it is the one made."""

    def __init__(self, text: str, room: int, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.room = room
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        """Wide enough for the words when they are set strong."""
        scale = self.look.furniture
        wide = self.look.metrics("strong").horizontalAdvance(self.text()) + self.room * scale
        return QSize(round(wide), round(32 * scale))

    def ring_outline(self) -> tuple[QRectF, float]:
        """All of it, with round ends."""
        return QRectF(self.rect()), self.height() / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """The raised slip, if chosen, and the words."""
        colours = self.look.palette
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        body = QRectF(self.rect())
        if self.isChecked():
            panels.raised(painter, self.look, body.adjusted(1, 0, -1, -1.5))
        ink = (colours.groove_off if not self.isEnabled() else colours.ink if self.isChecked() or self.underMouse()
               else colours.groove_ink)
        words.engraved(painter, body.adjusted(0, 0, 0, -1), self.look.font("strong" if self.isChecked() else "body"),
                       self.text(), ink)


class Segmented(Dressed, QWidget):
    """A row of choices of which one is made; arrow keys move it, the Tab key passes it in one step."""

    chosen = Signal(int)
    """The number of the choice a person has just made."""

    def __init__(self, choices: Sequence[str], chosen: int = 0, name: str = "", room: int = ROOM,
                 parent: QWidget | None = None) -> None:
        """`room` is left beside the words of each."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(RIM, RIM, RIM, RIM + 1)
        row.setSpacing(0)
        self._group = QButtonGroup(self)
        for number, text in enumerate(choices):
            segment = _Segment(text, room, self)
            segment.setChecked(number == chosen)
            segment.setAccessibleDescription(name)
            self._group.addButton(segment, number)
            row.addWidget(segment)
        self._group.idClicked.connect(self.chosen)

    @property
    def choice(self) -> int:
        """The number of the choice made."""
        return self._group.checkedId()

    def segment(self, number: int) -> Pressed:
        """One of the choices, as a button."""
        found = self._group.button(number)
        assert isinstance(found, Pressed)
        return found

    def choose(self, number: int) -> None:
        """Make a choice without telling anyone."""
        self._group.button(number).setChecked(True)
        self.update()

    def rename(self, number: int, text: str) -> None:
        """Other words for a choice."""
        self._group.button(number).setText(text)
        self._group.button(number).updateGeometry()

    def allow(self, number: int, allowed: bool, why: str = "") -> None:
        """Let a choice be made or not; `why` is shown when the pointer rests on it."""
        self._group.button(number).setEnabled(allowed)
        self._group.button(number).setToolTip(why)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The groove."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        panels.groove(painter, self.look, QRectF(self.rect()).adjusted(0, 0, 0, -1))

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the focus to the choice made."""
        self._group.button(self.choice).setFocus(reason)
