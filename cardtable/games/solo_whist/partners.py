"""What partners of one deal at Solo Whist expect of each other."""
from __future__ import annotations

from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.partners import Partners
from cardtable.games.solo_whist import maxims
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.games.solo_whist.stakes import GENERAL, LOSING
from cardtable.players.sins import MAKES, Sin
from cardtable.rules.moves import Move
from cardtable.rules.view import View


class SoloWhistPartners(Partners):
    """A misère is played to lose."""

    def shuns(self, deal: TrickDeal, seat: int) -> bool:
        assert isinstance(deal, SoloWhist)
        return deal.bid in LOSING or deal.bid == GENERAL

    def reason(self, view: View, deal: TrickDeal, seat: int, move: Move, found: Sin) -> str:
        """What the book would have played all the same."""
        assert isinstance(deal, SoloWhist)
        return maxims.excused(deal, seat, move) if found.kind != MAKES else ""


JUDGE = SoloWhistPartners()
