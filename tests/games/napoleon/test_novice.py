"""A beginner calls what a hand may be worth, and no Nap on nothing."""
from __future__ import annotations

from collections import Counter

from cardtable.games.napoleon.rules import Napoleon
from tests.calls import moves
from tests.spread import far

DEALS = far(60, 400)


def test_he_calls_nap_as_seldom_as_hands_are_worth_it() -> None:
    """By a taste that took words for cheaper than numbers he called it in half of all deals."""
    calls = Counter([str(move) for deal, move in moves("napoleon", {"players": 4}, "novice", DEALS)
                     if isinstance(deal, Napoleon) and deal.phase == "calling"])
    assert calls["bid nap"] < DEALS / 10, calls
    assert calls["pass"] > 0 < calls["bid 2"]
