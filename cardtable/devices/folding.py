"""Instruments that are words: whole while they are wanted, folded and out of the way later, opened by a press."""
from __future__ import annotations

from math import inf

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from cardtable.devices.base import Part, Pressed
from cardtable.devices.signs.told import Told
from cardtable.table.items.motion import GATHER, Step
from cardtable.table.items.stage import Place, picture, wear
from cardtable.table.paint import focus
from cardtable.table.wording.spoken import announce

Z_OPENED = 6400.0                # opened by hand it lies over hands and tokens
LARGE = 1.3                      # scale of words from which the whole of it has no room of its own
"""With such letters it lies folded, at its place for that if it has one, and is opened over the table: the middle is
wanted for tokens."""
ROOM = .92                       # of the cloth, at most, for one opened


class Folding(Told):
    """Pressed, by mouse, keyboard or screen reader, it opens or folds where it may do either.

    A kind of it says how large each form is, draws it, and calls itself by a name.
    """

    LEAST = .92                  # of the drawing's measures: smaller its words would fall below the least size
    NAME = ""                    # as in "The slate"
    RADIUS = 8.0                 # of its corners

    def build(self) -> None:
        """The part to which the keyboard comes where it can be opened."""
        self.opened = False                      # by hand, against what is told
        self.no_room = False                     # for the whole of it, because the cloth is low
        self.lowest = inf                        # the lower edge of the whole of it, if that is to have room
        self.crowded = False                     # so that the whole of it would lie on somebody's plate
        self._ring = picture(self, z=1)
        self._part = Pressed(self, 0)
        self._ring.hide()
        self.hide()

    def form(self, folded: bool) -> QSizeF:
        """How large it is, at unit 1."""
        raise NotImplementedError

    def draw(self) -> None:
        """Its pictures, in the form and size it has."""
        raise NotImplementedError

    @property
    def told_folded(self) -> bool:
        """Whether what it is told says that it is folded."""
        raise NotImplementedError

    # --- its form

    @property
    def folds(self) -> bool:
        """Whether it would lie folded now if nobody had opened it."""
        low = self.no_room or self.whole_at(self.home).bottom() > self.lowest
        return ((self.told_folded or low) and self.aside is not None or self.crowded
                or self.stage.look.text > LARGE)

    @property
    def folded(self) -> bool:
        """Whether it lies folded."""
        return self.folds and not self.opened

    @property
    def covers(self) -> bool:
        """Opened, over cards."""
        return self.opened and self.isVisible()

    @property
    def measure(self) -> QSizeF:
        """Of the form it is shown in."""
        return self.form(self.folded)

    @property
    def scale_wanted(self) -> float:
        """Never so small that its words fall below the least; with large letters as large as there is room."""
        scale, text = max(self.stage.look.unit, self.LEAST), self.stage.look.text
        if text <= LARGE:
            return scale * (text if self.opened else 1)
        whole = self.form(folded=False)
        if self.folded and self.stage.look.low:
            return scale
        if self.folded:                          # in the room of the whole, and never smaller than it is without
            return scale * max(1, min(text, whole.height() / self.measure.height()))
        room = self._seen().size() * ROOM
        return min(scale * text, room.width() / whole.width(), room.height() / whole.height())

    def _seen(self) -> QRectF:
        """All of the table on which it has been opened."""
        return self.scene().sceneRect()

    @property
    def spot(self) -> Place:
        """Where it lies in its form."""
        return self.aside if self.folded and self.aside is not None else self.home

    # --- where it lies

    def dress(self) -> None:
        """Its pictures, and the ring of the keyboard."""
        super().dress()
        self.draw()
        look, scale = self.stage.look, self.scale_now
        wear(self._ring, self.stage.pixmaps.get(focus.ring, look, self.size().width(), self.size().height(),
                                                self.RADIUS * scale))
        self._part.resize(self.size())

    def put(self, place: Place) -> None:
        """Lie at `place`, or folded at the other."""
        self.home = place
        self.lie()

    def whole_at(self, place: Place) -> QRectF:
        """Where the whole of it would lie."""
        size = self.form(folded=False) * max(self.stage.look.unit, self.LEAST)
        return QRectF(QPointF(place.x - size.width() / 2, place.y - size.height() / 2), size)

    @property
    def folded_height(self) -> float:
        """How high it is when it lies folded."""
        return self.form(folded=True).height() * max(self.stage.look.unit, self.LEAST)

    def lie(self, moving: bool = False) -> None:
        """Lie where it belongs in its form."""
        self.stage.motion.settle(self)
        self.dress()
        spot = self.spot
        self.setZValue(Z_OPENED if self.opened else spot.z)
        end = self._kept_in_sight(self.corner(spot))
        if moving:
            self.stage.play([Step(self, {"pos": end}, GATHER)])
        else:
            self.setPos(end)

    def _kept_in_sight(self, corner: QPointF) -> QPointF:
        if not self.opened:
            return corner
        within = self._seen().adjusted(8, 8, -8 - self.size().width(), -8 - self.size().height())
        return QPointF(max(within.left(), min(corner.x(), within.right())),
                       max(within.top(), min(corner.y(), within.bottom())))

    # --- opened and folded by hand

    def pressed(self) -> None:
        """Open what is folded, fold what was opened."""
        if self.folds:
            self.opened = not self.opened
            self.setOpacity(1)                   # there may have been no room for it, folded
            self.lie()
            announce(self, self.part_label(0))

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click opens it whole, another folds it."""
        if self.folds and event.button() == Qt.MouseButton.LeftButton:
            self.pressed()
            event.accept()
        else:
            event.ignore()

    @property
    def parts(self) -> tuple[Part, ...]:
        return (self._part,) if self.folds and self.isVisible() else ()

    def part_label(self, number: int) -> str:
        """What a press would do, and what stands on it."""
        return f"{self.NAME}, {'open' if self.opened else 'folded'}: {self.sentence()}"

    def part_focused(self, number: int | None) -> None:
        """The two-tone ring round all of it."""
        self._ring.setVisible(number is not None)

    def caption(self) -> str:
        """None: it is words itself."""
        return ""
