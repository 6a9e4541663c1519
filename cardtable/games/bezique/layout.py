"""Where things lie at Bézique."""
from __future__ import annotations

from cardtable.families.melds.layout import CUTTING, PLATES, STOCK, ZONES
from cardtable.games.bezique.rules import RANKED
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import Places, ZonePlace

TURN_UP = ZonePlace(zone="turn-up", x=.25, y=.503, width=92, caption="below")
TABLE = Places(zones=(*ZONES, STOCK, TURN_UP), plates=PLATES, ranking=RANKED.plain, tokens=(.6, .48),
               nowhere=("hand shown",))


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    return Places(zones=CUTTING, plates=PLATES, nowhere=TABLE.nowhere) if isinstance(deal, Cut) else TABLE
