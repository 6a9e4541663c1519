"""What those at Napoleon who play against the caller expect of each other."""
from __future__ import annotations

from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.partners import Partners
from cardtable.games.napoleon.rules import Napoleon
from cardtable.games.napoleon.stakes import MISERY


class NapoleonPartners(Partners):
    """A misery is played to lose."""

    def shuns(self, deal: TrickDeal, seat: int) -> bool:
        assert isinstance(deal, Napoleon)
        return deal.bid == MISERY


JUDGE = NapoleonPartners()
