"""Where things lie at Loo, for three to eight: the trick in the middle, the pool beside it, miss and the turn-up."""
from __future__ import annotations

from dataclasses import replace

from cardtable.families.tricks.layout import CLOSE, in_the_middle, with_trumps
from cardtable.games.loo.rules import Loo
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import DevicePlace, Places, ZonePlace

PACK = (ZonePlace(zone="stock", x=.236, y=.385, width=60),
        ZonePlace(zone="turn-up", x=.306, y=.385, width=60, caption="above"))
MISS = ZonePlace(zone="miss", x=.235, y=.595, shape="row", width=52, step=.3, faces=False, caption="below")
THROWN = ZonePlace(zone="discard", x=.767, y=.635, shape="heap", width=46, faces=False, caption="below")
POOL = DevicePlace(kind="pool", x=.728, y=.345, pots=("pool",))
SIX = 6                      # whose trick reaches further: pack and turn-up lie clear of it with their words
BROKEN = 96                  # so wide are the lines of those: larger letters stand in two, clear of tricks won
SIX_PACK = (replace(PACK[0], x=.188, y=.40),
            replace(PACK[1], x=.281, y=.40, caption_wide=BROKEN))
# The same where many sit.
CLOSE_PACK = (replace(PACK[0], x=.25, y=.315, width=52), replace(PACK[1], x=.31, y=.315, width=52, caption="below"))
CLOSE_MISS = replace(MISS, x=.295)               # clear of the tricks of the left neighbour, beside his hand
CLOSE_THROWN, CLOSE_POOL = replace(THROWN, x=.68, y=.655), replace(POOL, x=.693, y=.345)


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    zones, plates = in_the_middle(deal.seats)
    kept = [zone for zone in zones if zone.zone != "stock"]
    if isinstance(deal, Cut):
        return Places(zones=(*kept, ZonePlace(zone="stock", x=.5, y=.45, width=76)), plates=plates)
    many = deal.seats > CLOSE
    pack, miss, thrown, pool = (CLOSE_PACK, CLOSE_MISS, CLOSE_THROWN, CLOSE_POOL) if many else (
        PACK, MISS, THROWN, POOL)
    if deal.seats == SIX:
        pack = SIX_PACK
    return Places(zones=(*kept, *pack, miss, thrown), plates=plates, devices=(pool,),
                  sorts=with_trumps(deal.order) if isinstance(deal, Loo) else None, tokens=(.5, .70), small_tokens=2,
                  close_tokens=True)
