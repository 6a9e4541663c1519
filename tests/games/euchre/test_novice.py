"""A beginner has the trump on a hand that may be worth it, and plays alone on next to none."""
from __future__ import annotations

from collections import Counter

from cardtable.games.euchre.rules import Euchre
from tests.calls import moves
from tests.spread import far

DEALS = far(60, 400)


def test_he_plays_alone_as_seldom_as_hands_are_worth_it() -> None:
    """By a taste that took every word for as cheap he played a fifth of all deals alone, and was euchred in half."""
    calls = Counter([move[-1] for deal, move in moves("euchre", {}, "novice", DEALS)
                     if isinstance(deal, Euchre) and deal.phase in ("adopting", "making", "superseding")])
    assert calls["alone"] < DEALS / 12, calls
    assert calls["together"] > DEALS / 2, calls
