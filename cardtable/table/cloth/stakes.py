"""Stakes on the cloth: small counters with their sums, on spaces, lines and corners, each in its owner's mould."""
from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from cardtable.rules.events import Event
from cardtable.showing.places import SpotPlace
from cardtable.showing.talk import Talk
from cardtable.table.cloth.geometry import Z_SPEECH, Ground
from cardtable.table.cloth.sight import Sight
from cardtable.table.cloth.stake_places import Lying, lying, usual
from cardtable.table.items import Place, Stage
from cardtable.table.items.motion import Curve, Step, Timing
from cardtable.table.items.passing import Shown
from cardtable.table.paint import heaps, moulds, rakes
from cardtable.table.paint.cache import Kept

Done = Callable[[], None]
Key = tuple[int, str, int]                       # seat, place, prison
LAYERS = (20, 40, 100, 500)                      # from so many of the least coin on a pile is higher by one
LAID, RAKED, PAID = Timing(260), Timing(620, Curve.InOutCubic), Timing(320)
STRUCK = 420                                     # milliseconds that what is lost lies struck through before it goes
AT_ONCE = 6                                      # drawn or made in one turn of the event loop
ONE_BY_ONE = 140                                 # milliseconds from payment to payment
Z_STAKE = 12.0                                   # over the rim of an instrument that it may come to touch
PRISON = "prison"                                # the pot in which prisoners' coins lie, by name
RAKED_TO = (1.06, .52)                           # beyond the edge, where the bank is


class Drawn(NamedTuple):
    """All that the picture of a stake depends on besides the look."""

    mould: int
    text: str
    radius: float
    layers: int = 1
    prison: int = 0
    won: bool = False
    lost: bool = False
    heap: bool = False           # pearl counters, as many as are laid, with their number on a label


class StakeItem(Shown):
    """One counter with its sum, or a heap of counters."""

    def __init__(self, stage: Stage, drawn: Drawn) -> None:
        self.drawn, self.dressed_in = drawn, stage.look
        super().__init__(stage)
        self.dress()

    @property
    def radius(self) -> float:
        """Of a counter."""
        return self.drawn.radius

    @property
    def label(self) -> str:
        """Its place tells of it to a screen reader."""
        return self.drawn.text

    def _drawn(self) -> Kept:
        return _picture(self.stage, self.drawn)


def _picture(stage: Stage, drawn: Drawn) -> Kept:
    mould, text, radius, layers, prison, won, lost, heap = drawn
    if heap:
        return stage.pixmaps.get(heaps.heap, stage.look, layers, text, radius)
    return stage.pixmaps.get(moulds.stake, stage.look, mould, text, radius, layers, prison, won, lost)


class RakeItem(Shown):
    """What sweeps counters in."""

    @property
    def label(self) -> str:
        """What is raked in is told."""
        return ""

    def lies(self, blade: QPointF) -> Place:
        """The place at which its blade is there."""
        unit = self.stage.look.unit
        return Place(blade.x() + (rakes.ACROSS / 2 - rakes.BLADE.x()) * unit,
                     blade.y() + (rakes.DOWN / 2 - rakes.BLADE.y()) * unit, 0, 0, Z_SPEECH + 1)

    def _drawn(self) -> Kept:
        return self.stage.pixmaps.get(rakes.rake, self.stage.look, self.stage.look.unit)


class Stakes:
    """All of one table, as far as has been shown; `seated_at` says where a player sits."""

    def __init__(self, scene: QGraphicsScene, stage: Stage, seated_at: Callable[[int], QPointF | None],
                 talk: Talk) -> None:
        self.scene, self.stage, self._seated_at, self.talk, self.coins = scene, stage, seated_at, talk, talk.coins
        self.lying: dict[Key, int] = {}
        self._won: Collection[str] = ()          # places that have won, since the coup
        self.items: dict[Key, StakeItem] = {}
        self._places: dict[str, SpotPlace] = {}
        self._ready: dict[Drawn, list[StakeItem]] = {}       # made for a payment that is about to begin
        self._ground: Ground | None = None
        self._sight: Sight | None = None

    def furnish(self, sight: Sight) -> None:
        """Places and seats as they are in this sight."""
        self._sight, self._places = sight, sight.spots

    def clear(self) -> None:
        """None."""
        for item in self.items.values():
            self.stage.remove(item)
        self.items = {}

    def show_won(self, names: Collection[str]) -> None:
        """What lies there has won."""
        if names or self._won:
            self._won = names
            self._show()

    def draw_won(self, names: Collection[str]) -> list[Done]:
        """What draws the pictures of stakes there that are going to have won, some at a time, before they are seen."""
        if self._ground is None or self._sight is None:
            return []

        def draw(some: Sequence[Drawn]) -> None:
            for drawn in some:
                _picture(self.stage, drawn)

        found = [self._drawn(seat, coins, spot, prison)._replace(won=True)
                 for (seat, spot, prison), coins in self.lying.items() if spot in names]
        return [partial(draw, found[n:n + AT_ONCE]) for n in range(0, len(found), AT_ONCE)]

    def put(self, ground: Ground) -> None:
        """Each in its place, drawn anew."""
        self._ground = ground
        self._show()

    def tell(self, sight: Sight) -> None:
        """As they stand."""
        self.furnish(sight)
        self.lying = {(one.seat, one.spot, one.prison): one.coins for one in self.talk.counters_laid(sight.deal)}
        self._show()

    def at(self, key: Key) -> QPointF | None:
        """The middle of a stake."""
        found = self._lies(key)
        return None if found is None else found.middle

    def _lies(self, key: Key) -> Lying | None:
        """Where a stake lies, among those of others that lie there or will."""
        seat, spot, prison = key
        place, ground = self._places.get(spot), self._ground
        if place is None or ground is None:
            return None
        there = sorted({(seat, prison), *[(whose, deep) for whose, at, deep in self.lying
                                          if at == spot and bool(deep) is bool(prison)]})
        return lying(place, ground, len(there), there.index((seat, prison)), prison)

    def _drawn(self, seat: int, coins: int, spot: str, prison: int = 0, lost: bool = False) -> Drawn:
        assert self._sight is not None
        assert self._ground is not None
        found = self._lies((seat, spot, prison))
        radius = usual(self._ground) if found is None else found.radius
        if spot in self._places and self._places[spot].heap:
            radius = heaps.radius_in(self.stage.look, self._ground.unit)
            return Drawn(self._sight.at(seat), self.coins.short(coins), radius, coins, heap=True)
        layers = 1 + sum(coins >= self.least * most for most in LAYERS)
        return Drawn(self._sight.at(seat), self.coins.short(coins), radius, layers, prison, spot in self._won, lost)

    def _made(self, drawn: Drawn) -> StakeItem:
        ready = self._ready.get(drawn)
        item = ready.pop() if ready else StakeItem(self.stage, drawn)
        self.scene.addItem(item)
        return item

    def lift(self, seat: int, coins: int) -> StakeItem:
        """A counter of this seat, in the air."""
        item = self._made(self._drawn(seat, coins, ""))
        item.setZValue(Z_SPEECH)
        return item

    @property
    def least(self) -> int:
        """The least counter there is, by which piles are measured."""
        deal = self._sight.deal if self._sight is not None else None
        return int(getattr(deal, "counters", (5,))[0]) // 5 or 1

    def _show(self) -> None:
        """Each as it lies; what has not changed stays."""
        before, self.items = self.items, {}
        if self._ground is not None and self._sight is not None:
            for key, coins in self.lying.items():
                middle = self.at(key)
                if middle is not None:
                    self._lay(key, coins, Place(middle.x(), middle.y(), 0, 0, Z_STAKE), before)
        for gone in before.values():
            self.stage.remove(gone)

    def _lay(self, key: Key, coins: int, place: Place, before: dict[Key, StakeItem]) -> None:
        drawn, item = self._drawn(key[0], coins, key[1], key[2]), before.get(key)
        if item is not None and (item.drawn, item.dressed_in) == (drawn, self.stage.look):
            del before[key]
        else:
            item = self._made(drawn)
        self.items[key] = item
        if item.home != place:
            item.put(place)

    # --- payments

    def making(self, events: Sequence[Event]) -> list[Done]:
        """What makes the counters that a payment will set going, some at a time."""
        if self._ground is None or self._sight is None or not self.stage.motion.travels:
            return []
        lying, wanted = dict(self.lying), list[Drawn]()
        for event in events:
            self._goes(event)
            wanted.append(self._drawn(event.seat, event.points, event.spot, lost=events[0].what == "lost"))
        self.lying = lying

        def make(some: Sequence[Drawn]) -> None:
            for drawn in some:
                self._ready.setdefault(drawn, []).append(StakeItem(self.stage, drawn))

        return [partial(make, wanted[n:n + AT_ONCE]) for n in range(0, len(wanted), AT_ONCE)]

    def pay(self, events: Sequence[Event], done: Done) -> None:
        """The stakes of one motion: laid, raked in, paid, taken up, or put into prison."""
        flying: list[tuple[StakeItem, QPointF, Key | None, int]] = []
        raked, lost = events[0].what in ("lost", "halved"), events[0].what == "lost"
        for event in events:
            start, end, key = self._start(event), self._end(event), self._comes(event)
            self._goes(event)
            if start is not None and end is not None and self.stage.motion.travels:
                item = self._made(self._drawn(event.seat, event.points, event.spot, lost=lost))
                item.put(Place(start.x(), start.y(), 0, 0, Z_SPEECH))
                flying.append((item, end, key, event.points))
            elif key is not None:
                self.lying[key] = self.lying.get(key, 0) + event.points
        self._ready.clear()
        self._show()
        rake = self._rake([item for item, *_ in flying]) if raked and flying else None
        timing, apart = (RAKED, 0) if raked else (PAID, ONE_BY_ONE) if events[0].src < 0 else (LAID, ONE_BY_ONE // 2)

        def landed() -> None:
            if rake is not None:
                self.stage.remove(rake)
            for item, _, key, coins in flying:
                self.stage.remove(item)
                if key is not None:
                    self.lying[key] = self.lying.get(key, 0) + coins
            self._show()
            done()

        wait = STRUCK if lost else 0
        swept = [] if rake is None else [Step(rake, {"pos": rake.corner(rake.lies(flying[0][1]))}, timing, wait)]
        self.stage.play([*swept, *[Step(item, {"pos": item.corner(Place(end.x(), end.y()))}, timing, wait + apart * n)
                                   for n, (item, end, _, _) in enumerate(flying)]], landed)

    def _rake(self, counters: Sequence[StakeItem]) -> RakeItem | None:
        """Laid behind the outermost of these counters, where there is a croupier."""
        if self._sight is None or self._sight.places.croupier is None:
            return None
        rake = RakeItem(self.stage)
        rake.dress()
        outer = min(counters, key=lambda item: item.home.x)
        middle = sum(item.home.y for item in counters) / len(counters)
        rake.put(rake.lies(QPointF(outer.home.x - outer.radius, middle)))
        self.scene.addItem(rake)
        return rake

    def _pot(self, account: int) -> str:
        assert self._sight is not None
        layout = self._sight.deal.layout
        return "" if account >= 0 or account in layout.banks else layout.pots[-1 - account]

    def _of(self, event: Event, account: int) -> list[Key]:
        """The stakes that an account is paid from."""
        jailed = self._pot(account) == PRISON
        return [key for key in self.lying if key[:2] == (event.seat, event.spot) and bool(key[2]) is jailed]

    def _goes(self, event: Event) -> None:
        if self._pot(event.src):
            for key in self._of(event, event.src)[:1]:
                left = self.lying.pop(key) - event.points
                if left > 0:
                    self.lying[key] = left

    def _comes(self, event: Event) -> Key | None:
        """What a payment becomes on the cloth."""
        pot = self._pot(event.dst)
        if not pot:
            return None
        return (event.seat, str(event.args[0]) if event.args else event.spot, int(pot == PRISON))

    def _start(self, event: Event) -> QPointF | None:
        if self._pot(event.src):
            keys = self._of(event, event.src)
            return self.at(keys[0]) if keys else None
        return self._bank() if event.src < 0 else self._seated_at(event.src)

    def _end(self, event: Event) -> QPointF | None:
        key = self._comes(event)
        return self.at(key) if key is not None else self._bank() if event.dst < 0 else self._seated_at(event.dst)

    def _bank(self) -> QPointF | None:
        if self._ground is None or self._sight is None:
            return None
        return self._ground.at(*(self._sight.places.bank or RAKED_TO))
