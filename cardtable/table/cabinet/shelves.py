"""The shelves of the case as a widget: baize, boards and posts, and the things that stand there."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from cardtable.table.cabinet.exhibit import BESIDE, BOARD, Exhibit, Thing, Words
from cardtable.table.cabinet.plan import POST, Group, Plan, Shelf, plan
from cardtable.table.guarded import Guarded
from cardtable.table.paint import case, words
from cardtable.table.paint.canvas import blank, painting
from cardtable.table.widgets.dressed import Dressed

TITLE = (14, 6)         # of a kind's name, from the corner of its shelf


class Shelves(Dressed, QWidget):
    """All shelves, one above the other."""

    chosen = Signal(str)
    reached = Signal(object)
    """The exhibit the keyboard has come to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.exhibits: dict[str, Exhibit] = {}
        self.plan = Plan((), 1)
        self.games: tuple[Group, ...] = ()
        self.house: tuple[Group, ...] = ()
        self._ground: QPixmap | None = None
        self._laid: tuple[object, ...] = ()         # what stands there, and in how large an opening: all it goes by
        self.setProperty("ground", "none")

    def furnish(self, things: Sequence[tuple[Thing, str]]) -> None:
        """All there is to stand anywhere, each with what is told of it."""
        for number, (thing, about) in enumerate(things):
            made = self.exhibits[thing.name] = Exhibit(thing, about, number, self)
            made.clicked.connect(lambda _=False, name=thing.name: self.chosen.emit(name))
            made.reached.connect(lambda made=made: self.reached.emit(made))
            made.hide()

    def show_groups(self, games: Sequence[Group], house: Sequence[Group]) -> None:
        """Let these stand there, and no others."""
        self.games, self.house = tuple(games), tuple(house)

    def lay(self, width: int, height: int) -> None:
        """Stand in an opening of this size, of which all or some shelves are seen at a time."""
        look = self.look
        shown = [name for group in (*self.games, *self.house) for name in group.things]
        laid = (self.games, self.house, width, height, look, *[self.exhibits[name].thing for name in shown])
        if laid == self._laid:
            return
        self._laid = laid
        self.plan = plan(self.games, self.house, (width, height), look.unit ** .5, self._widest(shown), self._board,
                         look.text ** .5)
        self._ground = None
        self.setMinimumHeight(round(self.plan.high))
        order: list[Exhibit] = []
        for shelf in self.plan.shelves:
            for name, x in self._places(shelf):
                exhibit = self.exhibits[name]
                exhibit.grow(look.unit)
                exhibit.setGeometry(QRect(round(x), round(shelf.y), int(shelf.place), round(shelf.high)))
                exhibit.stand(shelf.opening, shelf.scale, shelf.sentences)
                order.append(exhibit)
        for name, exhibit in self.exhibits.items():
            exhibit.setVisible(name in shown)
        for one, other in pairwise(order):
            QWidget.setTabOrder(one, other)
        self.update()

    def _widest(self, shown: Sequence[str]) -> float:
        """What a place needs for the longest word of any name."""
        scale = self.look.unit ** .5
        measure = self.look.metrics("tile", 19)
        long = [measure.horizontalAdvance(word) for name in shown for word in self.exhibits[name].thing.title.split()]
        return max(long, default=0) + 4 * BESIDE * scale + 8

    def _board(self, names: Sequence[str], place: float, told: bool) -> float:
        look = self.look
        high = max((Words(look, self.exhibits[name].thing, int(place), told).high for name in names), default=0)
        return round(high + BOARD * look.unit ** .5)

    def _places(self, shelf: Shelf) -> list[tuple[str, float]]:
        found, x = [], 0.0
        for group in shelf.groups:
            for name in group.things:
                found.append((name, x))
                x += shelf.place
            x += POST * self.look.unit ** .5
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        """The shelves; what stands there draws itself."""
        if self._ground is None:
            image = blank(self.width(), self.plan.high, self.look.ratio)
            with painting(image) as painter:
                for shelf in self.plan.shelves:
                    self._shelf(painter, shelf)
            self._ground = QPixmap.fromImage(image)
        QPainter(self).drawPixmap(0, 0, self._ground)

    def _shelf(self, painter: QPainter, shelf: Shelf) -> None:
        look, scale, x = self.look, self.look.unit ** .5, 0.0
        case.board(painter, look, QRectF(0, shelf.y + shelf.opening, self.width(), shelf.board))
        for number, group in enumerate(shelf.groups):
            wide = shelf.place * len(group.things)
            opening = QRectF(x, shelf.y, wide, shelf.opening)
            if number:
                case.post(painter, look, QRectF(x - POST * scale, shelf.y, POST * scale, shelf.opening))
            case.compartment(painter, look, opening, len(group.things))
            font = look.font("column head", 16)
            at = opening.topLeft() + QPointF(TITLE[0], TITLE[1]) * scale
            words.light(painter, at + QPointF(0, look.metrics("column head", 16).ascent()), font, group.title,
                        look.palette.title)
            x += wide + POST * scale

    def hideEvent(self, event: QHideEvent) -> None:
        """While a game is played nobody needs the picture."""
        super().hideEvent(event)
        self._ground = None

    def dress(self) -> None:
        """Everything is painted anew."""
        self._ground = None
        super().dress()


class Scrolled(Guarded, QScrollArea):
    """Shelves behind the case's opening; where there are more than are seen, they go by whole shelves."""

    def __init__(self, shelves: Shelves, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shelves = shelves
        self.setAccessibleName("Shelves")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.viewport().setAutoFillBackground(False)
        self.setWidget(shelves)
        self.verticalScrollBar().valueChanged.connect(self._whole)
        shelves.reached.connect(self.see)

    @property
    def first(self) -> int:
        """The number of the uppermost shelf that is seen."""
        at = self.verticalScrollBar().value()
        tops = [abs(shelf.y - at) for shelf in self.shelves.plan.shelves]
        return tops.index(min(tops)) if tops else 0

    def go_to(self, number: int) -> None:
        """Let this shelf be the uppermost, as far as there are others below."""
        shelves = self.shelves.plan.shelves
        last = max(0, len(shelves) - self.shelves.plan.seen)
        if shelves:
            self.verticalScrollBar().setValue(round(shelves[max(0, min(last, number))].y))

    def see(self, exhibit: Exhibit) -> None:
        """Go so far that its whole shelf is seen."""
        shelves = self.shelves.plan.shelves
        number = next((n for n, shelf in enumerate(shelves) if abs(shelf.y - exhibit.y()) < 2), 0)
        if number < self.first:
            self.go_to(number)
        elif number >= self.first + self.shelves.plan.seen:
            self.go_to(number - self.shelves.plan.seen + 1)

    def _whole(self, value: int) -> None:
        """Never half a shelf."""
        tops = [round(shelf.y) for shelf in self.shelves.plan.shelves]
        if tops and value not in tops and value != self.verticalScrollBar().maximum():
            self.go_to(self.first)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are for what stands there, and for the cabinet."""
        event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A notch is a shelf."""
        turned = event.angleDelta().y()
        if turned:
            self.go_to(self.first + (-1 if turned > 0 else 1))
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The shelves fill the opening."""
        super().resizeEvent(event)
        self.fill()

    def fill(self) -> None:
        """Lay the shelves for the opening as it is."""
        first = self.first
        size = self.viewport().size()
        self.shelves.lay(size.width(), size.height())
        self.shelves.resize(size.width(), max(size.height(), round(self.shelves.plan.high)))
        self.go_to(first)
