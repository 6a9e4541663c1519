"""The instruments on the cloth: whose they are, what they show, and how points and coins come to them."""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from cardtable.devices import DEVICES
from cardtable.devices.base import Device
from cardtable.devices.counter_rack.rack import CounterRack
from cardtable.devices.folding import Folding
from cardtable.devices.line_sums.strips import Strip
from cardtable.devices.signs.told import Sign, Told
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.showing.places import DevicePlace, at_table, holders, seat_at
from cardtable.showing.talk import Talk
from cardtable.table.cloth.arcs import Arcs
from cardtable.table.cloth.geometry import FROM_EDGE, Z_DEVICE, Z_SIGN, Ground
from cardtable.table.cloth.sight import Sight
from cardtable.table.items import Place, Stage

Done = Callable[[], None]
NEAR = 8                     # pixels about a caption that are taken, too
EVERY = slice(None)          # instrument
ON = 8                       # of a plate, that may be touched by what could fold


class Balances(NamedTuple):
    """What sides have scored on the line and beside it, and what purses and pots hold."""

    score: Sequence[int]
    beside: Sequence[int]
    purse: Sequence[int]

    def stand_in(self, deal: Deal) -> bool:
        """Whether a deal stands so."""
        return self.purse is deal.purse and self.score is deal.score and self.beside is deal.beside

    def put(self, deal: Deal) -> Deal:
        """Has a deal stand so."""
        deal.score, deal.beside, deal.purse = list(self.score), tuple(self.beside), list(self.purse)
        return deal


def before(deal: Deal, events: Sequence[Event]) -> Balances:
    """How it stood before a move that has brought these events."""
    score, beside, purse = list(deal.score), list(deal.beside), list(deal.purse)
    for event in events:
        if event.kind == "scored":
            (beside if event.beside else score)[event.seat] -= event.points
        elif event.kind == "paid":
            purse[event.src] += event.points
            purse[event.dst] -= event.points
    return Balances(score, beside, purse)


@dataclass(frozen=True, slots=True)
class Instrument:
    """A device, where the layout puts it, and the sides whose scores it shows; none if it shows something else.
    `seat` is whose it is, -1 if nobody's; `told` are the sides whose scores it is told with all else."""

    place: DevicePlace
    device: Device
    sides: tuple[int, ...]
    seat: int = -1
    told: tuple[int, ...] = ()


class Instruments:
    """All of one table.  `add` puts an item into the scene; `talk` tells what instruments show that no number says."""

    def __init__(self, stage: Stage, add: Callable[[QGraphicsItem], object], talk: Talk) -> None:
        self.stage, self._add, self.talk = stage, add, talk
        self.all: list[Instrument] = []
        self.arcs = Arcs(stage)
        add(self.arcs)
        self.served: int | None = None           # the seat that is asked at this screen, whose the rack then is

    def __iter__(self) -> Iterator[Device]:
        return (one.device for one in self.all)

    @property
    def rack(self) -> CounterRack | None:
        """With the counters of whoever is asked, if there is one."""
        return next((device for device in self if isinstance(device, CounterRack)), None)

    @property
    def sides(self) -> frozenset[int]:
        """Those whose scores can be read off an instrument."""
        return frozenset([side for one in self.all if not one.place.beside for side in (*one.sides, *one.told)])

    def furnish(self, sight: Sight) -> None:
        """Those of this sight instead of any before, of which such as are the same stay as they stand."""
        left, self.all = self.all, []
        for place in sight.places.devices:
            sides = _sides(place, sight)
            if sides is not None:
                seat = seat_at(sight.deal, place.at, sight.below) if place.at is not None else None
                told = issubclass(DEVICES[place.kind], Told)
                owners = (_seated(seat, sight, self.talk),) if told and seat is not None else tuple(
                    [_called(side, sight) for side in sides])
                made = owners, _across(place, sight), sight.deal.goal
                device = next((one.device for one in left if (one.place, *one.device.made) == (place, *made)), None)
                if device is None:
                    device = DEVICES[place.kind](self.stage, *made)
                    self._add(device)
                whose = place.whose if any(not sight.name(seat) for seat in range(holders(sight.deal))) else ""
                if whose != device.whose:                                        # somebody looks on as "you"
                    device.whose = whose
                    device.show_numbers(device.numbers, moving=False)
                device.words_below.setVisible(place.caption)
                scores = not (place.pots or place.shows is not None or told)
                self.all.append(Instrument(place, device, sides if scores else (), -1 if seat is None else seat,
                                           sides if device.TELLS_SCORES else ()))
        for one in left:
            if one.device not in list(self):
                self.stage.remove(one.device)

    def put(self, ground: Ground, plates: Sequence[QRectF] = ()) -> None:
        """Each in its place; what folds lies folded where the whole of it would lie on one of these `plates`."""
        for one in self.all:
            wide, z = one.place.width * ground.unit, Z_SIGN if one.device.OVER_CARDS else Z_DEVICE
            away = ground.folded(one.place)
            if away is not None:
                half = one.device.folded_height / 2 if isinstance(one.device, Folding) else 0
                away.setY(max(away.y(), ground.cloth.top() + half + ON))         # not on the rail of a low table
                one.device.aside = Place(away.x(), away.y(), 0, wide, z)
            middle = ground.device(one.place)
            place = Place(middle.x(), middle.y(), 0, wide, z)
            if isinstance(one.device, Folding):
                whole = one.device.whole_at(place)
                one.device.no_room = ground.look.low and one.place.low is None
                one.device.lowest = ground.above_rows(one.place.rows) if one.place.rows else inf
                one.device.crowded = any(whole.intersects(plate.adjusted(ON, ON, -ON, -ON)) for plate in plates)
            one.device.put(place)
            if ground.covered is not None:       # a cloth that yields is narrow
                half = max(wide, one.device.size().width()) / 2
                one.device.put(place._replace(x=max(place.x, ground.cloth.left() + half + FROM_EDGE)))
            one.device.keep_words(ground.cloth.left() + FROM_EDGE, ground.cloth.right() - FROM_EDGE)
        if ground.covered is not None:
            self.keep_clear(ground)
        self.arcs.lie(self)

    def keep_clear(self, ground: Ground) -> None:
        """What is read line by line makes room for what lies over the cloth, as far as it can."""
        for one in self.all:
            device = one.device
            if isinstance(device, Folding):
                middle, half = ground.device(one.place), device.size().width() / 2 + FROM_EDGE
                x = max(min(middle.x(), ground.free.right() - half), ground.free.left() + half)
                device.put(device.home._replace(x=x))

    def tell(self, sight: Sight, moving: bool = False, before: Balances | None = None, some: slice = EVERY) -> None:
        """How it stands, or stood `before`, when nothing had been said of the deal yet; on all or some, signs last."""
        for one in sorted(self.all, key=lambda one: isinstance(one.device, Sign))[some]:
            if isinstance(one.device, Told):
                if before is None:
                    one.device.read(self.talk, sight.deal, self._whose(one), sight.name, moving)
                else:
                    one.device.forget()
                continue
            numbers = _numbers(one, sight, before or Balances(sight.deal.score, sight.deal.beside, sight.deal.purse))
            if numbers != one.device.numbers:
                one.device.show_numbers(numbers, moving)
        if some.stop is None:
            self.arcs.lie(self)

    def singly(self) -> list[slice]:
        """All of them in their order for `tell`, each by itself but signs, which are soon drawn; there may be others by
        the time they are told."""
        each = sum([not isinstance(one.device, Sign) for one in self.all])
        return [*[slice(n, n + 1) for n in range(each)], slice(each, None)]

    def point(self, spot: str, sight: Sight, seat: int) -> None:
        """What the card to be laid would make at a place that this seat looks at; "" for none."""
        for one in self.all:
            if isinstance(one.device, Strip) and one.seat == seat:
                one.device.point(self.talk, sight.deal, seat, spot)

    def serve(self, seat: int, sight: Sight) -> None:
        """What serves whoever is asked is this seat’s now."""
        if seat != self.served:
            self.served = seat
            for one in self.all:
                if isinstance(one.device, Told) and one.device.SERVES:
                    one.device.read(self.talk, sight.deal, seat, sight.name, moving=False)

    def _whose(self, one: Instrument) -> int:
        serves = isinstance(one.device, Told) and one.device.SERVES
        return self.served if serves and self.served is not None else one.seat

    def recall(self, last: Mapping[int, int], sight: Sight) -> None:
        """What each side marked last, where an instrument comes to a game already begun."""
        for one in self.all:
            if one.sides and not one.place.beside:
                one.device.recall([sight.deal.score[side] - last.get(side, 0) for side in one.sides])

    def put_away(self, kinds: Collection[str], away: bool) -> None:
        """Those of these kinds are out of sight, or seen again."""
        for one in self.all:
            if one.place.kind in kinds:
                one.device.setVisible(not away)

    def hear(self, said: Event, deal: Deal, done: Done) -> None:
        """A number said aloud, on the instrument that shows such numbers; `done` is called when it does, and when it
        has been cried."""
        def shown() -> None:
            for device in self:
                if isinstance(device, Told):
                    device.hear_of(self.talk, deal, said)
            done()

        hearing = [one.device for one in self.all if one.place.hears and one.place.hears == said.what]
        for device in hearing[1:]:
            device.hear(int(str(said.args[0])))
        if hearing:
            hearing[0].hear(int(str(said.args[0])), shown)
        else:
            shown()

    def closes(self, said: Event) -> int:
        """How long after that nothing more may be staked on what will be shown, in milliseconds; 0 for at once."""
        return max([one.device.CLOSES for one in self.all if one.place.hears == said.what], default=0)

    def find(self, sight: Sight) -> None:
        """What is found in the deal, on the instruments that show it."""
        for one in self.all:
            if one.place.shows is not None and not one.place.pots:
                one.device.show_numbers(one.place.shows(sight.deal))

    def score(self, side: int, points: int, climbed: int | None = None, beside: bool = False) -> QPointF | None:
        """A side's points on the instrument that shows them; where in the scene a coin may say so.

        They are part of one score if it is told how much of that has been `climbed` already.
        """
        for one in self.all:
            if side in one.sides and one.place.beside == beside:
                which = one.sides.index(side)
                if climbed is None:
                    one.device.show_numbers([have + points * (n == which) for n, have in enumerate(one.device.numbers)])
                else:
                    one.device.climb(which, points, begins=not climbed)
                return one.device.coin_at(which)
        return None

    def climbed(self) -> None:
        """A score has been shown part by part."""
        for device in self:
            device.climbed()

    def shows(self, side: int) -> str:
        """The kind of the instrument that shows a side's score; "" where none does."""
        return next((one.place.kind for one in self.all if side in one.sides and not one.place.beside), "")

    def holds(self, account: int, sight: Sight) -> str:
        """The kind of the instrument in which an account's coins lie; "" for a purse, and a pot that lies open."""
        name = sight.deal.layout.pots[-1 - account] if account < 0 else ""
        return next((one.place.kind for one in self.all if name in one.place.pots), "")

    def at(self, x: float, y: float) -> bool:
        """Whether a large one lies there, or will; or its caption."""
        return any(device.sceneBoundingRect().contains(x, y) for device in self if not device.OVER_CARDS) or any(
            one.place.caption and one.device.words_below.text
            and one.device.words_below.sceneBoundingRect().adjusted(-NEAR, -NEAR, NEAR, NEAR).contains(x, y)
            for one in self.all)

    def wells(self, sight: Sight) -> dict[int, tuple[Device, int]]:
        """By the number of a pot the instrument in which it lies, and which of its numbers it is."""
        names = sight.deal.layout.pots
        return {-1 - names.index(pot): (one.device, n) for one in self.all for n, pot in enumerate(one.place.pots)}


def _sides(place: DevicePlace, sight: Sight) -> tuple[int, ...] | None:
    """Of one's own instrument that side, None if nobody sits there; of everybody's all, from whoever looks onwards."""
    deal = sight.deal
    if place.at is not None:
        seat = seat_at(deal, place.at, sight.below)
        return None if seat is None else (deal.side[seat],)
    seats = [(sight.below + n) % holders(deal) for n in range(holders(deal))]
    return tuple(dict.fromkeys([deal.side[seat] for seat in seats]))


def _seated(seat: int, sight: Sight, talk: Talk) -> str:
    """What the hand of a seat is called."""
    name = sight.name(seat)
    return talk.hand(sight.deal, seat, (name or "") if sight.racks else "") or name or "You"


def _called(side: int, sight: Sight) -> str:
    deal = sight.deal
    from_reader = sorted(range(holders(deal)), key=sight.at)
    names = [sight.name(seat) or "You" for seat in from_reader if deal.side[seat] == side]
    return " and ".join(names)


def _across(place: DevicePlace, sight: Sight) -> bool:
    """Whether it lies as for somebody on the far side of the table."""
    if place.at is not None:
        return bool(place.at)
    return place.begins is not None and 2 * at_table(sight.deal, place.begins, sight.below) == holders(sight.deal)


def _numbers(one: Instrument, sight: Sight, balances: Balances) -> tuple[int, ...]:
    deal, place = sight.deal, one.place
    if place.pots and place.shows is None:
        return tuple([balances.purse[-1 - deal.layout.pots.index(pot)] for pot in place.pots])
    if place.shows is not None:
        return place.shows(deal if balances.stand_in(deal) else balances.put(deal.copy()))
    scores = tuple([(balances.beside if place.beside else balances.score)[side] for side in one.sides])
    return scores if place.besides is None else scores + place.besides(deal)
