"""What partners at Quinto expect of each other."""
from __future__ import annotations

from cardtable.cards import Cards
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.partners import Partners
from cardtable.games.quinto.quints import worth


class QuintoPartners(Partners):
    """Quints count to who takes the trick."""

    def counts(self, deal: TrickDeal, some: Cards) -> float:
        return worth(some)


JUDGE = QuintoPartners()
