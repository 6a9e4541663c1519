"""What partners at Whist expect of each other."""
from __future__ import annotations

from cardtable.cards import Card, Cards
from cardtable.families.partnership import leads, rounds
from cardtable.families.partnership.reading import Reading
from cardtable.families.tricks.deal import TrickDeal
from cardtable.families.tricks.partners import Partners
from cardtable.games.whist import maxims
from cardtable.games.whist.rules import Whist
from cardtable.players.sins import LEAD, UP, Sin
from cardtable.rules.moves import Move
from cardtable.rules.view import View

DRAWN = "with no trumps against him he makes his winners (002:7094-7103)"

BY_THE_BOOK = "the book has something that goes before, or the adversaries make what they must (002:7013-7018)"


class WhistPartners(Partners):
    """The book has a table of leads (002:6209-6322)."""

    def opening(self, deal: TrickDeal, holding: Cards) -> Card | None:
        return leads.first(holding, holding[0].suit == deal.trump)

    def instead(self, deal: TrickDeal, seat: int, card: Card) -> Card | None:
        assert isinstance(deal, Whist)
        return rounds.instead(Reading(deal, seat), deal, card)

    def reason(self, view: View, deal: TrickDeal, seat: int, move: Move, found: Sin) -> str:
        """What the book has done for the sake of the lead or of partner's suit; and winners, once trumps are out."""
        assert isinstance(deal, Whist)
        card = move[1]
        if found.kind == LEAD and isinstance(card, Card):
            reading = Reading(deal, seat)
            if not reading.trumps_against() and reading.master(card) and card.suit != deal.trump:
                return DRAWN
        if found.kind == UP and maxims.play(deal, seat).move == move:
            return BY_THE_BOOK
        return maxims.excused(deal, seat, move)


JUDGE = WhistPartners()
