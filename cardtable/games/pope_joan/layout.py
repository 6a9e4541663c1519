"""Where things lie at Pope Joan, for three to eight round an oval table."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import copysign

from cardtable.games.pope_joan.rules import LastRound
from cardtable.games.pope_joan.tray import COMPARTMENTS, ORDER
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import DevicePlace, Places, PlatePlace, Side, ZonePlace

OWN = ZonePlace(zone="hand", at=0, x=.5, y=.877, shape="fan", role="hand", width=104, crowded=(10, 92))
OWN_PLATE = PlatePlace(at=0, x=.5, y=.995, speech="left", large=(.11, .97))     # in the corner beside the oval

OWN_PLAYED = ZonePlace(zone="played", at=0, x=.765, y=.85, shape="row", width=56, step=.5, most=.105, anchor=1,
                       caption="above")          # from five on: it ends before the neighbour's, and off the rail

# By how many play, from the left of whoever looks round the table: where the hands of the others lie; their plates are
# under them, and under those, or at the head of the table beside them, the cards that each has played.
Round = tuple[tuple[float, float], ...]
HANDS: dict[int, Round] = {
    3: ((.17, .23), (.83, .23)),
    4: ((.146, .40), (.5, .07), (.854, .40)),
    5: ((.132, .525), (.194, .195), (.806, .195), (.868, .525)),
    6: ((.135, .53), (.19, .20), (.5, .07), (.81, .20), (.865, .53)),
    7: ((.135, .55), (.16, .235), (.37, .07), (.63, .07), (.84, .235), (.865, .55)),
    8: ((.15, .60), (.105, .325), (.23, .125), (.5, .065), (.77, .125), (.895, .325), (.85, .60)),
}
MANY = 6                         # from so many on the tray is smaller and lies lower
WIDTHS = {3: 72, 4: 60, 5: 56, 6: 66, 7: 66, 8: 52}      # of a played card: as large as its place allows
PACK, CLEAR = 60, .007           # of turn-up and extra hand; and what is free beside them, in parts of the cloth
NEARER: tuple[float, float, Side] = (.20, .50, "above")
PACKS: dict[int, tuple[float, float, Side]] = {3: NEARER, 4: (.19, .59, "below"), 5: NEARER}
WORDS, HIGH = .22, 40            # the rows beside end so far from the middle at least: words so high lie over the packs
BROKEN = 74                      # so wide are the lines of those over the extra hand: larger letters stand in two
SMALL = 48                       # in the last round, where all that were dealt lie open
BELOW = .044                     # from the middle of a plate down to the cards under it
RUN, LEAN = 80, -.012            # the width of a card of the run; those of others lie so much away from whoever looks


def table(seats: int) -> Places:
    """The table of so many."""
    many = seats >= MANY
    far = seats == 4 or many     # somebody sits at the head of the table
    tray_y, across, run_y = (.367, 254 if seats == 4 else 268, .617) if far else (.265, 308, .587)
    width, under = (52, .088) if many else (64, .10)
    # of four the plates at the sides lie there; and their run is low, of which something is said above the own hand
    aside, packs_y, told = PACKS.get(seats, (.215, .50, "above"))
    own = replace(OWN, x=.46, width=102 if many else 104, most=.40) if seats >= 5 else replace(OWN, most=.62)
    own = replace(own, width=94, crowded=(10, 86), y=OWN.y + .012) if seats == 4 else own
    zones = [
        own,
        ZonePlace(zone="stock", x=.5, y=run_y, width=70),
        ZonePlace(zone="run", x=.46, y=run_y, shape="row", width=RUN, step=.5, most=.24, drop=True, awaits=True,
                  spread=((0, 0), *[(0, LEAN)] * (seats - 1)), caption="below"),
        ZonePlace(zone="turn-up", x=.5 - aside, y=packs_y, width=PACK, caption=told),
        ZonePlace(zone="extra hand", x=.5 + aside, y=packs_y, width=PACK, faces=False, caption=told,
                  caption_wide=BROKEN),
        _played(seats, 0, .805 if seats == 3 else .78, .69 if seats == 3 else .748) if seats < 5 else OWN_PLAYED,
    ]
    plates = [OWN_PLATE]
    for at, (x, y) in enumerate(HANDS[seats], 1):
        zones.append(ZonePlace(zone="hand", at=at, x=x, y=y, shape="fan", role="hand", width=width, turn=180, step=.28,
                               most=.14))
        plates.append(_plate(at, x, y + under))
        low = y + under + BELOW + .7 * WIDTHS[seats] / 780
        most = {3: .22, 5: .15}.get(seats, .17)
        level = abs(packs_y - low) * 780 < .7 * (WIDTHS[seats] + PACK) + HIGH
        row_x = _beyond(x, max(aside, WORDS) + most / 2) if level else x + (x - .5) * .15 * (y < .1)
        zones.append(_played(seats, at, x + .15, y + .03, .14) if x == .5 else _played(seats, at, row_x, low, most))
    return _places(zones, plates, DevicePlace(kind="tray", x=.5, y=tray_y, width=across, pots=COMPARTMENTS,
                                              caption=False))


def last_round(seats: int) -> Places:
    """The table of so many in the last round: all cards lie face upwards where hands are held, the long hands of three
    under their plates, where the oval is wide enough."""
    usual = table(seats)
    under = .088 if seats >= MANY else .10
    lower = under + .08 if seats == 3 else 0
    zones = [z for z in usual.zones if z.zone in ("stock", "turn-up")]
    zones.append(ZonePlace(zone="played", at=0, x=.5, y=.83, shape="row", width=76, step=.62, most=.52, sorted=True))
    zones += [ZonePlace(zone="played", at=at, x=x, y=y + lower, shape="row", width=SMALL, step=.5,
                        most=.3 if seats == 3 else .22, sorted=True) for at, (x, y) in enumerate(HANDS[seats], 1)]
    plates = [OWN_PLATE, *[_plate(at, x, y + under) for at, (x, y) in enumerate(HANDS[seats], 1)]]
    return _places(zones, plates, *usual.devices)


def _plate(at: int, x: float, y: float) -> PlatePlace:
    return PlatePlace(at=at, x=x, y=y, speech="left" if x > .6 else "right")


def _beyond(x: float, packs: float) -> float:
    """The middle of a row at x or further out, whose end lies clear of the packs that are so far from the middle."""
    return .5 + copysign(max(abs(x - .5), packs + PACK / 2 / 1012 + CLEAR), x - .5)


def _played(seats: int, at: int, x: float, y: float, most: float = .22) -> ZonePlace:
    return ZonePlace(zone="played", at=at, x=x, y=y, shape="row", width=WIDTHS[seats], step=.5, most=most)


def _places(zones: Sequence[ZonePlace], plates: Sequence[PlatePlace], *devices: DevicePlace) -> Places:
    return Places(zones=tuple(zones), plates=tuple(plates), devices=devices, cloth="oval", ranking=ORDER,
                  tokens=(.5, .74))


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    return last_round(deal.seats) if isinstance(deal, LastRound) else table(deal.seats)
