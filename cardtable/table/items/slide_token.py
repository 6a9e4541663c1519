"""A slide among the tokens: the amount that one of them stakes is set on it, and a press of Return takes it."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QElapsedTimer, QPointF, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from cardtable.table.items.ring import FocusRing
from cardtable.table.items.stage import Stage, wear
from cardtable.table.items.token import TokenItem
from cardtable.table.paint import stake_slides
from cardtable.table.paint.tokens import Kind

NOWHERE = -1


class SlideToken(TokenItem):
    """`numbers` are those that may be meant, `number` what is; `put` means another.  `beside` is said left and right
    of it."""

    numbers: Sequence[int] = (1,)
    number = 1
    beside = "", ""
    put_number: Callable[[int], object] = staticmethod(lambda number: None)
    share = 1.0                      # of its usual length, where there is no room for more
    _over, _held_down = NOWHERE, False
    _seen: QElapsedTimer | None = None           # since it appeared, whatever it says by now

    def __init__(self, stage: Stage, text: str, key: str = "", kind: Kind = "bone", ring: FocusRing | None = None,
                 small: bool = False, room: str = "") -> None:
        super().__init__(stage, text, key, kind, ring, small, room)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)     # drawn by the pointer it leaves figures to the tokens

    def show_amount(self, numbers: Sequence[int], number: int, beside: tuple[str, str]) -> None:
        """Bear this."""
        self.numbers, self.number, self.beside = numbers, number, beside
        self.dress()

    @property
    def counters(self) -> tuple[int, ...]:
        """What is written on its counters."""
        return stake_slides.counters(self.numbers)

    @property
    def natural_width(self) -> float:
        return round(stake_slides.LENGTH * self.share * self.look.furniture)

    @property
    def dressed_height(self) -> float:
        return round(stake_slides.HIGH * self.share * self.look.furniture)

    def _draw(self) -> None:
        scale = self.size().width() / stake_slides.LENGTH
        wear(self._picture, self.stage.pixmaps.few(stake_slides.slide, self.look, scale, self.counters, self.number,
                                                   self._over))

    def middle_of(self, place: int) -> QPointF:
        """Where one of its counters lies."""
        scale = self.size().width() / stake_slides.LENGTH
        return QPointF(stake_slides.middle(self.counters, self.number, place) * scale, self.size().height() / 2)

    def place_at(self, at: QPointF) -> int:
        """The counter that lies there, or none."""
        half = stake_slides.PITCH / 2 * self.size().width() / stake_slides.LENGTH
        places = range(len(self.counters))
        return next((place for place in places if abs(self.middle_of(place).x() - at.x()) <= half), NOWHERE)

    def _mean(self, at: QPointF) -> None:
        """The counter under the pointer is meant; or beyond the first the least."""
        place = self.place_at(at)
        if place == NOWHERE and at.x() < self.middle_of(0).x():
            place = 0
        if place != NOWHERE and self.counters[place] != self.number:
            self.put_number(self.counters[place])

    # --- the pointer

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._seen = QElapsedTimer()
        self._seen.start()

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """The counter under it has a bright edge."""
        self._lit(self.place_at(event.pos()))

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._lit(NOWHERE)
        super().hoverLeaveEvent(event)

    def _lit(self, place: int) -> None:
        if place != self._over:
            self._over = place
            self._draw()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """So many are drawn to the left."""
        event.accept()
        self._held_down = self._seen is not None and self._seen.elapsed() >= self.stage.guard
        if self._held_down:
            self._mean(event.pos())

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """And as the pointer goes along the wire, more or fewer."""
        if self._held_down and event.buttons() & Qt.MouseButton.LeftButton:
            self._mean(event.pos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """It stays as it is: a slide says nothing by itself."""
        self._held_down = False
        self._lit(self.place_at(event.pos()) if self.contains(event.pos()) else NOWHERE)

    def _come_up(self) -> None:
        super()._come_up()
        self._held_down = False
