"""The companions: who may be met at the table, how they play, and how one stands with them."""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.players.personas import ALL, Persona
from cardtable.showing.phrases import count
from cardtable.store.results import Result, Tally
from cardtable.table.forms.chairs import LEVELS
from cardtable.table.paint import cameos
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.widgets import Label
from cardtable.table.widgets.buttons import Pressed
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.widgets.folio import Folio
from cardtable.table.wording import phrases

HIGH = 88               # of a cameo
TWO_COLUMNS = 1.3       # the scale of letters beyond which they stand in one


def standings(met: Iterable[tuple[Mapping[str, Any], Result]]) -> dict[str, Tally]:
    """How the person at the table stands with everybody he has met, by name; games for practice are left out."""
    found: dict[str, Tally] = {}
    for heading, result in met:
        if not result.practice:
            for name in set(phrases.names(list(heading.get("players", ())))[1:]):
                found.setdefault(name, Tally()).count(result)
    return found


def in_words(stands: Tally | None) -> str:
    """"Played 5: won 3, lost 2"."""
    if stands is None:
        return "You have finished no game together yet."
    parts = [f"{what} {number}" for what, number in (
        ("won", stands.won), ("lost", stands.lost), ("drawn", stands.drawn)) if number]
    return f"You have played {count(stands.played, 'game')}: {', '.join(parts)}."


class Cameo(Dressed, QWidget):
    """A companion's picture."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = key
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The oval."""
        return QSize(round(cameos.width(HIGH)) + 8, HIGH + 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        """From the cache."""
        drawn = PIXMAPS.get(cameos.cameo, self.look, HIGH, self.key)
        painter = QPainter(self)
        painter.translate(4, 3)
        painter.drawPixmap(drawn.offset, drawn.pixmap)


class CompanionsSheet(Folio):
    """All of them, two beside each other where letters are not too large; `opened` asks for the page about one."""

    opened = Signal(str)
    WIDE = 940

    def __init__(self, met: Iterable[tuple[Mapping[str, Any], Result]], parent: QWidget | None = None) -> None:
        super().__init__("Companions", f"{count(len(ALL), 'person', 'people')} at home", parent)
        stands = standings(met)
        holder = QWidget()
        holder.setProperty("ground", "none")
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setHorizontalSpacing(22)
        grid.setVerticalSpacing(9)
        columns = 1 if self.look.text > TWO_COLUMNS * self.look.growth else 2
        for number, persona in enumerate(ALL):
            card = Card(persona, stands.get(persona.name))
            card.clicked.connect(partial(self.opened.emit, persona.key))
            grid.addWidget(card, number // columns, number % columns)
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        self.middle.addWidget(holder)
        self.middle.addStretch(1)
        self.close_button("Close")


class Card(Pressed):
    """A companion in few words; a click opens the page about him."""

    def __init__(self, persona: Persona, stands: Tally | None, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        row.addWidget(Cameo(persona.key))
        column = QVBoxLayout()
        column.setSpacing(1)
        column.addStretch(1)
        title, meaning = LEVELS[persona.manner.level]
        words = ((persona.name, "tile", "ink"),
                 (f"{persona.line[0].upper()}{persona.line[1:]}.", "event", "ink_second"),
                 (f"{title}: {meaning}", "small", "ink_third"), (in_words(stands), "citation", "heading"))
        for text, role, ink in words:
            column.addWidget(Label(text, role, ink, wrap=True))
        column.addStretch(1)
        row.addLayout(column, 1)
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(persona.name)
        self.setAccessibleDescription(". ".join([text.rstrip(".") for text, _, _ in words[1:]]))

    def sizeHint(self) -> QSize:
        """What lies on it."""
        held = self.layout()
        return held.sizeHint() if held is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Its words may be broken."""
        held = self.layout()
        return held.minimumSize() if held is not None else super().minimumSizeHint()

    def ring_outline(self) -> tuple[QRectF, float]:
        """All of it."""
        return QRectF(self.rect()), 8

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing of its own; a little shade under the pointer."""
        if self.underMouse():
            painter = QPainter(self)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#14503414"))
            painter.drawRoundedRect(self.rect(), 8, 8)
