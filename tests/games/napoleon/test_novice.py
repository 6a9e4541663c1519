"""A beginner calls what a hand may be worth, and no Nap on nothing."""
from __future__ import annotations

from collections import Counter
from random import Random

from cardtable.games import game
from cardtable.games.napoleon.rules import Napoleon
from cardtable.players.think import think
from cardtable.rules.events import NATURE
from cardtable.rules.sitting import Sitting
from tests.spread import far

DEALS = far(60, 400)


def test_he_calls_nap_as_seldom_as_hands_are_worth_it() -> None:
    """By a taste that took words for cheaper than numbers he called it in half of all deals."""
    sitting, rng, calls = Sitting(game("napoleon"), {"players": 4}), Random(4), Counter[str]()
    while calls["dealt"] < DEALS:
        if sitting.over:
            sitting = Sitting(game("napoleon"), {"players": 4})
        deal = sitting.match.deal()
        seat = deal.must[0]
        if seat == NATURE:
            calls["dealt"] += 1
            sitting.submit(seat, deal.decision(seat).sample(rng))
            continue
        thought = think(sitting.view(deal.by(seat)), "novice", rng.getrandbits(30))
        if isinstance(deal, Napoleon) and deal.phase == "calling":
            calls[" ".join(map(str, thought.move))] += 1
        sitting.submit(thought.seat, thought.move)
    assert calls["bid nap"] < DEALS / 10, calls
    assert calls["pass"] > 0 < calls["bid 2"]
