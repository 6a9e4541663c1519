"""The bowl of the pool: counters heaped by the golden angle, and an ivory label with their number."""
from __future__ import annotations

from collections.abc import Sequence
from math import cos, sin, sqrt

from PySide6.QtCore import QPointF, QSizeF

from cardtable.devices.base import Device, Done
from cardtable.devices.pool_bowl import drawn
from cardtable.devices.pope_joan_tray.disc import Carried, origin
from cardtable.showing.phrases import number
from cardtable.table.items.motion import COUNTER, Keys, Step
from cardtable.table.items.stage import picture, wear
from cardtable.table.paint import wells
from cardtable.table.wording.spoken import tell_name

GOLDEN = 2.39996                # radians
LAYERS = ((0, 7.0), (16, 6.0), (26, 6.0))       # of the heap: its first counter, and how far apart they lie
RISE, FLAT = 4.0, .96           # from layer to layer, and the heap seen a little from the side
DROPPED = QPointF(0, 5)         # the heap's middle below the bowl's
MOST = 48                       # beyond these no heap rises; the label counts on
ONE_BY_ONE = 24                 # milliseconds from counter to counter of one motion
PEARL = 7.6                     # radius of a counter
Z_HEAP, Z_LABEL, Z_UNDER_WAY = 1.0, 5000.0, 6000.0
APPEARING = Keys(((0, 0.0), (.15, 1.0), (1, 1.0)))
VANISHING = Keys(((0, 1.0), (.75, 1.0), (1, 0.0)))


def spot(order: int) -> tuple[int, QPointF]:
    """The layer of the counter of this order, and where it lies from the middle of the bowl, in the drawing's
    measures."""
    layer = max([n for n, (first, _) in enumerate(LAYERS) if order >= first])
    first, apart = LAYERS[layer]
    angle, radius = (order - first) * GOLDEN + layer, apart * sqrt(order - first + .4)
    return layer, QPointF(radius * cos(angle), radius * sin(angle) * FLAT - layer * RISE) + DROPPED


class PoolBowl(Device):
    """Shows one number, what lies in a pot.  `put_in` and `take` move counters from and to persons."""

    CALLED, GIVES = "the pool", True

    SIZE = QSizeF(118, 118 * drawn.HIGH / drawn.ACROSS)
    DROP = 14

    def build(self) -> None:
        """The bowl, its label, and no counters."""
        self._wood = picture(self, z=-1)
        self._label = Carried(self)
        self._label.setZValue(Z_LABEL)
        self._heap: list[Carried] = []
        self._leaving: list[Carried] = []
        self._labelled = 0

    @property
    def coins(self) -> int:
        """What lies in it."""
        return self.numbers[0]

    @property
    def unit(self) -> float:
        """Logical pixels to a pixel of the drawing's own measures."""
        return self.size().width() / drawn.ACROSS

    @property
    def middle(self) -> QPointF:
        """Of the bowl."""
        return drawn.MIDDLE * self.unit

    def dress(self) -> None:
        """Every picture anew, everything in its place."""
        super().dress()
        wear(self._wood, self.stage.pixmaps.get(drawn.bowl, self.stage.look, self.size().width()))
        for counter in self._heap + self._leaving:
            self._dress_counter(counter)
        self._arrived()

    def _dress_counter(self, counter: Carried) -> None:
        width = wells.ACROSS * self.unit * PEARL / wells.COUNTER
        wear(counter.shown, self.stage.pixmaps.get(wells.pearl, self.stage.look, width))
        counter.shown.setOffset(origin(counter.shown))

    def _write(self, coins: int) -> None:
        self._labelled = coins
        wear(self._label.shown, self.stage.pixmaps.get(drawn.label, self.stage.look, self.size().width(), str(coins)))
        self._label.shown.setOffset(origin(self._label.shown))
        self._label.setPos(drawn.LABEL.center() * self.unit)
        self.words_below.text = self.caption()
        tell_name(self)

    def show_numbers(self, numbers: Sequence[int], moving: bool = True) -> None:
        """So many counters; those too many go, and those wanting come, over the front rim."""
        self._still()
        super().show_numbers(numbers, moving)
        rim = self.middle + QPointF(0, drawn.RIM * self.unit)
        steps = self._come(self.coins, rim) if self.coins > len(self._heap) else self._go(self.coins, rim)
        self._write(self._labelled)
        if moving:
            self.stage.play(steps, self._arrived)
        else:
            self._arrived()

    def put_in(self, coins: Sequence[int], source: QPointF | None = None, done: Done = None) -> None:
        """Counters slide into it from a point of the scene; others may still be under way."""
        super().show_numbers([self.coins + coins[0]])
        start = self.mapFromScene(source) if source is not None else self.middle
        steps = self._come(self.coins, start)
        self._write(self._labelled)
        self.stage.play(steps, lambda: self._arrived(done))

    def take(self, which: int, target: QPointF | None = None, coins: int | None = None, done: Done = None) -> None:
        """Counters slide out of it to a point of the scene."""
        self._still()
        super().show_numbers([self.coins - (self.coins if coins is None else coins)])
        end = self.mapFromScene(target) if target is not None else self.middle
        steps = self._go(self.coins, end)
        self._write(self.coins)
        self.stage.play(steps, lambda: self._arrived(done))

    def _come(self, to: int, start: QPointF) -> list[Step]:
        steps: list[Step] = []
        for order in range(len(self._heap), min(to, MOST)):
            counter = Carried(self)
            self._dress_counter(counter)
            counter.setPos(start)
            counter.setOpacity(0)
            counter.setZValue(Z_UNDER_WAY - len(steps))
            self._heap.append(counter)
            end = self.middle + spot(order)[1] * self.unit
            steps.append(Step(counter, {"pos": end, "opacity": APPEARING}, COUNTER, len(steps) * ONE_BY_ONE))
        return steps

    def _go(self, to: int, end: QPointF) -> list[Step]:
        """The uppermost leave."""
        leaving, self._heap = self._heap[to:], self._heap[:to]
        self._leaving += leaving
        for order, counter in enumerate(leaving):
            counter.setZValue(Z_UNDER_WAY + order)
        return [Step(counter, {"pos": end, "opacity": VANISHING}, COUNTER, order * ONE_BY_ONE)
                for order, counter in enumerate(reversed(leaving))]

    def _still(self) -> None:
        """Complete all that is on its way here."""
        for counter in [*self._heap, *self._leaving]:
            self.stage.motion.settle(counter)

    def _arrived(self, done: Done = None) -> None:
        for counter in self._leaving:
            self.stage.remove(counter)
        self._leaving = []
        under_way = [counter for counter in self._heap if self.stage.motion.moving(counter)]
        for order, counter in enumerate(self._heap):
            if counter in under_way:
                continue
            layer, at = spot(order)
            counter.setPos(self.middle + at * self.unit)
            counter.setOpacity(1)
            counter.setZValue(Z_HEAP + layer * 1000 + at.y() + drawn.RIM)
        self._write(self.coins - len(under_way))
        if done is not None:
            done()

    @property
    def heaped(self) -> int:
        """The counters that lie in the hollow."""
        reach = drawn.HOLLOW * self.unit
        return sum([(counter.pos() - self.middle).manhattanLength() < 1.5 * reach for counter in self._heap])

    def readings(self) -> tuple[int]:
        """The number on the label; the counters themselves, where they can be counted."""
        return (self._labelled if self._labelled > MOST else self.heaped,)

    def coin_at(self, which: int) -> QPointF:
        """The middle of the bowl."""
        return self.mapToScene(self.middle)

    def caption(self) -> str:
        """As in "the pool, eighteen": what has arrived, as on the label.  It is not empty for whoever sees counters on
        their way to it or from it."""
        there, under_way = self._labelled, bool(self._heap or self._leaving)
        return f"{self.CALLED}, {number(there)}" if there else self.CALLED if under_way else "empty"

    def sentence(self) -> str:
        """As in "The pool, eighteen"."""
        return self.caption().capitalize()


class SidePool(PoolBowl):
    """The same for what some may not win; out of sight while there is nothing in it."""

    CALLED, GIVES = "side pool", False

    def show_numbers(self, numbers: Sequence[int], moving: bool = True) -> None:
        """Seen only with something in it."""
        super().show_numbers(numbers, moving)
        self.setVisible(bool(self.coins))
