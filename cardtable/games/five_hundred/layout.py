"""Where things lie at Five Hundred: three round the trick, the widow in the middle, the slate of the bids."""
from __future__ import annotations

from dataclasses import replace

from cardtable.families.tricks.layout import in_the_middle, with_trumps
from cardtable.games.five_hundred.rules import SEATS, FiveHundred
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import DevicePlace, Places, ZonePlace

SLATE, LOW, FOLDED = (.5, .412), (.5, .30), (.878, .48)         # below plates that may be long
BESIDE = .075                                    # towards the middle: below hands lie slate and widow


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    zones, plates = in_the_middle(SEATS)
    if isinstance(deal, Cut):
        return Places(zones=tuple([zone if zone.zone != "stock" else ZonePlace(zone="stock", x=.5, y=.45, width=76)
                                   for zone in zones]), plates=plates)
    kept = [replace(zone, x=zone.x + (BESIDE if zone.x < .5 else -BESIDE)) if zone.zone == "tricks won" and zone.at
            else zone for zone in zones if zone.zone != "stock"]
    widow = ZonePlace(zone="widow", x=.105, y=.40, shape="row", width=66, step=.3, faces=False, caption="below")
    devices = (DevicePlace(kind="slate", x=SLATE[0], y=SLATE[1], small=SLATE, low=LOW, folded=FOLDED),
               DevicePlace(kind="trump", x=.105, y=.64, caption=False))
    return Places(zones=(*kept, widow), plates=plates, devices=devices, nowhere=("discard", "stock"),
                  sorts=with_trumps(FiveHundred.order), tokens=(.5, .70), small_tokens=5, close_tokens=True)
