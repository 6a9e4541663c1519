"""What the two at Five Hundred who play against the bidder expect of each other."""
from __future__ import annotations

from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.partners import Partners
from cardtable.games.five_hundred.rules import FiveHundred
from cardtable.players.sins import Sin
from cardtable.rules.moves import Move
from cardtable.rules.view import View


class Allies(Partners):
    """For this deal alone: each plays for himself."""

    def reason(self, view: View, deal: TrickDeal, seat: int, move: Move, found: Sin) -> str:
        """The game goes before the ally's trick (002:8456-8460)."""
        assert isinstance(deal, FiveHundred)
        if deal.on_table() and any(deal.wants(one) == 1 for one in (seat, *deal.partners_of(seat))):
            return "the trick may win the game"
        return ""


JUDGE = Allies()
