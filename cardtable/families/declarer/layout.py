"""Where things lie: a dummy that may come to lie at any side, the scoring block, the slate, the trump token."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardtable.cards import ranking
from cardtable.families.tricks.layout import WAITING, cut, exposed, in_the_middle, of_partners
from cardtable.families.tricks.rubber_cut import SEATS
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.showing.places import DevicePlace, Places, Point

OURS, THEIRS = (.868, .70), (.132, .745)         # the tricks of each side
SPAN = .51                                       # of the cloth: the own hand, laid open as well
RANKING = ranking("23456789TJQKA")
SLATE, SMALL_SLATE = (.5, .39), (.5, .355)
BLOCK, SMALL_BLOCK, LOW_BLOCK = (.098, .164), (.09, .172), (.098, .19)
SIDES, LOWER, OPEN = .49, .085, .433             # how low hands at the sides are, how much lower than usual, and Dummy
DEEP = .193                                      # of the cloth's height: Dummy there, between block and plate
TUCKED = .045                                    # how far the hand at the far edge goes up under its plate
FOLDED: Point = (.883, .14)
TRUMP: Point = (.735, .098)
EXPOSED: tuple[Point, ...] = ((.66, .60), (.29, .56), (.40, .22), (.748, .425))
"""Where a player's exposed cards lie, under strict laws."""
WAITS = .872
BESIDE = (replace(WAITING[0], x=WAITS, y=.95, speech="above"),
          replace(WAITING[1], x=WAITS, y=.842, speech="above", large=None))
"""Who waits, where no hand comes to lie open: Dummy's may reach from block to slate at the far edge."""


def places(deal: Deal, devices: Sequence[DevicePlace] = ()) -> Places:
    """The table as it is furnished for this deal."""
    if isinstance(deal, Cut):
        seats = max(deal.seats, SEATS)
        return Places(zones=cut(seats), plates=in_the_middle(seats)[1], waiting=WAITING, ranking=RANKING)
    zones, plates = of_partners(OURS, THEIRS, SPAN, dummy=True)
    zones = [replace(zone, y=SIDES) if zone.zone == "hand" and zone.at in (1, 3) else zone for zone in zones]
    zones = [replace(zone, y=zone.y - TUCKED) if (zone.zone, zone.at) == ("hand", 2) else zone for zone in zones]
    zones = [replace(zone, most=SPAN) if (zone.zone, zone.at) == ("hand shown", 0) else zone for zone in zones]
    zones = [replace(zone, y=OPEN, most=DEEP) if zone.zone == "hand shown" and zone.at in (1, 3) else zone
             for zone in zones]
    plates = tuple([replace(plate, y=plate.y + LOWER) if plate.at in (1, 3) else plate for plate in plates])
    instruments = (DevicePlace(kind="slate", x=SLATE[0], y=SLATE[1], small=SMALL_SLATE, folded=FOLDED),
                   DevicePlace(kind="block", x=BLOCK[0], y=BLOCK[1], small=SMALL_BLOCK, low=LOW_BLOCK,
                               caption=False),
                   DevicePlace(kind="trump", x=TRUMP[0], y=TRUMP[1], caption=False), *devices)
    return Places(zones=(*zones, *exposed(deal, EXPOSED, zones)), plates=plates, waiting=BESIDE, devices=instruments,
                  ranking=RANKING, tokens=(.5, .677))
