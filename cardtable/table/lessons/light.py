"""What a lesson points at stands in the light: rings round it, the rest dimmed, and a few words beside it on paper."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable.table.paint import words
from cardtable.table.paint.canvas import HINTS, rounded
from cardtable.table.widgets.dressed import Dressed

DIM = 96                         # how dark the rest becomes, of 255
RING = 3.0                       # how thick the ring is
WIDE, PADDING, AWAY = 380, 18, 34        # of the note, at the usual size of letters; from what it speaks of
STEPS = 24                       # pixels between places that are tried for it
CROSSED = 4000                   # as bad as so many pixels further away: words under the line from the note
FOLLOWING = 40                   # milliseconds between two looks at what is lit, while anything is

Outlines = Callable[[], Sequence[QPainterPath]]
"""What is to be lit, where it lies just now."""
Words = Callable[[], Sequence[QRectF]]
"""What is to be read, where it stands just now."""


class Light(Dressed, QWidget):
    """Lies over the table and lets all input through.  `show_about` lights what has these outlines, in its own
    coordinates, and goes with it as cards rise or are dragged; `hide` when a move is shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.about: list[QPainterPath] = []
        self.note, self._at = "", QRectF()
        self._outlines: Outlines = tuple
        self._words: Words = tuple
        self._read: Sequence[QRectF] = ()
        self._following = QTimer(self, interval=FOLLOWING)
        self._following.timeout.connect(self._follow)
        self.hide()

    def show_about(self, outlines: Outlines, note: str, cloth: QRectF, cards: Sequence[QRectF],
                   read: Words = tuple) -> None:
        """These in the light, and the note where on the cloth it covers the least of `cards`, and nothing of what is to
        be `read`, which is not dimmed either while it stands there."""
        self._outlines, self.about, self.note = outlines, list(outlines()), note
        if not self.about and not note:
            self.hide()
            return
        self._words, self._read = read, list(read())
        self._following.start()
        self.setAccessibleName(note)
        self._at = self._place(cloth, cards) if note else QRectF()
        self.show()
        self.raise_()
        self.update()

    def lights(self, at: QPoint) -> bool:
        """Whether this place stands in the light."""
        return self.isVisible() and any(path.contains(QPointF(at)) for path in self.about)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is followed any more."""
        super().hideEvent(event)
        self._following.stop()

    def _follow(self) -> None:
        about, read = list(self._outlines()), list(self._words())
        if (about, read) != (self.about, self._read):
            self.about, self._read = about, read
            self.update()

    def _lines(self) -> list[str]:
        return words.wrapped(self.look.font("body"), self.note, WIDE * self.look.furniture - 2 * self._padding)

    @property
    def _padding(self) -> float:
        return PADDING * self.look.furniture

    def _place(self, cloth: QRectF, cards: Sequence[QRectF]) -> QRectF:
        """Of all places on the cloth the one that covers least, and among those the nearest; its line crosses no words
        that stand there, if that can be."""
        measure = self.look.metrics("body")
        lines = self._lines()
        wide = max([measure.horizontalAdvance(line) for line in lines]) + 2 * self._padding
        high = measure.lineSpacing() * len(lines) + 1.6 * self._padding
        middle = self._middle(cloth)
        lit = [path.boundingRect().adjusted(-AWAY / 2, -AWAY / 2, AWAY / 2, AWAY / 2) for path in self.about]
        lit += self._read
        best, least = QRectF(cloth.center().x() - wide / 2, cloth.center().y() - high / 2, wide, high), float("inf")
        inside = cloth.adjusted(10, 10, -10, -10)
        y = inside.top()
        while y + high <= inside.bottom():
            x = inside.left()
            while x + wide <= inside.right():
                here = QRectF(x, y, wide, high)
                cost = sum([_shared(here, card) for card in cards]) + 12 * sum([_shared(here, one) for one in lit])
                cost += 3 * (abs(here.center().x() - middle.x()) + abs(here.center().y() - middle.y()))
                if cost < least and self._read and self.about:
                    cost += CROSSED * sum(_crosses(self.line(here), one) for one in self._read)
                if cost < least:
                    best, least = here, cost
                x += STEPS
            y += STEPS
        return best

    def _middle(self, cloth: QRectF) -> QPointF:
        whole = QRectF()
        for path in self.about:
            whole |= path.boundingRect()
        return whole.center() if self.about else cloth.center()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The dimness with its holes, the rings, the note and its line."""
        painter, colours = QPainter(self), self.look.palette
        painter.setRenderHints(HINTS)
        if self.about:
            dark = QPainterPath()
            dark.addRect(QRectF(self.rect()))
            for path in (*self.about, *map(rounded_about, self._read)):
                dark = dark.subtracted(path)
            if not colours.plain:
                painter.fillPath(dark, QColor(8, 6, 4, DIM))
            for path in self.about:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                for colour, thick in ((QColor(20, 12, 4, 130), RING + 3), (QColor(colours.light), RING)):
                    painter.setPen(QPen(colour, thick))
                    painter.drawPath(path)
        if self.note:
            self._paint_note(painter)

    def _paint_note(self, painter: QPainter) -> None:
        look, colours, body = self.look, self.look.palette, self._at
        if self.about:
            painter.setPen(QPen(QColor(colours.light), 2))
            painter.drawLine(self.line(body))
        painter.setPen(Qt.PenStyle.NoPen)
        for spread, dark in ((6, 26), (3, 40), (1, 60)):
            painter.setBrush(QColor(0, 0, 0, dark))
            painter.drawRoundedRect(body.translated(0, 2).adjusted(-spread, -spread, spread, spread), 8, 8)
        painter.fillPath(rounded(body, 5), QColor(colours.paper_raised))
        painter.setPen(QPen(QColor(colours.ornament), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(body.adjusted(4, 4, -4, -4), 4))
        line = look.metrics("body").lineSpacing()
        for number, text in enumerate(self._lines()):
            words.engraved(painter, QRectF(body.x() + self._padding, body.y() + .8 * self._padding + number * line,
                                           body.width(), line), look.font("body"), text, colours.ink,
                           align=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def line(self, body: QRectF | None = None) -> QLineF:
        """From the note, or from one that lay there, to what it speaks of."""
        body = self._at if body is None else body
        target = self._middle(body)
        edge = QPointF(min(max(target.x(), body.left() + 20), body.right() - 20),
                       body.bottom() if target.y() > body.bottom() else
                       body.top() if target.y() < body.top() else body.center().y())
        return QLineF(edge, self._near(edge))

    def _near(self, edge: QPointF) -> QPointF:
        """The nearest point of what is lit."""
        nearest, least = edge, float("inf")
        for path in self.about:
            about = path.boundingRect()
            at = QPointF(min(max(edge.x(), about.left()), about.right()),
                         min(max(edge.y(), about.top()), about.bottom()))
            away = abs(at.x() - edge.x()) + abs(at.y() - edge.y())
            if away < least:
                nearest, least = at, away
        return nearest


def _shared(one: QRectF, other: QRectF) -> float:
    """The area both cover."""
    both = one.intersected(other)
    return both.width() * both.height()


def _crosses(line: QLineF, rect: QRectF) -> bool:
    """Whether a line passes through a rectangle."""
    corners = rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft(), rect.topLeft()
    return rect.contains(line.p1()) or rect.contains(line.p2()) or any(
        line.intersects(QLineF(one, other))[0] == QLineF.IntersectionType.BoundedIntersection
        for one, other in pairwise(corners))


def rounded_about(words: QRectF) -> QPainterPath:
    """About words, with round corners."""
    return rounded(words.adjusted(-2, 0, 2, 0), 6)
