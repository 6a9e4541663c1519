"""What a lesson points at stands in the light: rings round it, the rest dimmed, and a few words beside it on paper."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable.table.cloth.free_places import free_places
from cardtable.table.lessons.lying import Lying
from cardtable.table.paint import words
from cardtable.table.paint.canvas import HINTS, rounded
from cardtable.table.widgets.dressed import Dressed

DIM = 96                         # how dark the rest becomes, of 255
RING = 3.0                       # how thick the ring is
WIDE, PADDING, AWAY = 380, 18, 34        # of the note, at the usual size of letters; from what it speaks of
WIDTHS = 1, .8, .6, .5           # parts of that in which it may be written, where it would cover something
AIR = 8                          # pixels about it that are free, too
LINE_MORE = 40                   # as bad as so many pixels further away: a line more
INSIDE = 10, 10, -10, -10        # the cloth, without its edge
STEPS = 24                       # pixels between places that are tried where it must cover something
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
        self.note, self._lines, self._at = "", list[str](), QRectF()
        self._outlines: Outlines = tuple
        self._words: Words = tuple
        self._read: Sequence[QRectF] = ()
        self._following = QTimer(self, interval=FOLLOWING)
        self._following.timeout.connect(self._follow)
        self.hide()

    def show_about(self, outlines: Outlines, note: str, cloth: QRectF, lying: Lying, read: Words = tuple) -> None:
        """These in the light, and the note where on the cloth it covers nothing, if that can be, of what is `lying`
        there, and of what is to be `read`, which is not dimmed either while it stands there."""
        self._outlines, self.about, self.note = outlines, list(outlines()), note
        if not self.about and not note:
            self.hide()
            return
        self._words, self._read = read, list(read())
        self._following.start()
        self.setAccessibleName(note)
        self._lines, self._at = self._place(cloth, lying) if note else ([], QRectF())
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

    @property
    def _padding(self) -> float:
        return PADDING * self.look.furniture

    def _written(self) -> list[tuple[list[str], QSizeF]]:
        """The note in its lines and as large as it then is, the widest first."""
        found, measure = list[tuple[list[str], QSizeF]](), self.look.metrics("body")
        for part in WIDTHS:
            room = part * WIDE * self.look.furniture - 2 * self._padding
            lines = words.wrapped(self.look.font("body"), self.note, room)
            wide = max([measure.horizontalAdvance(line) for line in lines]) + 2 * self._padding
            if not found or len(lines) > len(found[-1][0]):
                found.append((lines, QSizeF(wide, measure.lineSpacing() * len(lines) + 1.6 * self._padding)))
        return found

    def _place(self, cloth: QRectF, lying: Lying) -> tuple[list[str], QRectF]:
        """The lines of the note, and of all places on the cloth the nearest where it covers nothing, or rather than
        what is read what tells nothing; if that can be its line crosses no words that stand there."""
        inside, middle, written = cloth.adjusted(*INSIDE), self._middle(cloth), self._written()
        lit = [path.boundingRect().adjusted(-AWAY / 2, -AWAY / 2, AWAY / 2, AWAY / 2) for path in self.about]
        lit += self._read
        for taken in [*lit, *lying.read, *lying.bare], [*lit, *lying.read]:
            clear = [rect.adjusted(-AIR, -AIR, AIR, AIR) for rect in taken]
            found = list[tuple[int, float, list[str], QRectF]]()
            for lines, size in written:
                start = QRectF(middle - QPointF(size.width(), size.height()) / 2, size)
                places = free_places(start, clear, inside, cloth.width() + cloth.height(), inside.contains)
                crossed, here = self._least_crossing(places)
                if here is not None:
                    away = (here.center() - middle).manhattanLength() + LINE_MORE * len(lines)
                    found.append((crossed, away, lines, here))
            if found:
                return min(found, key=lambda way: way[:2])[2:]
        return self._least_covering(inside, lit, lying)

    def _least_crossing(self, places: Iterator[QRectF]) -> tuple[int, QRectF | None]:
        """The first from which the line crosses no words, else the first of those from which it crosses fewest; and how
        many."""
        fewest, best = 0, None
        for place in places:
            crossed = sum(_crosses(self.line(place), one) for one in self._read) if self.about else 0
            if best is None or crossed < fewest:
                fewest, best = crossed, place
            if not crossed:
                break
        return fewest, best

    def _least_covering(self, inside: QRectF, lit: list[QRectF], lying: Lying) -> tuple[list[str], QRectF]:
        """Where there is no such place, that where it covers least, and of what is lit nothing, if that can be."""
        lines, size = self._written()[0]
        best, least, middle = QRectF(QPointF(), size), float("inf"), self._middle(inside)
        best.moveCenter(inside.center())
        for n in range(int((inside.height() - size.height()) // STEPS) + 1):
            for m in range(int((inside.width() - size.width()) // STEPS) + 1):
                here = QRectF(inside.topLeft() + QPointF(m, n) * STEPS, size)
                cost = 3 * (here.center() - middle).manhattanLength()
                cost += sum([_shared(here, one) for one in (*lying.read, *lying.bare, *(12 * lit))])
                if cost < least:
                    best, least = here, cost
        return lines, best

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
        for number, text in enumerate(self._lines):
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
