"""What partners expect of each other where one of them plays both hands: nothing of the declarer, who has no "
"partner."""
from __future__ import annotations

from cardtable.cards import Card, Cards
from cardtable.families.declarer.deal import DeclarerDeal
from cardtable.families.partnership import advice, leading, leads
from cardtable.families.partnership.kept import KEPT
from cardtable.families.partnership.reading import Reading
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.families.tricks.partners import Partners
from cardtable.players.sins import LEAD, Sin
from cardtable.rules.moves import Move
from cardtable.rules.view import View

DRAWN = "the trumps being drawn he makes his winners (002:7094-7103)"
MADE_GOOD = "of a suit that is made good, or tricks enough, he makes his winners"


class DeclarerPartners(Partners):
    """The two who play against the declarer have the table of leads of the oldest game of partners."""

    def sin(self, view: View, seat: int, move: Move) -> Sin | None:
        deal = view.deal
        if isinstance(deal, DeclarerDeal) and move.verb == "play" and deal.side[seat] == deal.side[deal.declarer]:
            return None
        return super().sin(view, seat, move)

    def opening(self, deal: TrickDeal, holding: Cards) -> Card | None:
        return leads.first(holding, holding[0].suit == deal.trump)

    def reason(self, view: View, deal: TrickDeal, seat: int, move: Move, found: Sin) -> str:
        """What the book has done for the sake of the lead or of partner's suit; and winners, once trumps are out."""
        card = move[1] if len(move) > 1 else None
        if not isinstance(deal, DeclarerDeal) or not isinstance(card, Card):
            return ""
        if found.kind == LEAD:
            reading = Reading(deal, seat)
            if deal.trump == NO_TRUMP:
                word = leading.made_good(reading, deal)
                return MADE_GOOD if word is not None and word[0] is card else ""
            if not reading.trumps_against() and reading.master(card) and card.suit != deal.trump:
                return DRAWN
        told = advice.play(deal, seat)
        return f"by the book ({told.source})" if told.move == move and told.source in KEPT else ""
