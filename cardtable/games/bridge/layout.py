"""Where things lie: as in all games in which who declares plays two hands."""
from __future__ import annotations

from cardtable.families.declarer import layout
from cardtable.rules.deal import Deal
from cardtable.rules.match import Series
from cardtable.showing.places import Places


def places(match: Series, deal: Deal) -> Places:
    """The table as it is furnished for this deal."""
    return layout.places(deal)
