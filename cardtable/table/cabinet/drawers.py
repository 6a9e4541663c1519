"""The drawers below the shelves, each with a game that was left unfinished."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.showing.vignettes import Vignette
from cardtable.store.sittings import Saved
from cardtable.table.cabinet.vignette import vignette, window
from cardtable.table.guarded import Guarded
from cardtable.table.paint import panels
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.paint.canvas import HINTS, Picture, blank, painting
from cardtable.table.paint.look import Look
from cardtable.table.widgets import BoneButton, OxbloodButton, Words
from cardtable.table.widgets.buttons import Pressed
from cardtable.table.widgets.clock import later
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.wording.phrases import day, opponents

MOST = 3
LEAST = 370             # wide, at the usual size of the case and of letters
WINDOW = QSize(124, 74)
INSET, GAP, HIGH = 16, 8, 102
BARE = Vignette(())     # what its window shows until the case has been seen
SOON = 80               # milliseconds


def front(look: Look, width: float, height: float) -> Picture:
    """The front of a drawer: walnut with a brass line."""
    image = blank(width, height, look.ratio)
    with painting(image) as painter:
        panels.board(painter, look, QRectF(0, 0, width, height), 5)
    return Picture(image, 0)


class Cross(Pressed):
    """A small cross that puts something away."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setAccessibleName(name)
        self.setToolTip(name)

    def sizeHint(self) -> QSize:
        """A small square."""
        side = round(22 * self.look.furniture)
        return QSize(side, side)

    def ring_outline(self) -> tuple[QRectF, float]:
        """Round."""
        return QRectF(self.rect()), self.width() / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """Two strokes, brighter under the pointer."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        lit = self.underMouse() or self.hasFocus()
        pen = QPen(QColor(self.look.palette.title if lit else self.look.palette.pill_key), 1.6)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        middle, reach = QRectF(self.rect()).center(), self.width() * .2
        painter.drawLine(middle - QPointF(reach, reach), middle + QPointF(reach, reach))
        painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach))


class Drawer(Dressed, QWidget):
    """One unfinished game: what lies there, against whom, how it stands, and since when."""

    resumed = Signal(int)
    removed = Signal(int)

    def __init__(self, saved: Saved, title: str, latest: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.saved = saved
        against = opponents(saved.players)
        self._picture = vignette(saved.game, str(saved.header.get("options", {}).get("form", "")))
        self._open = False
        how = ", ".join([text for text in (saved.caption, day(saved.touched)) if text])
        self.words = tuple([Words(text, role, colour, px=px, parent=self) for text, role, colour, px in (
            (title, "tile", "title", 23), (against, "small", "pill", 16), (how, "citation", "subtitle", 16))])
        self.resume = (OxbloodButton if latest else BoneButton)("Resume", small=True, parent=self)
        self.resume.setAccessibleDescription(f"{title}, with {against}, {how}")
        self.resume.clicked.connect(lambda: self.resumed.emit(saved.id))
        self.cross = Cross(f"Put away this game with {against}", self)
        self.cross.clicked.connect(lambda: self.removed.emit(saved.id))
        for words in self.words:
            words.setToolTip(words.text())

    def dress(self) -> None:
        """What lies in it grows with it."""
        parts: list[Dressed] = [*self.words, self.resume, self.cross]
        for part in parts:
            part.grow(self.unit)
        super().dress()
        self._lay()

    def need(self) -> int:
        """How high it must be."""
        scale = self.unit ** .5
        return round(max(HIGH * scale, sum(self._line(words) for words in self.words) + 20 * scale))

    def _line(self, words: Words) -> int:
        return words.sizeHint().height()

    def _window(self) -> QRect:
        scale = self.unit ** .5
        wide, high = round(WINDOW.width() * scale), round(WINDOW.height() * scale)
        return QRect(round(INSET * scale), (self.height() - high) // 2, wide, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words beside the window, the button at the right, the cross in its corner."""
        super().resizeEvent(event)
        self._lay()

    def _lay(self) -> None:
        scale, side, button = self.unit ** .5, self.cross.sizeHint(), self.resume.sizeHint()
        self.cross.setGeometry(self.width() - side.width() - round(8 * scale), round(8 * scale), side.width(),
                               side.height())
        x = self.width() - button.width() - round(14 * scale)
        self.resume.setGeometry(x, (self.height() - button.height()) // 2 + 2, button.width(), button.height())
        left = self._window().right() + round(18 * scale)
        y = (self.height() - sum(self._line(words) for words in self.words)) // 2
        for words in self.words:
            words.setGeometry(left, y, max(20, x - left - 6), self._line(words))
            y += self._line(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The front, and the window in it."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, PIXMAPS.get(front, self.look, self.width(), self.height()).pixmap)
        place = self._window()
        lies = self._picture if self._open else BARE
        painter.drawPixmap(place.topLeft(), PIXMAPS.get(window, self.look.at_rest(), lies, place.width(),
                                                        place.height()).pixmap)
        if not self._open:
            later(self, SOON, self._pull)

    def _pull(self) -> None:
        self._open = True
        self.update()


class Drawers(Guarded, QWidget):
    """The unfinished games touched last, as many as there is room for; the rest are among the records."""

    resumed = Signal(int)
    removed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drawers: list[Drawer] = []
        self.unit = 1.0

    def show_games(self, saved: Sequence[tuple[Saved, str]]) -> None:
        """These games, each with its title; the first was touched last."""
        for old in self.drawers:
            old.hide()
            old.deleteLater()
        self.drawers = [Drawer(one, title, number == 0, self) for number, (one, title) in enumerate(saved[:MOST])]
        for made in self.drawers:
            made.resumed.connect(self.resumed)
            made.removed.connect(self.removed)
        self.setVisible(bool(self.drawers))

    def need(self, unit: float) -> int:
        """How high they are at this unit; nothing where there are none."""
        self.unit = unit
        for drawer in self.drawers:
            drawer.grow(unit)
        gap = round(GAP * unit ** .5)
        return max([drawer.need() for drawer in self.drawers]) + 2 * gap if self.drawers else 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, another number."""
        super().resizeEvent(event)
        self.lay()

    def lay(self) -> None:
        """As many as fit beside each other."""
        if not self.drawers:
            return
        scale, text = self.unit ** .5, self.drawers[0].look.text
        gap = round(GAP * scale)
        least = LEAST * max(1, scale) * (.2 + .8 * text)
        columns = max(1, min(MOST, int((self.width() - gap) // (least + gap))))
        number = min(len(self.drawers), columns)
        wide = (self.width() - gap * (columns + 1)) / columns
        for n, drawer in enumerate(self.drawers):
            drawer.setGeometry(round(gap + n * (wide + gap)), gap, round(wide), self.height() - 2 * gap)
            drawer.setVisible(n < number)
