"""The card of help: the keys and gestures that serve where it is asked for, made from the table by which they are
bound."""
from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.table.paint import caps
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.widgets import Label
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.widgets.folio import Folio
from cardtable.table.wording.keys import CARD, HELP, Gesture, Keys, Line, Place, at_table

COLUMN = 176                # in which keys and gestures stand, at the usual size of letters
BETWEEN = 5                 # two caps


class Caps(Dressed, QWidget):
    """The caps of some keys in a row, broken into lines where they are many."""

    def __init__(self, keys: Keys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.caps = keys.caps
        self.setAccessibleName(" ".join(keys.caps))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def lines(self) -> list[list[str]]:
        """As many in a line as the column has room for."""
        room, made = COLUMN * self.look.furniture, list[list[str]]()
        left = 0.0
        for text in self.caps:
            wide = caps.width(self.look, text) + BETWEEN
            if not made or wide > left + BETWEEN:
                made.append([])
                left = room
            made[-1].append(text)
            left -= wide
        return made

    def sizeHint(self) -> QSize:
        """All lines."""
        high = caps.height(self.look) + BETWEEN
        return QSize(round(COLUMN * self.look.furniture), round(high * len(self.lines())))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cap by cap."""
        painter = QPainter(self)
        y = 1.0
        for line in self.lines():
            x = 0.0
            for text in line:
                drawn = PIXMAPS.get(caps.cap, self.look, text)
                painter.drawPixmap(QPointF(x, y) + drawn.offset, drawn.pixmap)
                x += caps.width(self.look, text) + BETWEEN
            y += caps.height(self.look) + BETWEEN


class KeyCard(Folio):
    """What the keys and the mouse do at the table, where no `cards` may be played, or in the cabinet; `without`: what
    does nothing there."""

    WIDE = 1260

    def __init__(self, place: Place, cards: bool = True, parent: QWidget | None = None, *,
                 without: Collection[Line] = ()) -> None:
        super().__init__("Keys and gestures", parent=parent)
        self.setObjectName(HELP.does)        # by which it is found when it is asked for again
        parts = [(title, at_table(lines, cards, without)) for title, lines in CARD[place].items()]
        *first, last = [_part(title, lines) for title, lines in parts]
        left, right = QVBoxLayout(), QVBoxLayout()
        for column, some in ((left, first), (right, [last])):
            column.setSpacing(4)
            for part in some:
                column.addLayout(part)
                column.addSpacing(6)
            column.addStretch(1)
        beside = QHBoxLayout() if not self.look.large else QVBoxLayout()
        beside.setSpacing(34)
        beside.addLayout(left, 1)
        beside.addLayout(right, 1)
        self.middle.addLayout(beside)
        self.middle.addStretch(1)
        self.close_button("Close")


def _part(title: str, lines: tuple[Line, ...]) -> QGridLayout:
    """A heading, and below it a line for each key or gesture."""
    grid = QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(2)
    grid.setColumnStretch(1, 1)
    grid.addWidget(Label(title, "tile"), 0, 0, 1, 2)
    for number, line in enumerate(lines, 1):
        done = _gesture(line.gesture) if isinstance(line, Gesture) else Caps(line)
        top = isinstance(line, Gesture)
        grid.addWidget(done, number, 0, Qt.AlignmentFlag.AlignTop if top else Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(Label(line.does, wrap=True), number, 1)
    return grid


def _gesture(words: str) -> QWidget:
    label = Label(words, "strong", wrap=True)
    label.setFixedWidth(round(COLUMN * label.look.furniture))
    return label
