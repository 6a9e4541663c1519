"""A place on the cloth that a move can name: a number to be backed, where a card may be put."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QFocusEvent, QPainterPath
from PySide6.QtWidgets import QGraphicsSceneHoverEvent

from cardtable.table.items.ring import FocusRing, Outline
from cardtable.table.items.stage import Place, Stage, Thing, picture, wear
from cardtable.table.paint import cloth, deck, prints
from cardtable.table.wording import spoken

BANDS = 8


class SpotItem(Thing):
    """A dashed place, `text` in its middle; or a `quiet` one, which only lights, with those it belongs to (`lit`).

    `legal` is True or False while a place is to be named, None otherwise; `selected` when it has been named; `over`
    while a card is held over it, `won` when it has won, `advised` while it is.  After changing any of them, call
    `refresh`.  Where that help
    is not wanted (`aid`), a place that may be named does not light.  Corners of an `outline` are fractions of its size.
    """

    activated = Signal(object)
    """A screen reader or the keyboard has pressed this place."""
    touched = Signal(object, bool)
    """Pointer or keyboard has come to it, or left it."""

    def __init__(self, stage: Stage, name: str, text: str = "", ring: FocusRing | None = None, quiet: bool = False,
                 outline: tuple[tuple[float, float], ...] = ()) -> None:
        super().__init__(stage)
        self.name, self.text, self.ring, self.quiet, self.outline = name, text, ring, quiet, outline
        self.lit = False
        self.high = 0.0
        self.own: QPointF | None = None      # a point of the scene that is its own, if its middle is another's
        self.legal: bool | None = None
        self.aid = True
        self.selected = self.over = self.hovered = self.won = self.advised = False
        self.words: Callable[[], str] = lambda: name         # for a screen reader, made when it asks
        self._bands: list[QRectF] | None = None
        self._seen = False
        self._picture = picture(self)
        self._picture.setVisible(not quiet)
        self.setAcceptHoverEvents(True)

    def lie(self, place: Place, high: float) -> None:
        """Lie at `place`, as wide as it says and so high."""
        self.home, self.high = place, high
        self.dress()
        self.put(place)

    def dress(self) -> None:
        """Size and picture."""
        self.resize(QSizeF(self.stage.look.snapped(self.home.width), self.stage.look.snapped(self.high)))
        self.refresh()

    def put(self, place: Place) -> None:
        """Lie there."""
        super().put(place)
        self._bands = None

    @property
    def label(self) -> str:
        """What a screen reader says."""
        return self.words()

    @property
    def state(self) -> cloth.SpotState:
        """How it is drawn."""
        if self.over or self.advised or self.legal and self.hovered:
            return "over"
        if self.selected:
            return "selected"
        return "legal" if self.legal and self.aid else "rest"

    def refresh(self) -> None:
        """Show its state."""
        seen = self.lit or self.over or self.selected or self.won or self.advised
        if self.quiet and seen != self._seen:
            self._seen = seen
            self._picture.setVisible(seen)
        if self.quiet and not seen:
            return
        size = self.size()
        if self.quiet:
            wear(self._picture, self.stage.pixmaps.get(prints.light, self.stage.look, size.width(), size.height(),
                                                         self.outline))
            return
        wear(self._picture, self.stage.pixmaps.get(cloth.spot, self.stage.look, size.width(), size.height(), self.text,
                                                   self.state))

    @property
    def area(self) -> float:
        """How large it is, in pixels."""
        size, corners = self.size(), self.outline or ((0, 0), (1, 0), (1, 1), (0, 1))
        across = [x * y_after - x_after * y for (x, y), (x_after, y_after) in zip(corners, (*corners[1:], corners[0]))]
        return size.width() * size.height() * abs(sum(across)) / 2

    @property
    def stops(self) -> bool:
        """Whether the arrows stop there: a dashed place that may not be named, as where a card lies, is passed over."""
        return self.isVisible() and (self.quiet or self.legal is not False)

    @property
    def middle(self) -> QPointF:
        """Where it is pressed, and from where the arrows lead."""
        return self.own or self.sceneBoundingRect().center()

    @property
    def bands(self) -> list[QRectF]:
        """Where in the scene it lies, as rectangles: of one with corners so many below each other."""
        if self._bands is None:
            self._bands = self._cut()
        return self._bands

    def _cut(self) -> list[QRectF]:
        whole = self.sceneBoundingRect()
        if not self.outline:
            return [whole]
        shape, high = self.mapToScene(self.shape()), whole.height() / BANDS
        cuts = [QRectF(whole.x(), whole.y() + n * high, whole.width(), high) for n in range(BANDS)]
        found = []
        for cut in cuts:
            band = QPainterPath()
            band.addRect(cut)
            found.append(shape.intersected(band).boundingRect())
        return found

    def holds(self, point: QPointF) -> bool:
        """Whether a point of the scene is on it."""
        return self.contains(self.mapFromScene(point))

    def shape(self) -> QPainterPath:
        """Its corners, if it is no rectangle."""
        if not self.outline:
            return super().shape()
        path, size = QPainterPath(), self.size()
        path.addPolygon([QPointF(x * size.width(), y * size.height()) for x, y in self.outline])
        path.closeSubpath()
        return path

    # --- what Qt tells it

    def activate(self) -> None:
        """For the keyboard and a screen reader."""
        self.activated.emit(self)

    def ring_shape(self) -> Outline:
        """For the focus ring."""
        return Outline(self, deck.CORNER * min(self.size().width(), self.size().height()))

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Grow lighter, if it may be named."""
        self.hovered = True
        self.refresh()
        self.touched.emit(self, True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Lie as before."""
        self.hovered = False
        self.refresh()
        self.touched.emit(self, False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Take the ring."""
        super().focusInEvent(event)
        if self.ring is not None:
            self.ring.follow(self)
        self.touched.emit(self, True)
        spoken.tell_focus(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Give the ring up."""
        super().focusOutEvent(event)
        self.touched.emit(self, False)
        if self.ring is not None:
            self.ring.leave(self)
