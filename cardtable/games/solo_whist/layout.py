"""Where things lie at Solo Whist: three or four round the trick, the slate, the turn-up, a disc for each caller."""
from __future__ import annotations

from dataclasses import replace

from cardtable.families.tricks.layout import cut, exposed, in_the_middle, with_trumps
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import DevicePlace, Places, PlatePlace, Point, Side, ZonePlace

TURNED: dict[int, tuple[Point, ...]] = {
    3: ((.10, .635), (.345, .10), (.645, .10)),
    4: ((.10, .665), (.25, .40), (.67, .09), (.75, .40))}
"""The card turned up, before the dealer, by place at the table."""
BESIDE: dict[int, tuple[Side, ...]] = {3: ("below",) * 3, 4: ("below", "below", "right", "above")}
"""Where its words stand, clear of the plates."""
DISCS: dict[int, tuple[Point, ...]] = {
    3: ((.10, .78), (.30, .30), (.70, .30)),
    4: ((.10, .78), (.30, .44), (.38, .09), (.685, .335))}
SLATE, SMALL = (.5, .41), (.5, .405)
FOLDED: dict[int, Point] = {3: (.5, .172), 4: (.262, .145)}
TRUMP: dict[int, Point] = {3: (.105, .44), 4: (.085, .13)}
EXPOSED: tuple[Point, ...] = ((.66, .60), (.27, .625), (.645, .25), (.785, .25))
"""Where a player's exposed cards lie, under strict laws."""
WAITING = (PlatePlace(at=4, x=.85, y=.20, speech="below"),)


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    if isinstance(deal, Cut):
        return Places(zones=cut(deal.seats), plates=in_the_middle(deal.seats)[1], ranking=SoloWhist.order.plain)
    zones, plates = in_the_middle(deal.seats)
    zones = tuple([sized(zone, deal.seats) for zone in zones])
    turned = [ZonePlace(zone="turn-up", at=at, x=x, y=y, width=60, caption=BESIDE[deal.seats][at])
              for at, (x, y) in enumerate(TURNED[deal.seats])]
    trump_x, trump_y = TRUMP[deal.seats]
    devices = (DevicePlace(kind="slate", x=SLATE[0], y=SLATE[1], small=SMALL, folded=FOLDED[deal.seats]),
               DevicePlace(kind="trump", x=trump_x, y=trump_y, caption=False),
               *[DevicePlace(kind="disc", at=at, x=x, y=y) for at, (x, y) in enumerate(DISCS[deal.seats])])
    return Places(zones=(*zones, *turned, *exposed(deal, EXPOSED, zones)), plates=plates, devices=devices,
                  waiting=WAITING, sorts=with_trumps(SoloWhist.order), tokens=(.5, .70), small_tokens=4,
                  close_tokens=True)


def sized(zone: ZonePlace, seats: int) -> ZonePlace:
    """The own hand leaves room for eight calls; one laid open is to be read; a trick of three lies below the slate,
    and own tricks at four well below those of who sits at the right."""
    match zone.zone, zone.at:
        case "hand" | "hand shown", 0:
            return replace(zone, width=92, y=.87)
        case "hand shown", _:
            return replace(zone, width=60, step=.36, most=.26)
        case "tricks won", 0 if seats == 4:
            return replace(zone, y=.76)
        case "trick", _ if seats == 3:
            return replace(zone, y=.475)
    return zone
