"""Where things lie at Blind Hookey: a packet before each, in the way the pack goes round; or three in the middle."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from math import hypot

from cardtable.games.blind_hookey.ways import NAMES
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import DevicePlace, Places, PlatePlace, Point, SpotPlace, ZonePlace
from cardtable.showing.printed import Line, Printed

WIDE, HIGH = 1012, 780                           # of the cloth at unit 1
OWN_PACKET, OWN_PLATE = (.5, .665), PlatePlace(at=0, x=.5, y=.950, speech="above")
RACK = DevicePlace(kind="counters", at=0, x=.183, y=.925, caption=False)
TOKENS = (.985, .938)
STOCK = (.5, .45)

# By how many sit, where the packets of the others lie, from the left of whoever looks; and how wide a card is.
ROUND: dict[int, tuple[float, tuple[Point, ...]]] = {
    2: (92, ((.5, .205),)),
    3: (92, ((.17, .36), (.83, .36))),
    4: (92, ((.142, .46), (.5, .205), (.858, .46))),
    5: (80, ((.125, .60), (.27, .195), (.73, .195), (.875, .60))),
    6: (76, ((.12, .60), (.17, .19), (.5, .19), (.83, .19), (.88, .60))),
    7: (70, ((.115, .61), (.14, .185), (.38, .185), (.62, .185), (.86, .185), (.885, .61))),
    8: (60, ((.105, .665), (.105, .385), (.26, .18), (.5, .18), (.74, .18), (.895, .385), (.895, .665))),
}
AWAY, FROM, TO, HEAD = 1.5, .30, .70, 9.0    # of the way of the pack: how far out it bends, which part of it shows
FAR = .3                         # who sits further up has his plate above his packet, else below it
PLATE_TOP = .045


def _half(width: float) -> float:
    """Of a packet's height, with the layers that show."""
    return (.7 * width + 4) / HIGH


def _stake(width: float, at: Point) -> Point:
    """Where the stake on a packet lies: beside it, towards the middle of the table."""
    x, y = at
    away = (.5 * width + 50) / WIDE
    return (x + away, y) if x <= .5 else (x - away, y)


def _seats(seats: int) -> Iterator[tuple[int, float, Point]]:
    width, others = ROUND[seats]
    yield 0, max(width, 76), OWN_PACKET
    for at, where in enumerate(others, 1):
        yield at, width, where


def _zones(at: int, width: float, where: Point) -> Iterator[ZonePlace]:
    side = where[1] >= FAR and at > 0
    packet = ZonePlace(zone="packet", at=at, x=where[0], y=where[1], width=width, thick=True, faces=False,
                       caption="above" if side else "below")
    yield packet
    yield replace(packet, zone="bottom", faces=True, role="shown")


def _plate(at: int, width: float, where: Point) -> PlatePlace:
    if not at:
        return OWN_PLATE
    x, y = where
    if y < FAR:
        return PlatePlace(at=at, x=x, y=PLATE_TOP, speech="left" if x > .6 else "right")
    return PlatePlace(at=at, x=x, y=y + _half(width) + 56 / HIGH, speech="left" if x > .5 else "right")


@cache
def own_packets(seats: int) -> Places:
    """Each has his packet before him."""
    zones, plates, spots = list[ZonePlace](), list[PlatePlace](), list[SpotPlace]()
    for at, width, where in _seats(seats):
        zones += _zones(at, width, where)
        plates.append(_plate(at, width, where))
        stake = (.5, where[1] - _half(width) - 42 / HIGH) if not at else _stake(width, where)
        away = (stake[0] - where[0]) * WIDE, (stake[1] - where[1]) * HIGH
        spots.append(SpotPlace(name="packet", at=at, x=where[0], y=where[1], quiet=True, width=width + 22,
                               height=1.4 * width + 22, beside=((away,),), heap=True, space=True))
    return replace(_table(zones, plates, spots), printed=_way(seats))


def _way(seats: int) -> Printed:
    """How the pack goes round: from the packet of each to that of the next."""
    packets = [(x * WIDE, y * HIGH) for _, _, (x, y) in _seats(seats)]
    lines = [line for one, other in zip(packets, (*packets[1:], packets[0])) for line in _arrow(one, other, seats)]
    return Printed(WIDE, HIGH, 0, 0, 1, 1, (), tuple(lines))


def _arrow(start: Point, end: Point, seats: int) -> Iterator[Line]:
    """A dashed curve that keeps clear of both, away from the middle of the table, and its head."""
    middle = (WIDE / 2, .455 * HIGH)
    across, down = (start[0] + end[0]) / 2 - middle[0], (start[1] + end[1]) / 2 - middle[1]
    if seats == 2:
        across, down = (-WIDE * .3 if start[1] > end[1] else WIDE * .3), 0
    bent = middle[0] + AWAY * across, middle[1] + AWAY * down

    def at(part: float) -> Point:
        rest = 1 - part
        x, y = [rest * rest * a + 2 * rest * part * b + part * part * c for a, b, c in zip(start, bent, end)]
        return x, y

    yield Line(tuple([at(FROM + (TO - FROM) * n / 16) for n in range(17)]), dashed=True)
    tip, before = at(TO), at(TO - .04)
    away = hypot(tip[0] - before[0], tip[1] - before[1])
    right, ahead = (tip[0] - before[0]) / away * HEAD, (tip[1] - before[1]) / away * HEAD
    yield Line(((tip[0] - right - ahead * .6, tip[1] - ahead + right * .6), tip,
                (tip[0] - right + ahead * .6, tip[1] - ahead - right * .6)))


THREE_X, THREE_Y, THREE_WIDE, STAKES_Y = (.292, .5, .708), .40, 104.0, .625
AREA = .48, .40                  # of a packet and what lies on it: its middle, and how high it is
CHAIRS: dict[int, tuple[Point, ...]] = {
    2: ((.5, .045),), 3: ((.135, .20), (.865, .20)), 4: ((.12, .20), (.5, .045), (.88, .20)),
    5: ((.11, .40), (.27, .045), (.73, .045), (.89, .40)),
    6: ((.10, .45), (.15, .10), (.5, .045), (.85, .10), (.90, .45)),
    7: ((.10, .55), (.10, .28), (.32, .045), (.68, .045), (.90, .28), (.90, .55)),
    8: ((.10, .62), (.10, .36), (.17, .045), (.5, .045), (.83, .045), (.90, .36), (.90, .62)),
}


@cache
def three_packets(seats: int) -> Places:
    """Three packets side by side, the stakes below each; only plates round them."""
    zones, spots = list[ZonePlace](), list[SpotPlace]()
    for name, x in zip(NAMES, THREE_X, strict=True):
        packet = ZonePlace(zone=f"{name} packet", x=x, y=THREE_Y, width=THREE_WIDE, thick=True, faces=False,
                           caption="below")
        zones += [packet, replace(packet, zone=f"{name} bottom", faces=True, role="shown")]
        spots.append(SpotPlace(name=name, x=x, y=AREA[0], quiet=True,
                               across=(200 / WIDE, AREA[1]),
                               beside=tuple([tuple(_row(x, many)) for many in range(1, 8)]), space=True))
    plates = [OWN_PLATE, *[PlatePlace(at=at, x=x, y=y, speech="left" if x > .6 else "right")
                           for at, (x, y) in enumerate(CHAIRS[seats], 1)]]
    return replace(_table(zones, plates, spots), moulds=True)


def _row(x: float, many: int) -> Iterator[Point]:
    """Stakes of so many on one packet: in a row, from five on in two."""
    rows = 1 if many < 5 else 2
    first = -(-many // rows)
    for n in range(many):
        row, at = divmod(n, first)
        wide = first if not row else many - first
        yield x + (at - (wide - 1) / 2) * 42 / WIDE, STAKES_Y + (row - (rows - 1) / 2) * 42 / HIGH


def _table(zones: Sequence[ZonePlace], plates: Sequence[PlatePlace], spots: Sequence[SpotPlace]) -> Places:
    stock = ZonePlace(zone="pack", x=STOCK[0], y=STOCK[1], width=76)
    return Places(zones=(*zones, stock), plates=tuple(plates), devices=(RACK,), spots=tuple(spots), reading=(.70, .86),
                  spot_verb="place", carry_verb="move", return_verb="take", tokens=TOKENS, tokens_end=True,
                  small_tokens=0, close_tokens=True, close_plates=len(plates) > 4)


@cache
def cutting(seats: int) -> Places:
    """The pack is spread, and each cuts a card."""
    plates = [_plate(at, width, where) for at, width, where in _seats(seats)]
    return Places(zones=(ZonePlace(zone="pack", x=.5, y=.36, width=76),
                         ZonePlace(zone="cut", x=.5, y=.58, shape="row", width=76, step=1.15)), plates=tuple(plates))


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    if isinstance(deal, Cut):
        return cutting(deal.seats)
    return three_packets(deal.seats) if deal.layout.spots == NAMES else own_packets(deal.seats)
