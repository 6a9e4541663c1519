"""Where things lie at Bézique."""
from __future__ import annotations

from dataclasses import replace

from cardtable.families.melds.layout import CUTTING, DIALS, PLATES, RECITAL, STOCK, TOKENS, TRUMP, ZONES
from cardtable.games.bezique.rules import RANKED
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import Places, ZonePlace

DEVICES = (*[replace(dials, kind="red meld dials") for dials in DIALS], TRUMP)
TURN_UP = ZonePlace(zone="turn-up", x=.247, y=.50, width=92, caption="below")
TABLE = Places(zones=(*ZONES, STOCK, TURN_UP), plates=PLATES, devices=DEVICES, ranking=RANKED.plain, tokens=TOKENS,
               small_tokens=3, close_tokens=True, nowhere=("hand shown",), recital=RECITAL)


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    return Places(zones=CUTTING, plates=PLATES, nowhere=TABLE.nowhere) if isinstance(deal, Cut) else TABLE
