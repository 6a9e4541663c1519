"""What partners at All-Fours expect of each other."""
from __future__ import annotations

from cardtable.cards import Cards
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.partners import Partners
from cardtable.games.all_fours.maxims import trick_worth
from cardtable.games.all_fours.rules import AllFours


class AllFoursPartners(Partners):
    """Cards count towards game, and the Jack of trumps a point; tricks do not."""

    def counts(self, deal: TrickDeal, some: Cards) -> float:
        assert isinstance(deal, AllFours)
        return trick_worth(deal, some)


JUDGE = AllFoursPartners()
