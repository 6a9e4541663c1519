"""What the club player says of his cards is so."""
from __future__ import annotations

from random import Random

from cardtable.games.solo_whist.game import GAME
from cardtable.games.solo_whist.maxims import PLACE, advise
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.rules.sitting import Sitting
from tests.games.solo_whist.moments import HAND, Evening

CALLS = "solo pass pass pass", "propose accept pass pass", "propose pass accept pass"


def test_only_who_plays_last_is_sure_of_a_trick() -> None:
    """Before him it is taken so far, though only a friend is still to play."""
    sure, so_far = 0, 0
    for calls in CALLS:
        evening = Evening().deals(HAND, turned="6S").calls(calls)
        deal = evening.deal
        while not deal.over and deal.phase == "play":
            told, last = advise(deal, deal.must[0]).why, len(deal.on_table()) == deal.seats - 1
            assert not told.endswith("it takes the trick.") or last
            sure, so_far = sure + told.endswith("it takes the trick."), so_far + told.endswith("so far.")
            evening.plays(1)
    assert sure
    assert so_far


def test_the_place_at_the_table_is_cited_where_it_makes_the_difference() -> None:
    rng, told = Random(9), dict[int, int]()
    for _ in range(250):
        sitting = Sitting(GAME, {})
        while sitting.match.deal().preliminary or sitting.match.deal().phase != "calling":
            seat = sitting.match.pending().must[0]
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
        deal = sitting.match.deal()
        assert isinstance(deal, SoloWhist)
        while deal.phase == "calling" and not deal.over:
            seat = deal.must[0]
            found = advise(deal, seat)
            assert (found.source == PLACE) is ("more dangerous" in found.why)
            if found.source == PLACE:
                at = (seat - deal.dealer) % deal.seats
                told[at] = told.get(at, 0) + 1
                assert at in (2, 3), "the book calls the first and the last place safe"
            sitting.submit(seat, found.move)
    assert told[2]
