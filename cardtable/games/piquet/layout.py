"""Where things lie at Piquet."""
from __future__ import annotations

from cardtable.families.tricks.layout import in_the_middle
from cardtable.games.piquet.rules.holdings import ORDER
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import Places, ZonePlace


def places(match: Series, deal: Deal) -> Places:
    """The table of both forms."""
    zones, plates = in_the_middle(2)
    own = (ZonePlace(zone="discard", at=0, x=.10, y=.60, width=60, faces=False),
           ZonePlace(zone="discard", at=1, x=.10, y=.30, width=60),
           ZonePlace(zone="left in the stock", at=0, x=.20, y=.84, width=60),
           ZonePlace(zone="left in the stock", at=1, x=.20, y=.10, width=60),
           ZonePlace(zone="left, seen by both", x=.25, y=.45, width=60))
    return Places(zones=(*zones, *own), plates=plates, ranking=ORDER)
