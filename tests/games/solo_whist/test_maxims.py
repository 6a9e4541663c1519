"""What the club player says of his cards is so."""
from __future__ import annotations

from cardtable.games.solo_whist.maxims import advise
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
