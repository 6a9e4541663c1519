"""What all items of one table share: the look they are drawn in, the motion that moves them, and the focus ring."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsPixmapItem, QGraphicsScene, QGraphicsWidget

from cardtable.table.guarded import Guarded
from cardtable.table.items.motion import Motion, Step
from cardtable.table.paint.cache import PIXMAPS, Kept, Pixmaps
from cardtable.table.paint.look import Look
from cardtable.table.pressing import GUARD
from cardtable.table.sounds.heard import Hearable, Silence


class Place(NamedTuple):
    """Where a thing lies: its centre in the scene, its turn in degrees clockwise, its width, and its z.

    All lengths are logical pixels of the view, which never scales.
    """

    x: float
    y: float
    turn: float = 0.0
    width: float = 0.0
    z: float = 0.0


class Stage:
    """Handed to every item when it is made.  The scene changes `look` when it is laid anew, then dresses each item;
    who opens a loudspeaker sets `sounds`."""

    def __init__(self, look: Look, motion: Motion | None = None, guard: int = GUARD,
                 pixmaps: Pixmaps = PIXMAPS) -> None:
        self.look = look
        self.motion = motion if motion is not None else Motion()
        self.guard = guard
        self.pixmaps = pixmaps
        self.sounds: Hearable = Silence()
        self.in_hand = 0                         # coins: what the counter taken from the rack is worth, 0 the least
        self.taken: Callable[[], None] = lambda: None        # told of another counter in hand

    def play(self, steps: Sequence[Step], done: Callable[[], None] | None = None) -> None:
        """Short for `motion.play`."""
        self.motion.play(steps, done)

    def remove(self, item: QGraphicsObject) -> None:
        """Take an item off the table for good; it, and all that belongs to it, settles first."""
        for part in (item, *item.childItems()):
            if isinstance(part, QGraphicsObject):
                self.motion.settle(part)
        scene = item.scene()
        if isinstance(scene, QGraphicsScene):
            scene.removeItem(item)


class Pictured(Guarded, QGraphicsPixmapItem):
    """What is only seen: no point of it is on anything. Else the shadow of a card, which falls on the next, would be
    pressed for that card."""

    def shape(self) -> QPainterPath:
        """Nothing."""
        return QPainterPath()

    def contains(self, point: Any) -> bool:
        """Never."""
        return False


def picture(parent: QGraphicsItem | None, z: float = 0) -> QGraphicsPixmapItem:
    """A child that shows a pixmap smoothly and leaves the mouse to its parent."""
    item = Pictured(parent)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setZValue(z)
    return item


def wear(item: QGraphicsPixmapItem, kept: Kept) -> None:
    """Let a pixmap child show this picture, its thing's corner in its parent's corner."""
    item.setPixmap(kept.pixmap)
    item.setOffset(kept.offset)


class Reached(QGraphicsWidget):
    """What the keyboard comes to, or does not.  That is remembered: there are some hundreds of cards and places, and to
    ask Qt for it takes longer than all else by which they are marked."""

    _reached = False

    def let_focus(self, may: bool) -> None:
        """Whether it comes to this."""
        if may != self._reached:
            self._reached = may
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if may else Qt.FocusPolicy.NoFocus)


class Thing(Guarded, Reached):
    """Something that lies on the cloth at a Place and is not a card: plates, tokens, captions, devices.

    Subclasses size themselves in `dress`, which follows the stage's look; `put` then centres them.
    """

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.stage = stage
        self.home = Place(0, 0)

    def dress(self) -> None:
        """Draw anew in the stage's look, about the same centre."""
        raise NotImplementedError

    def put(self, place: Place) -> None:
        """Lie at `place` at once, on whole device pixels if not turned; its width is for subclasses that have one."""
        self.stage.motion.settle(self)
        self.home = place
        self.setPos(self.corner(place))
        self.setRotation(place.turn)
        self.setZValue(place.z)

    def corner(self, place: Place) -> QPointF:
        """Where this item's corner must be for its centre to be at `place`."""
        look, size = self.stage.look, self.size()
        self.setTransformOriginPoint(size.width() / 2, size.height() / 2)
        x, y = place.x - size.width() / 2, place.y - size.height() / 2
        return QPointF(x, y) if place.turn else QPointF(look.snapped(x), look.snapped(y))
