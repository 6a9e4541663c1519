"""Where things lie at All-Fours: the trick in the middle, pack and turn-up beside it, a marker of seven keys a side."""
from __future__ import annotations

from dataclasses import replace

from cardtable.families.tricks.layout import in_the_middle
from cardtable.games.all_fours.rules import AllFours
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.phrases import SIDES
from cardtable.showing.places import DevicePlace, Places, ZonePlace

OURS, THEIRS = (.872, .665), (.128, .745)        # the tricks of each side, where four play
MARKERS = ((.88, .86), (.12, .075))              # ours, and theirs
PACK = (ZonePlace(zone="stock", x=.222, y=.40, width=74),
        ZonePlace(zone="turn-up", x=.308, y=.40, width=74, caption="below"),
        ZonePlace(zone="turned before", x=.222, y=.205, shape="row", width=52, step=.3, caption="left"))
AT_FOUR = (ZonePlace(zone="stock", x=.274, y=.40, width=70),
           ZonePlace(zone="turn-up", x=.3465, y=.40, width=70, caption="above"),
           ZonePlace(zone="turned before", x=.31, y=.145, shape="row", width=52, step=.3, caption="below"))
"""The same where somebody sits at that side: between his hand, which may come to lie open there, and his card in the
trick, which lies a little lower."""


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    zones, plates = in_the_middle(deal.seats)
    kept = [zone for zone in zones if zone.zone != "stock"]
    if isinstance(deal, Cut):
        return Places(zones=(*kept, ZonePlace(zone="stock", x=.5, y=.45, width=76)), plates=plates)
    if deal.seats > 2:
        sides = {at: replace(zone, x=x, y=y, caption="below") for zone in kept if zone.zone == "tricks won"
                 for at, (x, y) in ((zone.at, THEIRS if (zone.at or 0) % 2 else OURS),)}
        kept = [sides[zone.at] if zone.zone == "tricks won" else zone for zone in kept]
    markers = tuple([DevicePlace(kind="keys", at=at, x=x, y=y, width=124, whose=SIDES[at] if deal.seats > 2 else "")
                     for at, (x, y) in enumerate(MARKERS)])
    return Places(zones=(*kept, *(AT_FOUR if deal.seats > 2 else PACK)), plates=plates, devices=markers,
                  nowhere=("discard",), ranking=AllFours.order.plain, tokens=(.5, .70))
