"""The Pope Joan tray: eight wells on a disc that turns to whoever takes one, with real counters (002:4496-4515)."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from math import atan2, degrees, hypot, sqrt

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsSceneHoverEvent

from cardtable.devices.base import TAG_RISE, Device, Done, Part
from cardtable.devices.pope_joan_tray.disc import Carried, Disc, origin
from cardtable.devices.pope_joan_tray.wells import Well, between, eighths
from cardtable.showing.phrases import number
from cardtable.table.items.motion import COUNTER, Curve, Keys, Step, Timing
from cardtable.table.items.stage import picture, wear
from cardtable.table.paint import wells
from cardtable.table.paint.wells import EIGHTH, WELLS, bearing

NAMES = ("Pope", "Ace", "King", "Matrimony", "Queen", "Intrigue", "Knave", "Game")
"""Clockwise."""
PER_EIGHTH = 520                # milliseconds
ONE_BY_ONE = 24                 # from counter to counter of one motion
AWAY = 190.0                    # where counters come from and go to if nobody is named: just off the rim
Z_DISC, Z_GLOSS, Z_COUNTER, Z_NUMERAL, Z_PILLAR, Z_UNDER_WAY = 1.0, 2.0, 5.0, 800.0, 900.0, 1000.0
HEART, PART = 84.0, 70.0        # how far the heart of a well is from the middle, and the side of the square about it
RIM = 149.0                     # and the names
BANDS = 16                      # of the disc, as rectangles
APPEARING = Keys(((0, 0.0), (.15, 1.0), (1, 1.0)))
VANISHING = Keys(((0, 1.0), (.75, 1.0), (1, 0.0)))


class PopeJoanTray(Device):
    """Shows eight numbers, clockwise from Pope.  `put_in` and `take` move counters from and to persons."""

    SIZE = QSizeF(356, 356)
    SMALL = 276.0
    """Its width at unit 1 where six and more sit round it."""
    DROP = 16
    STAYS = True                     # it is the table's middle

    def at_first(self) -> tuple[int, ...]:
        return (0,) * WELLS

    def build(self) -> None:
        """What stays, what turns, and the wells."""
        self.turned = 0                                     # eighths, clockwise
        self._shade, self._gloss = picture(self, z=-1), picture(self, z=Z_GLOSS)
        self._pillar = picture(self, z=Z_PILLAR)
        self._disc = Disc(self, self.stage, list(NAMES))
        self._disc.setZValue(Z_DISC)
        self._numerals = [Carried(self) for _ in NAMES]
        for carried in self._numerals:
            carried.setZValue(Z_NUMERAL)
        self._wells = [Well(n) for n in range(WELLS)]
        self._leaving: list[Carried] = []
        self._parts = tuple([Part(self, n) for n in range(WELLS)])
        self._focused: int | None = None
        self.setAcceptHoverEvents(True)

    # --- how it looks

    @property
    def unit(self) -> float:
        """Logical pixels to a pixel of the drawing's own measures."""
        return self.size().width() / wells.ACROSS

    @property
    def middle(self) -> QPointF:
        """Of the disc."""
        return QPointF(self.size().width(), self.size().height()) / 2

    @property
    def bands(self) -> list[QRectF]:
        """A disc leaves much of its corners free."""
        rect, found = self.sceneBoundingRect(), list[QRectF]()
        high, middle, radius = rect.height() / BANDS, rect.center(), rect.width() / 2
        for top in [rect.top() + n * high for n in range(BANDS)]:
            away = min(abs(top - middle.y()), abs(top + high - middle.y()), radius)      # of its wider edge
            half = sqrt(radius ** 2 - away ** 2)
            found.append(QRectF(middle.x() - half, top, 2 * half, high))
        return found

    def direction(self, well: int) -> float:
        """Where the middle of a well lies, in degrees clockwise from up."""
        return (well + self.turned) * EIGHTH

    def dress(self) -> None:
        """Every picture anew, everything in its place."""
        super().dress()
        self.still()
        look, pixmaps, wide = self.stage.look, self.stage.pixmaps, self.size().width()
        wear(self._shade, pixmaps.get(wells.shade, look, wide))
        wear(self._gloss, pixmaps.get(wells.gloss, look, wide))
        wear(self._pillar, pixmaps.get(wells.pillar, look, wide))
        self._disc.setPos(self.middle)
        self._disc.dress(wide)
        for counter in self.counters:
            self._dress_counter(counter)
        self._lie()

    def _dress_counter(self, counter: Carried) -> None:
        wear(counter.shown, self.stage.pixmaps.get(wells.pearl, self.stage.look, self.size().width()))
        counter.shown.setOffset(origin(counter.shown))

    def _lie(self) -> None:
        """Everything where it belongs, as the disc rests."""
        self._disc.rest(self.turned)
        for well, numeral, part in zip(self._wells, self._numerals, self._parts, strict=True):
            at = self.direction(well.number)
            numeral.setPos(self._snapped(self.middle + bearing(at, wells.NUMERAL) * self.unit))
            self._write(well)
            for order, counter in enumerate(well.counters):
                counter.setPos(self.middle + well.spot(order, at) * self.unit)
                counter.setZValue(Z_COUNTER + order)
                counter.setOpacity(1)
            side = PART * self.unit
            part.resize(side, side)
            part.setPos(self.middle + bearing(at, HEART) * self.unit - QPointF(side, side) / 2)

    def _snapped(self, at: QPointF) -> QPointF:
        return QPointF(self.stage.look.snapped(at.x()), self.stage.look.snapped(at.y()))

    def _write(self, well: Well) -> None:
        """The numeral of a well: what lies in it."""
        shown = self._numerals[well.number].shown
        wear(shown, self.stage.pixmaps.get(wells.numeral, self.stage.look, self.size().width(), len(well.counters)))
        shown.setOffset(self._snapped(origin(shown)))

    # --- what it shows

    def show_numbers(self, numbers: Sequence[int], moving: bool = True) -> None:
        """So many counters in each well: they slide in and out over the rim, from and to nobody in particular."""
        self.still()
        more = [max(0, wanted - len(well.counters)) for wanted, well in zip(numbers, self._wells, strict=True)]
        fewer = [max(0, len(well.counters) - wanted) for wanted, well in zip(numbers, self._wells, strict=True)]
        super().show_numbers(numbers, moving)
        steps = self._put_in(more, None) + [step for well, coins in zip(self._wells, fewer, strict=True)
                                            for step in self._slide_out(well, coins, None)]
        if moving:
            self.stage.play(steps, self._arrived)
        else:
            self._arrived()

    def readings(self) -> tuple[int, ...]:
        """The counters that lie in the direction of each well, as the disc stands."""
        found = [0] * WELLS
        turn = self._disc.rotation() / EIGHTH
        for counter in self.counters:
            off = counter.pos() - self.middle
            if hypot(off.x(), off.y()) < wells.DISC * self.unit:
                found[round(bearing_of(off) / EIGHTH - turn) % WELLS] += 1
        return tuple(found)

    @property
    def counters(self) -> list[Carried]:
        """All that lie in wells or are on their way into or out of one."""
        return [counter for well in self._wells for counter in well.counters] + self._leaving

    def put_in(self, coins: Sequence[int], source: QPointF | None = None, done: Done = None) -> None:
        """Counters slide into the wells, so many into each, from a point of the scene."""
        self.still()
        super().show_numbers([have + more for have, more in zip(self.numbers, coins, strict=True)])
        self.stage.play(self._put_in(coins, source), lambda: self._arrived(done))

    def take(self, which: int, target: QPointF | None = None, coins: int | None = None, done: Done = None) -> None:
        """The tray turns a well to a point of the scene, and its counters, or so many of them, slide out to it."""
        self.still()
        taken = self.numbers[which] if coins is None else coins
        super().show_numbers([have - taken * (n == which) for n, have in enumerate(self.numbers)])

        def slide() -> None:
            self.stage.play(self._slide_out(self._wells[which], taken, target), lambda: self._arrived(done))

        if target is None or not taken:
            slide()
        else:
            self._disc.mark(self._focused, which)
            towards = bearing_of(self.mapFromScene(target) - self.middle)
            self._turn_by(eighths(self.direction(which), towards), slide)

    def turn(self, by: int) -> None:
        """Turn by so many eighths, clockwise."""
        self.still()
        self._turn_by(by, self._lie)

    def still(self) -> None:
        """Complete all that is on its way here, and what that sets going."""
        motion = self.stage.motion
        while moving := [thing for thing in (*self._disc.things, *self._numerals, *self.counters)
                         if motion.moving(thing)]:
            motion.settle(moving[0])

    # --- motion

    def _turn_by(self, by: int, done: Callable[[], None]) -> None:
        if not by:
            done()
            return
        timing = Timing(PER_EIGHTH * abs(by), Curve.InOutCubic)
        steps = self._disc.turning(self.turned, by, timing)
        for well, numeral in zip(self._wells, self._numerals, strict=True):
            ways = between(self.direction(well.number), by * EIGHTH)
            steps.append(Step(numeral, {"pos": self._arc([bearing(at, wells.NUMERAL) for at in ways])}, timing))
            steps += [Step(counter, {"pos": self._arc([well.spot(order, at) for at in ways])}, timing)
                      for order, counter in enumerate(well.counters)]
        self.turned += by

        def rest() -> None:
            self.turned %= WELLS
            self._lie()
            done()

        self.stage.play(steps, rest)

    def _arc(self, points: list[QPointF]) -> Keys:
        last, middle, unit = len(points) - 1, self.middle, self.unit
        return Keys(tuple([(n / last, middle + point * unit) for n, point in enumerate(points)]))

    def _put_in(self, coins: Sequence[int], source: QPointF | None) -> list[Step]:
        steps: list[Step] = []
        for well, more in zip(self._wells, coins, strict=True):
            direction, have = self.direction(well.number), len(well.counters)
            start = self._off_rim(direction) if source is None else self.mapFromScene(source)
            well.counters += [self._made(start) for _ in range(more)]
            for order in range(have, have + more):
                counter, end = well.counters[order], self.middle + well.spot(order, direction) * self.unit
                counter.setZValue(Z_UNDER_WAY - len(steps))
                steps.append(Step(counter, {"pos": end, "opacity": APPEARING}, COUNTER, len(steps) * ONE_BY_ONE))
        return steps

    def _made(self, at: QPointF) -> Carried:
        counter = Carried(self)
        self._dress_counter(counter)
        counter.setPos(at)
        counter.setOpacity(0)
        return counter

    def _slide_out(self, well: Well, coins: int, target: QPointF | None) -> list[Step]:
        """The uppermost leave."""
        kept = len(well.counters) - coins
        leaving, well.counters = well.counters[kept:], well.counters[:kept]
        self._leaving += leaving
        self._write(well)
        end = self._off_rim(self.direction(well.number)) if target is None else self.mapFromScene(target)
        for order, counter in enumerate(leaving):
            counter.setZValue(Z_UNDER_WAY + order)
        return [Step(counter, {"pos": end, "opacity": VANISHING}, COUNTER,
                     order * ONE_BY_ONE) for order, counter in enumerate(reversed(leaving))]

    def _off_rim(self, direction: float) -> QPointF:
        return self.middle + bearing(direction, AWAY) * self.unit

    def _arrived(self, done: Done = None) -> None:
        for counter in self._leaving:
            self.stage.remove(counter)
        self._leaving = []
        self._disc.mark(self._focused, None)
        self._lie()
        if done is not None:
            done()

    # --- in words

    def well_told(self, well: int) -> str:
        """As in "Matrimony: two"."""
        return f"{NAMES[well]}: {number(self.numbers[well])}"

    def caption(self) -> str:
        """As in "fifteen counters in the tray"."""
        whole = sum(self.numbers)
        if not whole:
            return "the tray is empty"
        return "one counter in the tray" if whole == 1 else f"{number(whole)} counters in the tray"

    def sentence(self) -> str:
        """As in "The tray: Pope: six, Ace: one ...; fifteen counters in the tray"."""
        told = ", ".join([self.well_told(well) for well in range(WELLS)])
        return f"The tray: {told}; {self.caption()}"

    @property
    def parts(self) -> tuple[Part, ...]:
        return self._parts

    def part_label(self, number: int) -> str:
        return self.well_told(number)

    def part_focused(self, number: int | None) -> None:
        """The two-tone ring round the well, and its name and count beside it."""
        self._focused = number
        self._disc.mark(number, None)
        if number is None:
            self.tag.say("", self.middle)
        else:
            self._tell(number)

    # --- the pointer

    def _tell(self, well: int) -> None:
        over = self.middle + bearing(self.direction(well), RIM) * self.unit
        self.tag.say(self.well_told(well), over + QPointF(0, TAG_RISE))

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """The name and the count of the well under the pointer."""
        off = (event.pos() - self.middle) / self.unit
        if wells.PILLAR < hypot(off.x(), off.y()) < wells.DISC:
            self._tell(round(bearing_of(off) / EIGHTH - self.turned) % WELLS)
        elif hypot(off.x(), off.y()) <= wells.PILLAR:
            self.tag.say(self.caption(), self.middle)
        else:
            self.tag.say("", event.pos())

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """No well."""
        self.tag.say("", event.pos())


def bearing_of(off: QPointF) -> float:
    """The direction of a place seen from the middle, in degrees clockwise from up."""
    return degrees(atan2(off.x(), -off.y()))
