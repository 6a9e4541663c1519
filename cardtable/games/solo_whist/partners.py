"""What partners of one deal at Solo Whist expect of each other."""
from __future__ import annotations

from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.partners import Partners
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.games.solo_whist.stakes import GENERAL, LOSING


class SoloWhistPartners(Partners):
    """A misère is played to lose."""

    def shuns(self, deal: TrickDeal, seat: int) -> bool:
        assert isinstance(deal, SoloWhist)
        return deal.bid in LOSING or deal.bid == GENERAL


JUDGE = SoloWhistPartners()
