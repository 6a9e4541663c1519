"""Tiles of the cabinet: a piece of paper with a window of baize, a name, and what there is to know before choosing."""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.showing.vignettes import Vignette
from cardtable.table.cabinet.vignette import window
from cardtable.table.paint import panels, shadow, words
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.paint.canvas import HINTS
from cardtable.table.widgets.buttons import Pressed

FRAME = 7               # of paper round the baize
INSET = 14              # of the words from the paper's edge
GREAT = .58             # of a great picture: its height by its width
BARE = Vignette(())     # what the window shows at first, so that the cabinet opens at once ...
SHOWN_AFTER = 20        # ... and so many milliseconds later its picture
LIFT = 3                # of a tile that is pointed at, or has the keyboard
CAST = shadow.Shadow(3, 2.2, .5)
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Choice:
    """What a tile stands for and says: `seats` and `minutes` beside their marks, `note` in italics."""

    game: str
    form: str
    title: str
    seats: str
    minutes: str
    note: str
    vignette: Vignette


class Tile(Pressed):
    """The paper, the window and the marks; subclasses say where things lie."""

    TITLE = "tile"

    def __init__(self, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(choice.title, parent)
        self.choice = choice
        self.setAccessibleName(choice.title)
        about = [f"{choice.seats} players", choice.minutes, choice.note]
        self.setAccessibleDescription(", ".join([text for text in about if text]))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._edge = round(shadow.reach(CAST))
        self._open = False

    @property
    def paper(self) -> QRect:
        """Where the paper lies, lifted or not."""
        lift = LIFT if self.underMouse() or self.hasFocus() else 0
        return self.rect().adjusted(self._edge, self._edge, -self._edge, -self._edge).translated(0, -lift)

    def ring_outline(self) -> tuple[QRectF, float]:
        """The paper."""
        return QRectF(self.paper), 9

    def baize(self, paper: QRect) -> QRect:
        """Where the window lies on the paper."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper, window, words."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        paper = self.paper
        drawn = PIXMAPS.get(panels.sheet, self.look, paper.width(), paper.height(), CAST, False, 9)
        painter.drawPixmap(QPointF(paper.topLeft()) + drawn.offset, drawn.pixmap)
        baize = self.baize(paper)
        lies = self.choice.vignette if self._open else BARE
        drawn = PIXMAPS.get(window, self.look, lies, baize.width(), baize.height())
        painter.drawPixmap(baize.topLeft(), drawn.pixmap)
        self.write(painter, paper, baize)
        if not self._open:
            QTimer.singleShot(SHOWN_AFTER, self, self._show_picture)

    def _show_picture(self) -> None:
        self._open = True
        self.update()

    def write(self, painter: QPainter, paper: QRect, baize: QRect) -> None:
        """The words of the tile."""
        raise NotImplementedError

    def line(self, painter: QPainter, x: float, y: float, width: float, text: str, role: str,
             colour: str = "ink") -> float:
        """A paragraph from (x, y) down; where the next begins."""
        font = self.look.font(role)
        high = _line_height(font.pixelSize())
        for line in words.wrapped(font, text, width):
            words.engraved(painter, QRectF(x, y, width, high), font, line, getattr(self.look.palette, colour),
                           align=LEFT)
            y += high
        return y

    def marks(self, painter: QPainter, x: float, y: float, width: float, far: bool) -> float:
        """How many play and how long it takes; `far` sets the time at the end of the line."""
        look, colours = self.look, self.look.palette
        high = _line_height(look.font("small").pixelSize())
        scale = look.text
        measure = look.metrics("figure", 15)
        _person(painter, QPointF(x + 7 * scale, y + high / 2), scale, colours.heading)
        start = x + 20 * scale
        words.engraved(painter, QRectF(start, y, width, high), look.font("figure", 15), self.choice.seats,
                       colours.ink_second, align=LEFT)
        wide = measure.horizontalAdvance(self.choice.minutes)
        after = start + measure.horizontalAdvance(self.choice.seats) + 22 * scale
        at = x + width - wide - 20 * scale if far else after
        _clock(painter, QPointF(at + 6.5 * scale, y + high / 2), scale, colours.heading)
        words.engraved(painter, QRectF(at + 20 * scale, y, wide + 4, high), look.font("figure", 15),
                       self.choice.minutes, colours.ink_second, align=LEFT)
        return y + high

    def high(self, text: str, role: str, width: float) -> float:
        """How high a paragraph of this width is."""
        font = self.look.font(role)
        return _line_height(font.pixelSize()) * max(1, len(words.wrapped(font, text, width)))


class GameTile(Tile):
    """A game among many: window above, words below."""

    def __init__(self, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(choice, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As in the drawings, larger with the letters."""
        look = self.look
        wide = max(199 * look.furniture, look.metrics(self.TITLE).horizontalAdvance(self.choice.title) + 2 * INSET)
        return QSize(round(wide) + 2 * self._edge, round(FRAME + 78 * look.furniture + self._below()) + 2 * self._edge)

    def _below(self) -> float:
        return 8 + sum(_line_height(self.look.font(role).pixelSize()) for role in (self.TITLE, "small", "citation")) + 6

    def baize(self, paper: QRect) -> QRect:
        return paper.adjusted(FRAME, FRAME, -FRAME, -round(self._below()))

    def write(self, painter: QPainter, paper: QRect, baize: QRect) -> None:
        x, wide = paper.x() + INSET, paper.width() - 2 * INSET
        y = self.line(painter, x, baize.bottom() + 6, wide, self.choice.title, self.TITLE)
        y = self.marks(painter, x, y, wide, far=True)
        self.line(painter, x, y, wide, self.choice.note, "citation", "heading")


class FeatureTile(Tile):
    """A game among few: a great window, its name, and what it is about.  `note` is its blurb."""

    TITLE = "name"

    def __init__(self, choice: Choice, book: str, parent: QWidget | None = None) -> None:
        super().__init__(choice, parent)
        self.book = book

    def _below(self, width: float) -> float:
        wide = width - 4 * INSET
        return (14 + self.high("", self.TITLE, wide) + self.high(self.choice.note, "body", wide)
                + self.high("", "small", wide) + 30)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self._below(width) + GREAT * width) + 2 * self._edge

    def sizeHint(self) -> QSize:
        """A third of the smallest window."""
        wide = round(max(290 * self.look.furniture, self.look.metrics(self.TITLE).horizontalAdvance(self.choice.title)
                         + 4 * INSET) + 2 * self._edge)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), self.heightForWidth(max(self.width(), self.sizeHint().width())))

    def baize(self, paper: QRect) -> QRect:
        around = paper.adjusted(FRAME + 3, FRAME + 3, -FRAME - 3, 0)
        return QRect(around.topLeft(), QSize(around.width(), round(GREAT * around.width())))

    def write(self, painter: QPainter, paper: QRect, baize: QRect) -> None:
        x, wide = paper.x() + 2 * INSET, paper.width() - 4 * INSET
        y = self.line(painter, x, baize.bottom() + 12, wide, self.choice.title, self.TITLE)
        y = self.line(painter, x, y, wide, self.choice.note, "body", "ink_second")
        y = paper.bottom() - 18 - _line_height(self.look.font("small").pixelSize())
        self.marks(painter, x, y, wide, far=False)
        font = self.look.font("citation")
        line = QRectF(x, y, wide, _line_height(self.look.font("small").pixelSize()))
        words.engraved(painter, line, font, self.book, self.look.palette.heading,
                       align=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


def _line_height(pixels: float) -> float:
    return round(pixels * 1.24)


def _person(painter: QPainter, middle: QPointF, scale: float, colour: str) -> None:
    """A head and shoulders, 14 by 13 at scale 1."""
    painter.save()
    painter.translate(middle - QPointF(7, 6.5) * scale)
    painter.scale(scale, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QPointF(7, 3.4), 3, 3)
    body = QPainterPath(QPointF(1, 13))
    body.cubicTo(1, 8.6, 3.6, 7.4, 7, 7.4)
    body.cubicTo(10.4, 7.4, 13, 8.6, 13, 13)
    painter.drawPath(body)
    painter.restore()


def _clock(painter: QPainter, middle: QPointF, scale: float, colour: str) -> None:
    """A clock's face at nine minutes to one, 13 across at scale 1."""
    painter.save()
    painter.translate(middle - QPointF(6.5, 6.5) * scale)
    painter.scale(scale, scale)
    painter.setPen(QPen(QColor(colour), 1.3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(6.5, 6.5), 5.7, 5.7)
    painter.drawPolyline([QPointF(6.5, 3), QPointF(6.5, 6.8), QPointF(9, 8.2)])
    painter.restore()
