"""A call token among the cards: one press says the call."""
from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QElapsedTimer, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from cardtable.table.items.ring import FocusRing, Outline
from cardtable.table.items.stage import Place, Stage, Thing, picture, wear
from cardtable.table.paint import tokens
from cardtable.table.paint.look import Look
from cardtable.table.wording import spoken

FIRST, NEXT = 420, 90           # milliseconds after which a sign held down is pressed again, and then again


class TokenItem(Thing):
    """A token; `pressed` is emitted by click, by Return or Space, and by `press` (its number key, a screen reader).

    It takes nothing for `stage.guard` milliseconds after it has appeared.  `room` is the longest text it may come to
    bear.  One that bears a mere sign is pressed again and again while the button is held down.
    """

    pressed = Signal()
    touched = Signal(bool)
    """The pointer or the keyboard has come to it, or gone."""

    def __init__(self, stage: Stage, text: str, key: str = "", kind: tokens.Kind = "bone",
                 ring: FocusRing | None = None, small: bool = False, room: str = "") -> None:
        super().__init__(stage)
        self.room = room
        self.most: float | None = None   # the largest scale of its words, where there is little room
        self._held = QTimer(self)
        self._held.timeout.connect(self._again)
        self.text, self.key, self.kind, self.small = text, key, kind, small
        self.served = True               # whether its key presses it just now
        self.ring = ring
        self.label = text
        self.named = ""                  # what it is about, whatever number stands on it
        self.row = self.short = ""       # the name of the row in which it may lie, and what it then need say
        self.meaning = ""                # of its call, for who does not know it
        self.says: tuple[Any, ...] = ()  # as much of a move as a press says
        self._state: tokens.State = "rest"
        self._picture = picture(self)
        self._shown = QElapsedTimer()
        self._shown.start()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)      # a right click asks, and says nothing
        self.dress()

    @property
    def natural_width(self) -> float:
        """What its words need; tokens of one row all take the greatest."""
        return max([tokens.width(self.look, text, self.key, self.small)
                    for text in (self.text, self.room) if text])

    @property
    def worn(self) -> str:
        """The key that is written on it: what would not press it is not."""
        return self.key if self.served else ""

    def serve(self, served: bool) -> None:
        """Its key presses it, or means something else now."""
        if served != self.served:
            self.served = served
            self._draw()

    @property
    def look(self) -> Look:
        """The stage's, with words no larger than there is room for."""
        look = self.stage.look
        return look if self.most is None else replace(look, text=min(look.text, self.most))

    @property
    def dressed_height(self) -> float:
        """How high it is with words of that size."""
        return tokens.height(self.look, self.small)

    def shorten(self, short: bool) -> None:
        """In its row it says no more than need be; else all."""
        self.text = self.short if short and self.short else self.label

    def put(self, place: Place) -> None:
        """Lie at `place`, as wide as it says, or as its words need if it says nothing."""
        self.home = place
        self.dress()
        super().put(place)
        if self.ring is not None and self.ring.about is self:
            self.ring.follow(self)

    def dress(self) -> None:
        """Size and picture."""
        self.resize(self.home.width or self.natural_width, self.dressed_height)
        self._draw()

    def _draw(self) -> None:
        wear(self._picture, self.stage.pixmaps.get(tokens.token, self.look, self.text, self.size().width(), self.worn,
                                                   self._state, self.kind, self.small))

    @property
    def state(self) -> tokens.State:
        """How it is drawn."""
        return self._state

    @state.setter
    def state(self, state: tokens.State) -> None:
        self._state = state if self.isEnabled() else "off"
        self._draw()

    def allow(self, allowed: bool) -> None:
        """Let it be pressed or not; it keeps its place and its key."""
        self.setEnabled(allowed)
        self.state = "rest"

    def press(self, guards: int = 1) -> bool:
        """Say the call, unless it has only just appeared, or not been seen for so many guards; was it said?"""
        if not self.isEnabled() or not self.isVisible() or self._shown.elapsed() < guards * self.stage.guard:
            return False
        self.pressed.emit()
        return True

    def activate(self) -> None:
        """For a screen reader."""
        self.press()

    def ring_shape(self) -> Outline:
        """For the focus ring."""
        return Outline(self, self.size().height() / 2)

    def guard_again(self) -> None:
        """It says something else now: the guard begins anew."""
        self._shown.start()

    def showEvent(self, event: QShowEvent) -> None:
        """The guard begins."""
        super().showEvent(event)
        self.guard_again()

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Grow lighter."""
        self.state = "hover"
        self.touched.emit(True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Lie as before."""
        self.state = "rest"
        self.touched.emit(self.hasFocus())

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Go down."""
        self.state = "press"
        event.accept()
        if len(self.text) == 1:
            self._held.start(FIRST)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Come up; let go outside, it says nothing."""
        inside, repeated = self.contains(event.pos()), self._held.interval() == NEXT
        self._come_up()
        self.state = "hover" if inside else "rest"
        if inside and not repeated:
            self.press()

    def ungrabMouseEvent(self, event: QEvent) -> None:
        """Come up, though the button may still be down: something has come between."""
        self._come_up()
        super().ungrabMouseEvent(event)

    def _come_up(self) -> None:
        self._held.stop()
        self._held.setInterval(FIRST)
        if self._state == "press":
            self.state = "rest"

    def _again(self) -> None:
        self._held.setInterval(NEXT)
        if not self.press():
            self._held.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return and Space press it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.press()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Take the ring."""
        super().focusInEvent(event)
        if self.ring is not None and event.reason() != Qt.FocusReason.MouseFocusReason:
            self.ring.follow(self)
        self.touched.emit(True)
        spoken.tell_focus(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Give the ring up."""
        super().focusOutEvent(event)
        if self.ring is not None:
            self.ring.leave(self)
        self.touched.emit(self.isUnderMouse())
