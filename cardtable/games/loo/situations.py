"""Kinds of deal worth practising."""
from __future__ import annotations

from cardtable.families.tricks.strict.noticing import what_is_wrong
from cardtable.games.loo.rules import POOL, Loo
from cardtable.rules.match import Series
from cardtable.rules.situation import Situation


def four_loos(match: Series) -> None:
    """So many lie in the pool, and all but one player has paid one."""
    deal = match.deal()
    assert isinstance(deal, Loo)
    for player in range(1, deal.players):
        deal.pay(deal.single, player, POOL)
    deal.all_play = False


SITUATIONS = (
    Situation("A full pool", "Four loos lie there: what is a hand worth now?", "any", prepare=four_loos,
              source="002:2870-2882"),
    Situation("The dealer speaks last", "You know who plays, and against one you may not pass.", "dealer",
              prepare=four_loos, source="002:2885-2890"),
    Situation("A must", "All play, and somebody must be looed.", "eldest", source="002:2921-2929"),
    what_is_wrong({"form": "three"}),
)
