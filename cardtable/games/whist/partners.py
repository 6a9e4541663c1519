"""What partners at Whist expect of each other."""
from __future__ import annotations

from cardtable.cards import Card, Cards
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.partners import Partners
from cardtable.games.whist import leads


class WhistPartners(Partners):
    """The book has a table of leads (002:6209-6322)."""

    def opening(self, deal: TrickDeal, holding: Cards) -> Card | None:
        return leads.first(holding, holding[0].suit == deal.trump)


JUDGE = WhistPartners()
