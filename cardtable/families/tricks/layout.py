"""Where a game of tricks lies, for two to eight: hands round the cloth, each with its plate."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.order import NO_TRUMP, Order
from cardtable.families.tricks.strict.exposed import Exposing
from cardtable.rules.deal import Deal
from cardtable.showing.places import PlatePlace, Point, ZonePlace, bottom, seat_at
from cardtable.showing.sorting import Sorting

ACROSS = 2                                       # of four, whose cards lie clear of the trick in any case
THROWN = .24                                     # of the cloth's width, for a whole hand that lies exposed
CORNER_FREE = .88                                # to where it may reach at the head: beyond lies the trump token
BESIDE_OPEN = {1: .36, 3: .64}                   # to where exposed cards reach between an open hand and the trick
BELOW_OPEN, FEW = .52, .08                       # how low, and how wide
HALF, OUTWARD = .03, .15                         # of a card that lies there; how far others go from the trick beside it
RAISED = .024                                    # so far, where letters are large, the plate at the head over its hand
OWN_HAND = ZonePlace(zone="hand", at=0, x=.5, y=.863, shape="fan", role="hand", width=104)
OWN_PLATE = PlatePlace(at=0, x=.5, y=.995, speech="left", large=(.165, .93), large_speech="above")


def exposed(deal: Deal, spots: Sequence[Point], zones: Sequence[ZonePlace]) -> list[ZonePlace]:
    """Where each player's exposed cards lie, at a table whose laws know of such cards; a whole hand, which beside the
    trick would lie under it, where it was held; some, whose owner's other cards lie open in columns at a side, within
    those."""
    if not isinstance(deal, Exposing):
        return []
    held = {zone.at: zone for zone in zones if zone.zone == "hand"}
    columns = {zone.at for zone in zones if zone.zone == "hand shown" and zone.shape == "columns"}
    viewer = deal.viewer if deal.viewer is not None and deal.viewer >= 0 else deal.player[0]
    below, found = bottom(deal, viewer), []
    for at, spot in enumerate(spots):
        place, seat = _row(at, spot), seat_at(deal, at, below)
        laid_down = seat is not None and bool(deal.zone[deal.layout.shown[seat]])
        if laid_down and at in BESIDE_OPEN and at in columns:
            place = replace(place, x=BESIDE_OPEN[at], y=BELOW_OPEN, most=FEW)
        elif seat is not None and not laid_down and at != ACROSS and deal.exposed(seat) \
                and not deal.zone[deal.layout.hand[seat]]:
            hand = held[at]
            place = replace(place, x=hand.x, y=hand.y, width=hand.width, most=hand.most) if at == 0 else replace(
                place, x=min(max(hand.x, .13), .87), y=hand.y, step=.3, most=THROWN, anchor=.5)
        found.append(place)
    return found


def _row(at: int, spot: Point) -> ZonePlace:
    """Exposed cards of which the first lies at this spot; of those at the sides others lie away from the middle, where
    the trick is, or a slate."""
    (x, y), half = spot, {1: HALF, 3: -HALF}.get(at, 0.0)
    most = OUTWARD if half else min(THROWN, 2 * (CORNER_FREE - x)) if at == ACROSS else THROWN
    return ZonePlace(zone="exposed", at=at, x=x + half, y=y, shape="row", role="dummy", width=62, step=.4, most=most,
                     anchor={1: 1, 3: 0}.get(at, .5), exposed=True)


class Chair(NamedTuple):
    """Where another player sits: the middle of his hand, and of his plate."""

    hand: tuple[float, float]
    plate: tuple[float, float]


def hands(chairs: Sequence[Chair], width: float = 60) -> list[ZonePlace]:
    """The hand of whoever looks, and those of the others, from his left round the table."""
    return [OWN_HAND, *[ZonePlace(zone="hand", at=at, x=x, y=y, shape="fan", role="hand", width=width, turn=180,
                                  step=.28, most=.14) for at, ((x, y), _) in enumerate(chairs, 1)]]


def plates(chairs: Sequence[Chair]) -> list[PlatePlace]:
    """Their plates; what they say covers nothing but the backs of their cards."""
    return [OWN_PLATE, *[PlatePlace(at=at, x=x, y=y, speech="above", large=(x, y - RAISED) if x == .5 else None)
                         for at, (_, (x, y)) in enumerate(chairs, 1)]]


def laid_open(hand: ZonePlace) -> ZonePlace:
    """What lies open of a hand, where it was held."""
    return replace(hand, zone="hand shown", shape="row", role="dummy", turn=0, step=.4, sorted=True)


# What a place asks of the deal must be the same function whenever the table is furnished, else it is furnished anew.

@cache
def with_trumps(order: Order) -> Callable[[Deal], Sorting]:
    """How hands are sorted in which some card may be a trump that does not look so: a bower, a joker."""
    return lambda deal: Sorting(order=order, trump=deal.trump if isinstance(deal, TrickDeal) else NO_TRUMP)


@cache
def games_won(side: int) -> Callable[[Deal], tuple[int]]:
    """Those that a side has won of the rubber, in a deal that knows its `games`."""
    return lambda deal: (getattr(deal, "games", (0, 0))[side],)


def in_columns(hand: ZonePlace, x: float, y: float, width: float, most: float) -> ZonePlace:
    """A dummy's hand in columns by suit, from here down; all of it takes so much of the cloth's height."""
    return replace(laid_open(hand), x=x, y=y, shape="columns", width=width, step=1.2, most=most)


# With a trick in the middle, by how many play, from the left of whoever looks.
SIDE, CORNER, HEAD = ((.10, .41), (.90, .41)), ((.17, .085), (.83, .085)), (.5, .085)
LOW, HIGH = ((.10, .60), (.90, .60)), ((.10, .335), (.90, .335))         # two on each side, where many sit
TWO, THIRD = ((.33, .085), (.67, .085)), ((.24, .085), (.76, .085))
ROUND: dict[int, tuple[Point, ...]] = {
    2: (HEAD,), 3: CORNER, 4: (SIDE[0], HEAD, SIDE[1]), 5: (SIDE[0], *CORNER, SIDE[1]),
    6: (SIDE[0], CORNER[0], HEAD, CORNER[1], SIDE[1]),
    7: (LOW[0], HIGH[0], *TWO, HIGH[1], LOW[1]),
    8: (LOW[0], HIGH[0], THIRD[0], HEAD, THIRD[1], HIGH[1], LOW[1])}
SPREAD: dict[int, tuple[Point, ...]] = {
    2: ((.03, .04), (-.03, -.04)), 3: ((0, .07), (-.07, -.03), (.07, -.03)),
    4: ((0, .08), (-.07, 0), (0, -.08), (.07, 0)), 5: ((0, .09), (-.10, .02), (-.05, -.07), (.05, -.07), (.10, .02)),
    6: ((0, .095), (-.095, .08), (-.095, -.08), (0, -.095), (.095, -.08), (.095, .08)),
    7: ((0, .16), (-.085, .155), (-.088, .015), (-.045, -.125), (.045, -.125), (.088, .015), (.085, .155)),
    8: ((0, .16), (-.085, .155), (-.088, .015), (-.08, -.125), (0, -.125), (.08, -.125), (.088, .015), (.085, .155))}
CLOSE, BESIDE = 6, .085                          # more than so many sit close, and have their tricks so far aside
TRICK = 84, 70                                   # how wide its cards are, and where so many sit
OWN_WON = {2: .70, 3: .70, 4: .70, 7: .85, 8: .85}           # how low own tricks lie, by how many play; and else,
BELOW_SIDE = .79                                 # well below those of who sits at the side
UNDER, WON = .115, .215                          # from a hand to its plate, and to the tricks it has won


def in_the_middle(seats: int) -> tuple[tuple[ZonePlace, ...], tuple[PlatePlace, ...]]:
    """Zones and plates of a table at which the trick lies in the middle and tricks are gathered; hands may be laid
    open.  A game adds what is turned up, and its instruments."""
    chairs = [Chair((x, y), (x, y + UNDER)) for x, y in ROUND[seats]]
    own, *others = hands(chairs)
    shown = [laid_open(own), *[replace(laid_open(hand), x=min(max(hand.x, .13), .87), width=48, step=.3, most=.24)
                               for hand in others]]
    won = [ZonePlace(zone="tricks won", at=0, x=.86, y=OWN_WON.get(seats, BELOW_SIDE), shape="packets", width=36,
                     together=seats, faces=False, caption="below")]
    for at, (x, y) in enumerate(ROUND[seats], 1):
        if seats > CLOSE:                        # beside the hand, where another sits below
            won.append(ZonePlace(zone="tricks won", at=at, x=x + (BESIDE if x <= .5 else -BESIDE), y=y, shape="packets",
                                 width=32, together=seats, faces=False))
            continue
        aside = (.16 if seats == 6 else .28) if x == .5 else 0       # who sits at the head has them beside his hand
        won.append(ZonePlace(zone="tricks won", at=at, x=min(max(x, .12), .88) + aside, y=y if aside else y + WON,
                             shape="packets", width=32, together=seats, faces=False))
    middle = [ZonePlace(zone="stock", x=.10, y=.82, width=60),
              ZonePlace(zone="trick", x=.5, y=.44, shape="trick", width=TRICK[seats > CLOSE],
                        spread=SPREAD[seats], drop=True)]
    return (own, *others, *shown, *won, *middle), tuple(plates(chairs))


PACK_AT: Point = (.5, .46)                       # when it is cut


def cut(seats: int) -> tuple[ZonePlace, ...]:
    """The pack in the middle, and a card on the way to each who cuts."""
    x, y = PACK_AT
    spread: tuple[Point, ...] = ((0, .2), *[(.56 * (a - .5), .53 * (b - .35)) for a, b in ROUND[seats]])
    return (*[place for place in in_the_middle(seats)[0] if place.zone not in ("trick", "stock")],
            ZonePlace(zone="stock", x=x, y=y, width=76),
            ZonePlace(zone="trick", x=x, y=y, shape="trick", width=72, spread=spread))


WAITING = (PlatePlace(at=4, x=.302, y=.055, speech="below"),
           PlatePlace(at=5, x=.302, y=.145, speech="below", large=(.125, .29)))
"""Who waits for the next rubber, at a table of six."""

# Partners facing each other, of whom one may be a dummy.
DUMMY, DUMMY_PLATE, LOWER = .18, .045, .53       # a dummy at the head, its plate, and then the trick
ASIDE: Point = (.262, .285)                      # the plate at the head, where letters are large
BY_SIDE = {1: .148, 3: .852}                     # where a dummy lies at either side


def of_partners(ours: Point, theirs: Point, own: float, dummy: bool) -> tuple[list[ZonePlace], tuple[PlatePlace, ...]]:
    """Zones and plates of four, the tricks of each side together; the `own` hand takes so much of the cloth's width at
    most.  With a dummy what lies at the head lies otherwise, and the trick lower."""
    zones, plates_ = in_the_middle(4)
    found = []
    for place in zones:
        match place.zone, place.at:
            case "tricks won", at:
                x, y = theirs if (at or 0) % 2 else ours
                place = replace(place, x=x, y=y, width=36, caption="below")
            case "hand" | "hand shown", 0:
                place = replace(place, most=own)
            case "hand", 2 if dummy:
                place = replace(place, y=DUMMY)
            case "hand shown", 2:
                place = in_columns(place, .5, DUMMY, 76, .27)
            case "hand shown", 1 | 3 as at:
                place = in_columns(place, BY_SIDE[at], .325, 60, .21)
            case "trick", _ if dummy:
                place = replace(place, y=LOWER)
        found.append(place)
    return found, tuple([replace(plate, y=DUMMY_PLATE, large=ASIDE) if dummy and plate.at == 2 else plate
                         for plate in plates_])
