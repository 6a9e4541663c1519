"""What the club player says of his cards is so."""
from __future__ import annotations

from random import Random

from cardtable.cards import SUITS
from cardtable.games.solo_whist.game import GAME
from cardtable.games.solo_whist.maxims import PLACE, advise, whole
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.games.solo_whist.stakes import DECLAREE, MISERE, SOLO
from cardtable.games.solo_whist.strength import best, suits_of, worth
from cardtable.games.solo_whist.talk import SoloWhistTalk
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.showing.phrases import number
from tests.games.solo_whist.moments import HAND, Evening

SPADES = SUITS.index("S")
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


def test_what_speaks_for_a_call_is_the_count_of_the_hand() -> None:
    deal = Evening().deals(HAND, turned="6S").deal
    seat, told = deal.must[0], SoloWhistTalk().speaks_for
    calls = [Move(tokens) for tokens in (("pass",), ("propose",), ("bid", SOLO), ("bid", MISERE), ("bid", DECLAREE))]
    tricks, most = (round(best(whole(deal, seat), suits)[0]) for suits in ((SPADES,), suits_of(deal.pack)))
    for call in calls[1:]:
        enough = worth(deal, seat, whole(deal, seat), str(call[-1])) >= 0
        count, alone = (most if call[-1] == DECLAREE else tricks), call.verb == "bid"
        able = call[-1] != MISERE
        assert (told(deal, seat, calls[0], call) != "") is (able and not enough)
        assert (told(deal, seat, call, calls[0]) != "") is (able and (enough or not alone))
        if able and not enough:
            assert told(deal, seat, calls[0], call) == f"the hand promises about {number(count)} tricks alone"
    assert told(deal, seat, calls[1], calls[0]).endswith("beside a partner’s")


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
