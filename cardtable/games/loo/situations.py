"""Kinds of deal worth practising."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.games.loo.rules import POOL, Loo
from cardtable.rules.match import Series
from cardtable.rules.situation import Situation


def looed_before(loos: int) -> Callable[[Series], None]:
    """So many loos lie in the pool, each paid by another player, beginning with the last."""
    def prepare(match: Series) -> None:
        deal = match.deal()
        assert isinstance(deal, Loo)
        for n in range(loos):
            deal.purse[deal.players - 1 - n % deal.players] -= deal.single
            deal.purse[POOL] += deal.single
        deal.all_play = False
    return prepare


SITUATIONS = (
    Situation("A full pool", "Four loos lie there: what is a hand worth now?", "any", prepare=looed_before(4),
              source="002:2870-2882"),
    Situation("The dealer speaks last", "You know who plays, and against one you may not pass.", "dealer",
              prepare=looed_before(2), source="002:2885-2890"),
    Situation("A must", "All play, and somebody must be looed.", "eldest", source="002:2921-2929"),
)
