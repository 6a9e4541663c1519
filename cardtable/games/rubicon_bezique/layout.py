"""Where things lie at Rubicon Bézique."""
from __future__ import annotations

from cardtable.families.melds.layout import CUTTING, PLATES, STOCK, ZONES
from cardtable.games.rubicon_bezique.rules import RANKED
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import Places, ZonePlace

HEAP = ZonePlace(zone="heap", x=.247, y=.50, shape="heap", width=78, caption="below")
TABLE = Places(zones=(*ZONES, STOCK, HEAP), plates=PLATES, ranking=RANKED.plain, tokens=(.6, .48),
               nowhere=("hand shown",))


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    return Places(zones=CUTTING, plates=PLATES, nowhere=TABLE.nowhere) if isinstance(deal, Cut) else TABLE
