"""An evening of Loo: the first knave deals, everybody deals as often, and the pool is shared at the end."""
from __future__ import annotations

from cardtable.families.match import Evening
from cardtable.games.loo.dealt import LooByHand
from cardtable.games.loo.laws import CODE, LAW
from cardtable.games.loo.options import LooOptions
from cardtable.games.loo.order import PACK
from cardtable.games.loo.rules import LAYOUT, POOL, Loo
from cardtable.games.loo.strict import StrictLoo
from cardtable.rules.cutting import FirstKnave
from cardtable.rules.deal import Deal


class Facing(FirstKnave):
    """002:18039-18041."""

    layout, pack, code, spread, faced, law = LAYOUT, PACK, CODE.name, LAYOUT.stock, LAYOUT.shown, LAW["first dealer"]


class LooEvening(Evening):
    """A pool in which nothing lies before the dealer's single makes a must, if that is agreed."""

    cut = Facing

    def begin(self) -> None:
        super().begin()
        self.chosen = LooOptions.of(self.options)

    def rounds(self) -> int:
        return self.chosen.rounds

    def dealt(self, dealer: int, purse: list[int]) -> Loo:
        one = self.chosen
        single = one.single * one.cards
        kind = LooByHand if one.by_hand else StrictLoo if one.strict else Loo
        return kind(dealer, (), purse, self.player, cards=one.cards, single=single, unlimited=one.unlimited,
                    maximum=one.maximum * single, must=one.must and not purse[POOL], club_law=one.club_law,
                    pam=one.pam, elder_flush=one.elder_flush, by_hand=one.by_hand)

    def settle(self, last: Deal) -> None:
        """Who gives up a hand in which he plays is looed; then the pool is shared: house rules."""
        assert isinstance(last, Loo)
        if last.resigned is not None:
            seat = last.side.index(last.resigned)
            if plays_for_himself(last, seat):
                last.pay(last.loo(), last.player[seat], POOL, "given up", LAW["giving up"])
        self.share(last, POOL, LAW["sharing"])


def plays_for_himself(deal: Loo, seat: int) -> bool:
    """Whether who gives up now is looed for it: he has said that he plays, and not only to defend the pool."""
    return seat in deal.declared and seat != deal.for_pool
