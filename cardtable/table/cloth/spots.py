"""The places on the cloth that moves can name, as the layout of the game says where they lie."""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsScene

from cardtable.rules.deal import Deal
from cardtable.showing.places import SpotPlace
from cardtable.showing.talk import Talk
from cardtable.table.cloth.geometry import Z_SIGN, Z_SPOT, Ground
from cardtable.table.cloth.readings import Readings
from cardtable.table.cloth.sight import Sight
from cardtable.table.cloth.stakes import Stakes
from cardtable.table.items import FocusRing, Place, SpotItem, Stage
from cardtable.table.items.stage import picture, wear
from cardtable.table.paint import deck, marks

TICK = .013                  # of a place's lesser side: how large the tick is on one that is advised
ACROSS = 2.0                 # how much what lies aside counts beside what lies ahead, when the nearest is looked for


class Stop(NamedTuple):
    """Where the arrows stop, in the scene's coordinates."""

    x: float
    y: float
    item: SpotItem


class SpotItems:
    """All of one table; `pressed` is told of the item that a screen reader has pressed."""

    def __init__(self, scene: QGraphicsScene, stage: Stage, ring: FocusRing, talk: Talk,
                 seated_at: Callable[[int], QPointF | None]) -> None:
        self.scene, self.stage, self.ring, self.talk = scene, stage, ring, talk
        self.stakes = Stakes(scene, stage, seated_at, talk)
        self.readings = Readings(scene, stage)
        self._sight: Sight | None = None
        self.served: int | None = None           # the seat that is asked at this screen, if not of whoever looks
        self._ground: Ground | None = None
        self.pressed: Callable[[SpotItem], object] = lambda item: None
        self.pointed: Callable[[str], object] = lambda name: None       # is told which place, not quiet, is looked at
        self.items: dict[str, SpotItem] = {}
        self.advised = ""                        # the place that is, if one is
        self._read: SpotItem | None = None       # of which the line below the cloth tells
        self._tick = picture(None, Z_SIGN)
        scene.addItem(self._tick)
        self._places: dict[str, SpotPlace] = {}
        self._lit_at = 0, False                  # the coup at which places were lit that have won, and whether it ended

    def __iter__(self) -> Iterator[SpotItem]:
        return iter(self.items.values())

    def furnish(self, sight: Sight) -> None:
        """The places of this sight instead of any before.  ValueError if the rules name one that lies nowhere."""
        self.clear()
        self._sight = sight
        self.readings.furnish(sight.places.printed)
        self.stakes.furnish(sight)
        self._places, owner = sight.spots, sight.deal.layout.spot_of
        nowhere = {name for name in sight.deal.layout.spots
                   if owner.get(name, 0) < sight.deal.seats and name not in self._places}
        if nowhere and not sight.deal.preliminary:
            raise ValueError(f"the layout of {type(sight.deal).__name__} has no place for {', '.join(sorted(nowhere))}")
        for place in self._places.values():
            item = self.items[place.name] = SpotItem(self.stage, place.name, place.text, self.ring, place.quiet,
                                                      _within(place))
            item.words = partial(self.talk.spot, place.name)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)          # the pointer knows what a press means
            item.activated.connect(lambda pressed: self.pressed(pressed))
            item.touched.connect(self._touched)
            self.scene.addItem(item)

    def move(self, sight: Sight) -> None:
        """The same places where they lie in this sight."""
        self._places = sight.spots
        if self._ground is not None:
            self.put(self._ground)

    def clear(self) -> None:
        """None."""
        for item in self:
            self.stage.remove(item)
        self.items, self.advised, self._read = {}, "", None
        self._tick.hide()
        self.stakes.clear()

    def tell(self, sight: Sight) -> None:
        """What is staked on them, as it stands."""
        self._sight = sight
        if (sight.deal.coup, sight.deal.over) != self._lit_at:
            self.show_won((), sight.deal)
        self.stakes.tell(sight)
        if self._read is not None and self.readings.line.isVisible():
            self._tell_of(self._read)            # what lies there may have become more while the pointer stayed

    def show_won(self, names: Collection[str], deal: Deal) -> None:
        """These have won, and no others: spaces light, and the counters that lie there, until something is staked, or
        another coup shown."""
        self._lit_at = deal.coup, deal.over
        for name, item in self.items.items():
            won = name in names and self._places[name].space
            if won != item.won:
                item.won = won
                item.refresh()
        self.stakes.show_won(names)

    def advise(self, name: str) -> None:
        """The place that is advised bears a tick, and what would come of it is told; "": none does any more."""
        for one in (self.advised, name):
            if one in self.items:
                self.items[one].advised = one == name
                self.items[one].refresh()
        if name != self.advised:
            self.advised = name
            self.pointed(name)
        self._mark()

    def _mark(self) -> None:
        """The tick lies at the upper corner of the place, above all that lies there."""
        item = self.items.get(self.advised)
        self._tick.setVisible(item is not None)
        if item is not None:
            place = item.sceneBoundingRect()
            scale = TICK * min(place.width(), place.height())
            wear(self._tick, self.stage.pixmaps.get(marks.advised, self.stage.look, scale))
            self._tick.setPos(place.right() - 26 * scale, place.top() + 4 * scale)

    def put(self, ground: Ground) -> None:
        """Each in its place."""
        self._ground = ground
        self.readings.put(ground)
        self.stakes.put(ground)
        for name, item in self.items.items():
            place = self._places[name]
            middle = ground.at(place.x, place.y) + QPointF(*place.off) * ground.unit
            item.setVisible(not place.out)
            wide, high = place.width * ground.unit, place.height * ground.unit
            if place.across is not None:
                wide, high = place.across[0] * ground.cloth.width(), place.across[1] * ground.cloth.height()
            item.own = None if place.own is None else ground.at(*place.own)
            item.lie(Place(middle.x(), middle.y(), 0, wide, Z_SPOT), high or deck.height(wide))
        self._mark()

    def at(self, point: QPointF) -> SpotItem | None:
        """The place under a point; of those that overlap the smallest, else the one whose middle is nearer."""
        under = [item for item in self if item.isVisible() and item.holds(point)]
        return min(under, key=lambda item: (round(item.area), _apart(point, item)),
                   default=None)

    @property
    def seat(self) -> int:
        """Who is asked at this screen, else who looks."""
        return self.served if self.served is not None else -1 if self._sight is None else self._sight.below

    def _touched(self, item: SpotItem, on: bool) -> None:
        """What belongs to a quiet place lights with it, and what it is is told; of others what would come of it."""
        if not item.quiet:
            self.pointed(item.name if on and item.legal else self.advised)
            return
        for name in self._places[item.name].covers or (item.name,):
            other = self.items.get(name)
            if other is not None and other.lit != on:
                other.lit = on
                other.refresh()
        if on or item is self._read:
            self._read = item if on else None
            self._tell_of(item)

    def _tell_of(self, item: SpotItem) -> None:
        """What this place is, if the line below the cloth is to tell of it."""
        if self._sight is not None and self._ground is not None:
            reading = self.talk.reading(self._sight.deal, self.seat, item.name) if item is self._read else None
            self.readings.tell(reading, item.middle.x(), self._ground)

    def nearest(self, item: SpotItem) -> SpotItem | None:
        """Where the arrows stop that lies nearest to this place."""
        return min([one for one in self if one.stops and one is not item],
                   key=lambda one: (one.middle - item.middle).manhattanLength(), default=None)

    def stops(self) -> list[Stop]:
        """Where the arrows stop, as all lies now."""
        return [Stop(*one.middle.toTuple(), one) for one in self if one.stops]

    def towards(self, item: SpotItem, right: int, down: int, stops: Sequence[Stop] | None = None) -> SpotItem | None:
        """The nearest place in this direction at which the arrows stop, given as steps of one; None where there is
        none.  Where places lie in rows it is the next in the row, or the nearest in the next row: so all of them are
        reached, whichever are passed over.  Who asks for many ways at once hands in the `stops`."""
        best: tuple[float, SpotItem | None] = (float("inf"), None)
        next_: tuple[float, float, SpotItem | None] = (float("inf"), 0, None)
        from_x, from_y = item.middle.toTuple()
        for x, y, other in self.stops() if stops is None else stops:
            ahead = (x - from_x) * right + (y - from_y) * down
            if ahead <= 1:
                continue
            aside = abs((x - from_x) * down) + abs((y - from_y) * right)
            if aside <= ACROSS * ahead and ahead + ACROSS * aside < best[0]:
                best = ahead + ACROSS * aside, other
            if (down or aside < 1) and (round(ahead), aside) < next_[:2]:
                next_ = round(ahead), aside, other
        in_rows = self._sight is not None and self._sight.places.spots_in_rows
        return next_[2] or best[1] if in_rows else best[1]


def _within(place: SpotPlace) -> tuple[tuple[float, float], ...]:
    """The corners of a place in fractions of the rectangle round it."""
    wide, high = place.across or (1, 1)
    return tuple([((x - place.x) / wide + .5, (y - place.y) / high + .5) for x, y in place.outline])


def _apart(point: QPointF, item: SpotItem) -> float:
    return (item.middle - point).manhattanLength()
