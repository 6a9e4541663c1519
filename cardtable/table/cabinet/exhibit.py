"""A thing on its shelf: the object, the ticket below it with its name, and the light when it is pointed at."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.table.cabinet import objects
from cardtable.table.paint import case, lettering, words
from cardtable.table.paint.cache import PIXMAPS, Kept
from cardtable.table.paint.canvas import HINTS, Picture
from cardtable.table.paint.look import Look
from cardtable.table.widgets.buttons import Pressed
from cardtable.table.widgets.clock import later

LIFT = 3                # of an object that is pointed at, or has the keyboard
RING_TOP = 31           # below the top of the opening, where the kind's name stands
BESIDE = 7              # from the ticket to the edge of the place
WIDEST, WIDEST_TOLD = 240, 330      # of a ticket, without a sentence and with one
PAD, PAD_TOLD = 4, 12   # of the words from the ticket's sides, without a sentence and with one
HEAD, FOOT, APART = 3, 5, 3         # from its edges, and the sentence from what stands above it
BOARD = 11              # of board seen above and below a ticket, together
SOON, NEXT = 80, 16     # milliseconds until what is not yet drawn is drawn, and until the next thing is
LEADING = 1.22


@dataclass(frozen=True, slots=True)
class Thing:
    """What stands on a place: its name, a line and a sentence on it, and the recipe it is drawn by, of a look, its name
    and a scale; one for all places, for pictures are kept by recipe."""

    name: str
    title: str
    line: str
    sentence: str
    draw: Callable[[Look, str, float], Picture]


@lru_cache(maxsize=4096)                 # a plan of the shelves asks for every ticket at every width it tries
def _broken(role: str, px: int, unit: float, letters: float, text: str, room: float) -> tuple[str, ...]:
    """The text in lines no wider than `room`, in the role's letters of that size, unit and scale."""
    return tuple(words.wrapped(lettering.font(role, unit, letters, px), text, room))


class Words:
    """The lines of a ticket of some width, each with the role it is set in and the colour."""

    def __init__(self, look: Look, thing: Thing, place: float, told: bool) -> None:
        scale = look.unit ** .5
        self.width = min(place - 2 * BESIDE * scale, (WIDEST_TOLD if told else WIDEST) * max(scale, look.text))
        room = self.width - 2 * (PAD_TOLD if told else PAD) * scale
        parts = [("chapter", 25, "ink", thing.title) if told else ("tile", 19, "ink", thing.title),
                 ("small", 15, "ink_second", thing.line)]
        if told:
            parts.append(("citation", 15, "ink_second", thing.sentence))
        self.lines = [(role, px, colour, line) for role, px, colour, text in parts
                      for line in _broken(role, px, look.unit, look.text, text, room)]
        self._look, self._apart = look, APART * scale if told else 0
        self._edges = (HEAD + FOOT) * scale + self._apart

    @property
    def high(self) -> float:
        """All lines, and the paper round them."""
        return sum(self.line_high(role, px) for role, px, _, _ in self.lines) + self._edges

    def line_high(self, role: str, px: int) -> float:
        """One line."""
        return round(self._look.font(role, px).pixelSize() * LEADING)

    def write(self, painter: QPainter, paper: QRectF) -> None:
        """On the ticket, in its middle."""
        y = paper.y() + (paper.height() - self.high) / 2 + HEAD * self._look.unit ** .5
        for role, px, colour, line in self.lines:
            high = self.line_high(role, px)
            if role == "citation":
                y, self._apart = y + self._apart, 0
            words.engraved(painter, QRectF(paper.x(), y, paper.width(), high), self._look.font(role, px), line,
                           getattr(self._look.palette, colour))
            y += high


class Exhibit(Pressed):
    """One place of a shelf.  What it shows is drawn after the case has been seen, one thing after the other."""

    reached = Signal()
    """The keyboard has come to it."""

    def __init__(self, thing: Thing, about: str, turn: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(thing.title, parent)
        self.thing, self.turn = thing, turn
        self.opening, self.scale, self.told = 0.0, 1.0, False
        self._drawn: tuple[Kept, float] | None = None        # what was drawn last, and at which scale
        self._due = False
        self.setAccessibleName(thing.title)
        self.setAccessibleDescription(about)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def stand(self, opening: float, scale: float, told: bool) -> None:
        """Stand on a shelf with this opening, the object at this scale; with its sentence if it is `told`."""
        self.opening, self.scale, self.told = opening, round(scale, 3), told
        self.setToolTip("" if told else self.thing.sentence)
        self.update()

    def say(self, line: str) -> None:
        """Another line below the name."""
        self.thing = replace(self.thing, line=line)
        self.update()

    def words(self) -> Words:
        """What its ticket says."""
        return Words(self.look, self.thing, self.width(), self.told)

    def ticket(self) -> QRectF:
        """Where the ticket lies."""
        wide, board = self.words().width, self.height() - self.opening
        high = board - BOARD * self.unit ** .5
        return QRectF((self.width() - wide) / 2, self.opening + (board - high) / 2 + 1, wide, high)

    @property
    def drawn(self) -> bool:
        """Whether its object is seen as it should be, at its own size."""
        return self._drawn is not None and self._drawn[1] == self.scale

    def ring_outline(self) -> tuple[QRectF, float]:
        """Object and ticket."""
        top = RING_TOP * self.unit ** .5
        return QRectF(6, top, self.width() - 12, self.height() - top - 7), 6

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let it be seen."""
        super().focusInEvent(event)
        self.reached.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Light, object, ticket."""
        lit = self.underMouse() or self.hasFocus()
        opening = QRectF(0, 0, self.width(), self.opening)
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        if lit and not self.look.palette.plain:
            painter.fillRect(opening, case.bright(opening))
        self._object(painter, objects.lifted(opening.translated(0, -LIFT if lit else 0), self.scale))
        ticket = self.ticket()
        drawn = PIXMAPS.get(case.ticket, self.look, round(ticket.width()), round(ticket.height()))
        painter.drawPixmap(ticket.topLeft() + drawn.offset, drawn.pixmap)
        self.words().write(painter, ticket)

    def _object(self, painter: QPainter, box: QRectF) -> None:
        """As it is drawn already; drawn for another size it stands in until its own is."""
        look = self.look.at_rest()
        if PIXMAPS.has(self.thing.draw, look, self.thing.name, self.scale):
            self._drawn = PIXMAPS.get(self.thing.draw, look, self.thing.name, self.scale), self.scale
        elif not self._due:
            self._due = True
            later(self, SOON + NEXT * self.turn, self._draw)
        if self._drawn is not None:
            kept, scale = self._drawn
            painter.save()
            painter.translate(box.topLeft())
            painter.scale(self.scale / scale, self.scale / scale)
            painter.drawPixmap(QPointF(kept.offset), kept.pixmap)
            painter.restore()

    def _draw(self) -> None:
        self._due = False
        if self.isVisible():
            PIXMAPS.get(self.thing.draw, self.look.at_rest(), self.thing.name, self.scale)
            self.update()
