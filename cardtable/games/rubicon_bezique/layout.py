"""Where things lie at Rubicon Bézique."""
from __future__ import annotations

from dataclasses import replace

from cardtable.families.melds.deal import BRISQUES
from cardtable.families.melds.layout import CUTTING, DIALS, PLATES, RECITAL, STOCK, TOKENS, TRUMP, ZONES
from cardtable.games.rubicon_bezique.rules import RANKED, RubiconBezique
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import DevicePlace, Places, ZonePlace, bottom, seat_at


def counted(deal: Deal, at: int) -> tuple[int, int]:
    """The aces and tens taken at this place of the table, as far as who looks may count them: his own when the stock
    is low (law 27), all when the deal is over."""
    if not isinstance(deal, RubiconBezique) or deal.viewer is None or not 0 <= deal.viewer < deal.players:
        return SHUT
    own = bottom(deal, deal.viewer)
    seat = seat_at(deal, at, own)
    if seat is None or not (deal.over or deal.may_count(own, seat)):
        return SHUT
    won = deal.zone[deal.layout.won[seat]]
    aces, tens = ([card.rank for card in won].count(rank) for rank in BRISQUES)
    return aces, tens


SHUT = (-1, -1)
MARKERS = (DevicePlace(kind="brisques", at=0, x=.233, y=.785, shows=lambda deal: counted(deal, 0)),
           DevicePlace(kind="brisques", at=1, x=.885, y=.095, shows=lambda deal: counted(deal, 1)))
DEVICES = (*DIALS, TRUMP, *MARKERS)
SIDE_BY_SIDE = 124               # the words below stock and heap: so wide they have room beside each other
HEAP = ZonePlace(zone="heap", x=.247, y=.50, shape="heap", width=78, caption="below", caption_wide=SIDE_BY_SIDE)
# Cards of the stock that a player has seen: each in sight, for he may have to choose of two (laws 30 and 31)
SEEN = (ZonePlace(zone="glimpsed", at=0, x=.965, y=.482, shape="row", width=62, step=1.08, anchor=1, most=.19,
                  caption="below"),
        ZonePlace(zone="glimpsed", at=1, x=.80, y=.30, shape="row", width=62, step=.75, most=.13))
TABLE = Places(zones=(*ZONES, replace(STOCK, caption_wide=SIDE_BY_SIDE), HEAP), plates=PLATES, devices=DEVICES,
               ranking=RANKED.plain, tokens=TOKENS,
               small_tokens=3, close_tokens=True, nowhere=("hand shown",), recital=RECITAL)
TABLE_OF_STRICT = replace(TABLE, zones=(*TABLE.zones, *SEEN))


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    return Places(zones=CUTTING, plates=PLATES, nowhere=TABLE.nowhere) if isinstance(deal, Cut) else \
        TABLE_OF_STRICT if deal.strict else TABLE
