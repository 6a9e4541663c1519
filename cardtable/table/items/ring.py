"""The table's one focus ring: above all others, save that a card's neighbours lie over it as over the card."""
from __future__ import annotations

from math import cos, radians, sin
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsWidget

from cardtable.table.guarded import Guarded
from cardtable.table.items.motion import LIFT, Step
from cardtable.table.items.stage import Stage, picture, wear
from cardtable.table.paint import focus

ABOVE_ALL = 9000.0
HALF_LAYER = .5              # above a card, and below the next of its hand


class Outline(NamedTuple):
    """An item, the radius of its corners, how far it will have risen along its own axis, and whether neighbours lie
    over it: then they lie over its ring, too."""

    item: QGraphicsWidget
    radius: float
    lift: float = 0.0
    covered: bool = False


class Ringed(Protocol):
    """What the ring can lie round."""

    def ring_shape(self) -> Outline:
        """Its outline now."""
        ...


class FocusRing(Guarded, QGraphicsWidget):
    """Dark inside light; takes the place, turn and lift of what it follows."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.stage = stage
        self._picture = picture(self)
        self._about: Ringed | None = None
        self.setZValue(ABOVE_ALL)
        self.hide()

    @property
    def about(self) -> Ringed | None:
        """What it lies round."""
        return self._about

    def follow(self, thing: Ringed | None, glide: bool = False) -> None:
        """Lie round `thing`; `glide` goes there with the thing's own rise.  None hides the ring."""
        moved = thing is self._about and glide
        self._about = thing
        if thing is None:
            self.stage.motion.settle(self)
            self.hide()
            return
        item, radius, lift, covered = thing.ring_shape()
        size, turn = item.size(), item.rotation()
        wear(self._picture, self.stage.pixmaps.get(focus.ring, self.stage.look, size.width(), size.height(), radius))
        self.resize(size)
        self.setZValue(item.zValue() + HALF_LAYER if covered else ABOVE_ALL)
        self.setTransformOriginPoint(size.width() / 2, size.height() / 2)
        self.setRotation(turn)
        self.setScale(item.scale())
        angle = radians(turn)
        at = item.pos() + QPointF(sin(angle) * lift, -cos(angle) * lift)
        if moved:
            self.stage.play([Step(self, {"pos": at}, LIFT, slight=True)])
        else:
            self.stage.motion.settle(self)
            self.setPos(at)
        self.show()

    def wait(self, thing: Ringed) -> None:
        """Be out of sight while `thing` travels; it calls `follow` when it has landed."""
        if self._about is thing:
            self.stage.motion.settle(self)
            self.hide()

    def leave(self, thing: Ringed) -> None:
        """Hide if it lies round `thing`."""
        if self._about is thing:
            self.follow(None)
