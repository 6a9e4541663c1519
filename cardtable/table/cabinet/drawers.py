"""The drawers below the shelves, each with a game that was left unfinished."""
from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.games import NoSuchGame, game
from cardtable.showing.phrases import counted, within
from cardtable.store.sittings import Saved
from cardtable.table.guarded import Guarded
from cardtable.table.paint import panels
from cardtable.table.paint.cache import PIXMAPS
from cardtable.table.paint.canvas import HINTS, Picture, blank, painting
from cardtable.table.paint.look import Look
from cardtable.table.widgets import BoneButton, OxbloodButton, Pill, Words
from cardtable.table.widgets.buttons import Pressed
from cardtable.table.widgets.clock import later
from cardtable.table.widgets.dressed import Dressed
from cardtable.table.wording.phrases import called, day, names, opponents

MOST = 3
LEAST = 370             # wide, at the usual size of the case and of letters
WINDOW = QSize(124, 74)
INSET, GAP, HIGH = 16, 8, 102
CROWD = 3               # opponents who are all named
SOON = 80               # milliseconds


def baize(look: Look, form: tuple[str, str] | None, width: float, height: float) -> Picture:
    """A drawer's window with what lies in it in a form of a game; bare until the case has been seen, so that what draws
    instruments need not be read in before."""
    if form:
        from cardtable.table.cabinet.vignette import vignette, window
        return window(look, vignette(*form), width, height)
    image = blank(width, height, look.ratio)
    with painting(image) as painter:
        panels.felt(painter, look, QRectF(0, 0, width, height))
    return Picture(image, 0)


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
    named = Signal()
    """Its title says which form of the game it is: more room may be wanted."""

    def __init__(self, saved: Saved, title: str, latest: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.saved = saved
        against = _company(saved.players)
        self._open = False
        how = ", ".join([text for text in (saved.caption, day(saved.touched)) if text])
        self.words = tuple([Words(text, role, colour, px=px, parent=self) for text, role, colour, px in (
            (title, "tile", "title", 23), (against, "small", "pill", 16), (how, "citation", "subtitle", 16))])
        self.resume = (OxbloodButton if latest else BoneButton)("Resume", small=True, parent=self)
        self.resume.setAccessibleDescription(within(f"{title}, with {against}, {how}"))
        self.resume.clicked.connect(lambda: self.resumed.emit(saved.id))
        self.cross = Cross(within(f"Put away this game with {against}"), self)
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

    def need_wide(self) -> int:
        """How wide it must be for all its words to be whole."""
        words = max([one.sizeHint().width() for one in self.words])
        return self._left() + words + self.resume.sizeHint().width() + round(24 * self.unit ** .5)

    def _left(self) -> int:
        return self._window().right() + round(18 * self.unit ** .5)

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
        left = self._left()
        y = (self.height() - sum(self._line(words) for words in self.words)) // 2
        for words in self.words:
            words.setGeometry(left, y, max(20, x - left - 6), self._line(words))
            y += self._line(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The front, and the window in it."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, PIXMAPS.get(front, self.look, self.width(), self.height()).pixmap)
        place = self._window()
        form = (self.saved.game, str(self.saved.header.get("options", {}).get("form", ""))) if self._open else None
        painter.drawPixmap(place.topLeft(), PIXMAPS.get(baize, self.look.at_rest(), form, place.width(),
                                                        place.height()).pixmap)
        if not self._open:
            later(self, SOON, self._pull)

    def _pull(self) -> None:
        """What lies in it is seen."""
        if not self._open:
            self._open = True
            self.update()
            later(self, SOON, self._name)        # when that has been painted

    def _name(self) -> None:
        """Which form of the game it is, for which rules must be read in."""
        with suppress(NoSuchGame):
            title = called(game(self.saved.game), self.saved.header.get("options", {}))
            if title != self.words[0].text():
                self.words[0].setText(title)
                self.words[0].setToolTip(title)
                self.resume.setAccessibleDescription(", ".join([title, *[words.text() for words in self.words[1:]]]))
                self.named.emit()


def _company(players: Sequence[Any]) -> str:
    """Whom one meets; of a crowd the first two, and how many more."""
    others = names(players)[1:]
    many = len(others) > CROWD
    return within(f"{others[0]}, {others[1]} and {counted(len(others) - 2)} more") if many else opponents(players)


class Drawers(Guarded, QWidget):
    """The unfinished games touched last, as many as there is room for with all their words; how many `more` there are
    stands beside them, and leads to the records."""

    resumed = Signal(int)
    removed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.drawers: list[Drawer] = []
        self.unit, self.all = 1.0, 0
        self.more = Pill("")
        self.more.setParent(self)
        self.more.setAccessibleDescription("The records, where every unfinished game can be gone on with")

    def show_games(self, saved: Sequence[tuple[Saved, str]]) -> None:
        """These games, each with its title; the first was touched last."""
        for old in self.drawers:
            old.hide()
            old.deleteLater()
        self.drawers = [Drawer(one, title, number == 0, self) for number, (one, title) in enumerate(saved[:MOST])]
        self.all = len(saved)
        for made in self.drawers:
            made.resumed.connect(self.resumed)
            made.removed.connect(self.removed)
            made.named.connect(self.lay)
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
        """As many as fit beside each other with their words whole, one in any case; alike wide if that is enough."""
        if not self.drawers:
            return
        gap = round(GAP * self.unit ** .5)
        self.more.grow(self.unit)
        number = next((n for n in range(len(self.drawers), 1, -1) if sum(self._needed(n)) <= self._room(n, gap)), 1)
        needed, room = self._needed(number), self._room(number, gap)
        columns = max(number, min(MOST, int(room // (self._least() + gap))))
        alike = (room - (columns - number) * gap) / columns
        spare = max(0.0, room - sum(needed)) / number
        x = float(gap)
        for n, drawer in enumerate(self.drawers):
            drawer.setVisible(n < number)
            if n < number:
                wide = alike if max(needed) <= alike else min(room, needed[n] + spare)
                drawer.setGeometry(round(x), gap, round(wide), self.height() - 2 * gap)
                x += wide + gap
        self.more.setText(f"{counted(self.all - number)} more")
        self.more.setVisible(number < self.all)
        size = self.more.sizeHint()
        self.more.setGeometry(self.width() - gap - size.width(), (self.height() - size.height()) // 2, size.width(),
                              size.height())

    def _least(self) -> float:
        return LEAST * max(1, self.unit ** .5) * (.2 + .8 * self.drawers[0].look.text)

    def _needed(self, number: int) -> list[float]:
        """How wide each of the first so many must be."""
        return [max(self._least(), drawer.need_wide()) for drawer in self.drawers[:number]]

    def _room(self, number: int, gap: int) -> float:
        """What so many share, beside the number of those that are not seen."""
        self.more.setText(f"{counted(self.all - number)} more")
        beside = 0 if number == self.all else self.more.sizeHint().width() + gap
        return self.width() - beside - gap * (number + 1)
