"""An evening of Napoleon: everybody deals as often, and the pool is shared at the end."""
from __future__ import annotations

from cardtable.cards import ranking
from cardtable.families.match import Evening
from cardtable.games.napoleon.dealt import NapoleonByHand
from cardtable.games.napoleon.laws import CODE, LAW
from cardtable.games.napoleon.options import NapoleonOptions
from cardtable.games.napoleon.rules import LAYOUT, PACK, POOL, Napoleon
from cardtable.games.napoleon.strict import StrictNapoleon
from cardtable.rules.cutting import Cut
from cardtable.rules.deal import Deal

ACE_LOW = ranking("A23456789TJQK")


class NapoleonCut(Cut):
    """A card is turned before each; lowest deals, the ace counting lowest (002:3226-3230).  Only those that are equal
    for the lowest turn again: a ruling."""

    layout, pack, spread, shown, strength, code = LAYOUT, PACK, LAYOUT.stock, LAYOUT.trick, ACE_LOW, CODE.name
    lowest_first, law = True, LAW["first dealer"]


class NapoleonEvening(Evening):
    """Who gives up pays as for a call lost; then the pool, if any is left, is shared among the others: rulings."""

    cut = NapoleonCut

    def begin(self) -> None:
        super().begin()
        self.chosen = NapoleonOptions.of(self.options)

    def rounds(self) -> int:
        return self.chosen.rounds

    def dealt(self, dealer: int, purse: list[int]) -> Napoleon:
        one = self.chosen
        kind = NapoleonByHand if one.by_hand else StrictNapoleon if one.laws == "strict" else Napoleon
        return kind(dealer, (), purse, self.player, variant=one.form, misery=one.misery,
                    misery_trumps=one.misery_trumps, wellington=one.wellington, raised=one.raised,
                    held_to_one=one.held_to_one, pool=one.pool, pool_doubled=one.pool_doubled, price=one.price,
                    stops=one.stops, by_hand=one.by_hand)

    def settle(self, last: Deal) -> None:
        assert isinstance(last, Napoleon)
        if last.resigned is not None:
            self.pay_for_giving_up(last, last.side.index(last.resigned))
        self.share(last, POOL, LAW["sharing"])

    def pay_for_giving_up(self, deal: Napoleon, seat: int) -> None:
        """The caller pays his call to each; another pays the caller for himself and all his allies."""
        for other in deal.against(deal.bidder) if deal.bidder >= 0 else ():
            whom = other if seat == deal.bidder else deal.bidder
            deal.pay(to_give_up(deal, seat), deal.player[seat], deal.player[whom], "given up", LAW["giving up"])


def to_give_up(deal: Napoleon, seat: int) -> int:
    """What a seat that gives up now pays to each of the caller's adversaries, or to the caller for each of them."""
    if deal.bidder < 0:
        return 0
    stake = deal.stakes[deal.bid]
    return stake.pays if seat == deal.bidder else stake.receives
