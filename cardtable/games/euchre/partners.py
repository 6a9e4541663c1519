"""What partners at Euchre expect of each other."""
from __future__ import annotations

from cardtable.cards import SUITS, Cards
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.partners import Partners
from cardtable.games.euchre.rules import Euchre
from cardtable.rules.moves import Move


class EuchrePartners(Partners):
    """Trumps are accepted or made."""

    def makes(self, deal: TrickDeal, seat: int, move: Move) -> int | None:
        assert isinstance(deal, Euchre)
        if move.verb in ("order", "assist", "take"):
            return deal.proposed
        return SUITS.index(str(move[1])) if move.verb == "make" else None

    def making_hand(self, deal: TrickDeal, seat: int) -> Cards:
        """The dealer's with the card turned up, if it may still be his."""
        assert isinstance(deal, Euchre)
        hand = super().making_hand(deal, seat)
        return hand + deal.turned if seat == deal.dealer and not deal.turned_down else hand


JUDGE = EuchrePartners()
