"""One card on the table: a carrier that has a place, a riser that lifts and turns over, and a pixmap that is shown.

None of them overrides paint(): fifty such items cost a fraction of a millisecond to draw, in C++ alone.
"""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from math import inf
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QVector3D
from PySide6.QtWidgets import (
    QGraphicsPixmapItem,
    QGraphicsScale,
    QGraphicsSceneHoverEvent,
    QGraphicsWidget,
)

from cardtable.cards import BACK, Card
from cardtable.table.guarded import Guarded
from cardtable.table.items.motion import LIFT, Step
from cardtable.table.items.ring import FocusRing, Outline
from cardtable.table.items.stage import Place, Reached, Stage, picture, wear
from cardtable.table.paint import deck, focus, marks, packs, recitals
from cardtable.table.paint.cache import Kept, Pixmaps
from cardtable.table.paint.look import Look
from cardtable.table.wording import spoken

State = Literal["rest", "legal", "hover", "selected", "spoken"]
LIFTS: dict[State, int] = {"rest": 0, "legal": 14, "hover": 22, "selected": 30, "spoken": 16}
"""How far a card stands proud, at unit 1; a spoken one no further than to the plate above its row."""

UNNAMED: tuple[int, int, bool | None, bool, str] = 0, 1, None, False, ""
"""Its place among how many, whether it may be played and is chosen, and whose it is, where nothing is told of that."""

SHARP = 1.5                 # pixel ratio from which on a turned card is sharp as it is

DRAG_SCALE, DRAG_TURN, DRAGGED_Z = 1.06, 4.0, 8000.0


class Face(NamedTuple):
    """All that the picture of a card depends on."""

    look: Look
    code: str
    width: float
    lying: deck.Lying = "rest"
    mini: bool = False
    strip: float = 0

    @classmethod
    def of(cls, look: Look, card: Card, width: float, turned: bool, lying: deck.Lying = "rest", mini: bool = False,
           strip: float = 0) -> Face:
        """Of a card so wide: one that is `turned` is drawn at twice the ratio, for its fine lines would blur."""
        look = _sharp(look) if turned and look.ratio < SHARP else look
        return cls(look, packs.BACK if card is BACK else card.text[:2], width, lying, mini,
                   round(strip, 2) if look.deck.large_indices else 0.0)

    def kept(self, pixmaps: Pixmaps) -> Kept:
        """The picture, drawn now if it is not at hand."""
        return pixmaps.get(deck.card, self.look, self.code, self.width, self.lying, mini=self.mini, strip=self.strip)

    def at_hand(self, pixmaps: Pixmaps) -> bool:
        """Whether it need not be drawn."""
        return pixmaps.has(deck.card, self.look, self.code, self.width, self.lying, mini=self.mini, strip=self.strip)


@lru_cache(maxsize=4)
def _sharp(look: Look) -> Look:
    return replace(look, ratio=2 * look.ratio)


class CardItem(Guarded, Reached):
    """A card.  `card` is what its face shows to this viewer, BACK when he may not see it.

    `legal` is True or False while a card is due from this hand, None otherwise: then nothing lifts and nothing greys.
    `spoken` likewise tells, while something is recited, whether this card is spoken of.  After changing `legal`,
    `selected`, `spoken`, `fresh` or `lit`, call `refresh`.
    """

    focused = Signal(bool)
    activated = Signal(object)
    """A screen reader has pressed this card."""

    def __init__(self, stage: Stage, card: Card = BACK, ring: FocusRing | None = None) -> None:
        super().__init__()
        self.stage, self.ring = stage, ring
        self.card = card
        self.home = Place(0, 0, width=100)
        self.legal: bool | None = None
        self.aid = True             # whether legal cards stand proud and others are veiled
        self.selected = False
        self.spoken: bool | None = None
        self.made = False           # part of what a hand has won with
        self.called = False         # its owner has been told to play it
        self.exposed = False        # lies so before him, and never stands proud
        self.fresh = False          # came in since the player's last act
        self.lit = False            # pointed at by a lesson
        self.meant = False          # used by the call on the token that is pointed at
        self.hovered = False
        self.dragged = False
        self.mini = False           # so small that it has a face of its own
        self.seen = 1.0             # the part of its width that the next of its row leaves free
        self.strip = 0.0            # in a column, what the next leaves free above, in widths; 0 if all is seen
        self.number = 0             # in which order the cards of the table were made
        self.aside = -1             # the zone where it lies for now, though it is still held: -1 none
        self.named = UNNAMED        # of what its label is made
        self.above: Callable[[CardItem], float] = lambda item: inf      # how far it may rise and cover nothing
        self.room = inf             # up to the plate above it, while it is spoken of
        self._lying: deck.Lying = "rest"
        self._drawn: Face | None = None         # what it shows
        self.riser = QGraphicsWidget(self)
        self.flip = QGraphicsScale(self)
        self.riser.setTransformations([self.flip])
        self._face = picture(self.riser)
        self._marks: dict[str, QGraphicsPixmapItem] = {}
        # both take the hover, or the foot of a lifted card would flicker
        self.setAcceptHoverEvents(True)
        self.riser.setAcceptHoverEvents(True)

    # --- where it lies

    @property
    def width(self) -> float:
        """Its width now, a whole number of device pixels."""
        return self.size().width()

    def put(self, place: Place) -> None:
        """Lie at `place` at once, drawn exactly for its width; what was moving it is settled first."""
        self.stage.motion.settle(self)
        self.home = place
        self.setScale(1)
        self.setOpacity(1)
        self.dress()
        self.setPos(self.corner(place))
        self.setRotation(place.turn)
        self.setZValue(place.z)
        if self.ring is not None and self.ring.about is self:
            self.ring.follow(self)

    def shift(self, place: Place) -> None:
        """Lie at `place` where nobody sees it, as in a pile of hundreds: drawn anew only if it lies otherwise there."""
        if (place.width, place.turn) != (self.home.width, self.home.turn) or self.stage.motion.moving(self):
            self.put(place)
            return
        self.home = place
        self.setPos(self.corner(place))
        self.setZValue(place.z)

    def corner(self, place: Place) -> QPointF:
        """Where the corner of this card, as wide as it is now, must be for its centre to be at `place`."""
        x, y = place.x - self.size().width() / 2, place.y - self.size().height() / 2
        look = self.stage.look
        return QPointF(x, y) if place.turn else QPointF(look.snapped(x), look.snapped(y))

    @property
    def home_rect(self) -> QRectF:
        """Where it lies, or will lie when it has come there."""
        wide, high = self.home.width, deck.height(self.home.width)
        return QRectF(self.home.x - wide / 2, self.home.y - high / 2, wide, high)

    def dress(self) -> None:
        """Draw anew for the stage's look and the width of its place."""
        look = self.stage.look
        width = max(1.0, look.snapped(self.home.width))
        if width != self.width:
            size = QSizeF(width, deck.height(width))
            for part in (self, self.riser):
                part.resize(size)
            self.setTransformOriginPoint(size.width() / 2, size.height() / 2)
            self.flip.setOrigin(QVector3D(size.width() / 2, size.height() / 2, 0))
        self._draw()
        self.refresh(still=True)

    def lie(self, lying: deck.Lying) -> None:
        """Change the shadow: "flat" within a pile, "drag" in the hand, "rest" otherwise."""
        if lying != self._lying:
            self._lying = lying
            self._draw()

    def show_card(self, card: Card) -> None:
        """Show another face, or the back, and be called by it: nothing names a card that has been covered, nor marks it
        as new."""
        if card is not self.card:
            self.card, self.named = card, UNNAMED
            self._draw()
            if self.fresh and card is BACK:
                self.fresh = False
                self._mark("fresh", False)

    def _draw(self) -> None:
        turned = bool(self.home.turn)
        drawn = Face.of(self.stage.look, self.card, self.width, turned, self._lying, self.mini, self.strip)
        if drawn != self._drawn:
            self._drawn = drawn
            wear(self._face, drawn.kept(self.stage.pixmaps))

    # --- how it stands

    @property
    def label(self) -> str:
        """What a screen reader says."""
        return spoken.name_of(self.card, *self.named)

    @property
    def state(self) -> State:
        """What its lift says of it."""
        if self.dragged or self.aside >= 0 or self.exposed:
            return "rest"
        if self.spoken:
            return "spoken"
        if self.selected:
            return "selected"
        if self.legal and self.hovered:
            return "hover"
        return "legal" if self.legal and self.aid else "rest"

    @property
    def lift(self) -> float:
        """How far it stands proud in its state, along its own axis, in logical pixels: when chosen as far as there is
        room, but no less than what may be played; when spoken of no further than to a plate."""
        high: float = LIFTS[self.state]
        if self.state == "selected":
            high = max(LIFTS["legal"], min(high, self.above(self) / self.stage.look.unit))
        elif self.state == "spoken":
            high = min(high, self.room / self.stage.look.unit)
        return high * self.stage.look.unit

    def refresh(self, still: bool = False) -> None:
        """Show its state: lift, veil, rings and mark; `still` at once, without rising."""
        self._mark("veil", self.legal is False and self.aid or self.spoken is False)
        self._mark("glow", self.spoken is True or self.made or self.called)
        self._mark("selected", self.selected or self.meant or self.called)
        self._mark("lit", self.lit)
        self._mark("fresh", self.fresh)
        if still:
            self.stage.motion.settle(self.riser)
            self.riser.setY(-self.lift)
        elif self.riser.y() != -self.lift or self.stage.motion.moving(self.riser):
            self.stage.play([Step(self.riser, {"y": -self.lift}, LIFT, slight=True)])
        if self.ring is not None and self.ring.about is self:
            self.ring.follow(self, glide=not still)

    def _mark(self, name: str, wanted: bool) -> None:
        mark = self._marks.get(name)
        if wanted:
            if mark is None:
                mark = self._marks[name] = picture(self.riser, z=-1 if name == "glow" else 1)
            wear(mark, self._marking(name))
        if mark is not None:
            mark.setVisible(wanted)

    def _marking(self, name: str) -> Kept:
        look, pixmaps, size = self.stage.look, self.stage.pixmaps, self.size()
        if name == "veil":
            return pixmaps.get(deck.veil, look, self.width)
        if name == "glow":
            return pixmaps.get(recitals.glow, look, self.width)
        if name == "fresh":
            return pixmaps.get(marks.fresh, look, self.width)
        colour = look.palette.light if name == "lit" else look.palette.selected
        return pixmaps.get(focus.frame, look, size.width(), size.height(), deck.CORNER * self.width, colour)

    # --- picking up and putting down

    def pick_up(self) -> None:
        """Rise under the pointer: larger, tilted, over everything, with a deep shadow."""
        self.dragged = True
        self.setZValue(DRAGGED_Z)
        self.lie("drag")
        self.refresh(still=True)
        tilt = 0.0 if self.stage.motion.reduced else DRAG_TURN
        self.stage.play([Step(self, {"rotation": tilt, "scale": DRAG_SCALE}, LIFT, slight=True)])

    def put_down(self) -> None:
        """Be no longer dragged; where it goes now is for `carry` to say."""
        self.dragged = False
        self.lie("rest")

    # --- what Qt tells it

    def activate(self) -> None:
        """For a screen reader."""
        self.activated.emit(self)

    def ring_shape(self) -> Outline:
        """For the focus ring."""
        return Outline(self, deck.CORNER * self.width, self.lift, self.seen < 1 and not self.dragged)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Rise a little more, if it may be played."""
        self.hovered = True
        if self.legal:
            self.refresh()

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Sink back."""
        self.hovered = False
        if self.legal:
            self.refresh()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Take the ring."""
        super().focusInEvent(event)
        if self.ring is not None and event.reason() != Qt.FocusReason.MouseFocusReason:
            self.ring.follow(self)
        spoken.tell_focus(self)
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Give the ring up."""
        super().focusOutEvent(event)
        if self.ring is not None:
            self.ring.leave(self)
        self.focused.emit(False)
