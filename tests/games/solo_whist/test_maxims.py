"""What the club player says of his cards is so."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import SUITS, card
from cardtable.games.solo_whist import evaluate
from cardtable.games.solo_whist.game import GAME
from cardtable.games.solo_whist.maxims import PLACE, advise, whole
from cardtable.games.solo_whist.playing import OPENS
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.games.solo_whist.stakes import DECLAREE, MISERE, SOLO, TARGET
from cardtable.games.solo_whist.strength import best, suits_of, worth
from cardtable.games.solo_whist.talk import SoloWhistTalk
from cardtable.players.question import Question, Scale
from cardtable.rules.moves import Move
from cardtable.rules.sitting import Sitting
from cardtable.showing.phrases import number
from tests.games.solo_whist.moments import BIDS, HAND, Evening

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
        assert (told(deal, seat, calls[0], call) != "") is not enough
        assert (told(deal, seat, call, calls[0]) != "") is (enough or not alone)
        if call[-1] == MISERE:
            assert told(deal, seat, calls[0], call) == "the hand is too high in hearts for a misère"
        elif not enough:
            assert told(deal, seat, calls[0], call) == f"the hand promises about {number(count)} tricks alone"
    assert told(deal, seat, calls[1], calls[0]).endswith("beside a partner’s")


def test_no_count_is_told_that_gainsays_the_call() -> None:
    """"Call solo: the hand promises about four tricks alone" was said, of five that a solo takes; and of a hand that is
    too high for a misère that it promises too little."""
    said, told, calls = set[str](), SoloWhistTalk().speaks_for, [
        Move(("pass",)), Move(("propose",)), *[Move(("bid", bid)) for bid in BIDS]]
    for seed in range(60):
        evening = Evening("three" if seed % 2 else "four", first=seed % 3)
        evening.rng = Random(seed)
        deal = evening.deals().deal
        seat = deal.must[0]
        hand = whole(deal, seat)
        for call in calls:
            for other in calls:
                what = told(deal, seat, call, other) if call != other else ""
                many = next((n for n in range(1, 14) if f" about {number(n)} trick" in what), 0)
                if call.verb == "bid" and other.verb == "bid" and "no more" in what:
                    assert many < TARGET[str(other[1])]
                elif call.verb == "bid" and many:
                    assert many >= TARGET[str(call[1])]
                elif call.verb == "pass" and many and other.verb == "bid":
                    assert many < TARGET[str(other[1])]
                if "for a misère" in what:
                    assert worth(deal, seat, hand, MISERE) < 0
                said.add(what.partition(" in ")[0])
    assert {"the hand is too high", "by the usual count the hand is good for it"} <= said


def test_grades_go_by_the_stakes() -> None:
    """At a penny a solo what is 3.3 pence worse was best by little, as beside sixpence."""
    sixpence, penny = (question(Sitting(GAME, {"stakes": stakes}), 11) for stakes in ("six", "penny"))
    assert sixpence.scale == Scale(.25, 4.0)
    assert penny.scale is not None
    assert penny.scale.error == pytest.approx(.25 / 6)
    assert penny.scale.near == pytest.approx(4 / 6)
    assert "against a misère" in (sixpence.caveat or "")


def question(sitting: Sitting, seed: int) -> Question:
    """Of the first who calls."""
    rng = Random(seed)
    while sitting.match.deal().preliminary or sitting.match.deal().phase != "calling":
        seat = sitting.match.pending().must[0]
        sitting.submit(seat, sitting.match.decision(seat).sample(rng))
    seat = sitting.match.deal().must[0]
    found = evaluate.question(sitting.view(sitting.match.deal().by(seat)), seat, Move(("pass",)))
    assert found is not None
    return found


def test_the_caller_of_a_misere_throws_what_could_be_made_to_win() -> None:
    """Not the seven of clubs from seven and four, the shortest suit, which the book of habit throws, but the ace."""
    deal = Evening().deals("2C 4C 7C 3H 4H 5H 7H 8H 9H TH 2S 5S AS", "AC AD 3C 2D 4D 5D 6D 7D 8D 9D TD KD 3S").calls(
        "misere pass pass pass").deal
    for played in ("2C", "AC", "", "", "AD", "", ""):
        seat = deal.must[0]
        deal.apply(seat, Move(("play", card(played) if played else deal.allowed(seat)[0])))
    assert deal.must[0] == deal.bidder
    found = advise(deal, deal.bidder)
    assert (str(found.move), found.why) == (
        "play AS", "Throw the ace of spades: it is the likeliest to be made to win.")


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


def test_a_hand_that_passes_is_not_blamed_for_promising_too_little_where_a_misere_was_open() -> None:
    """"Pass: the hand promises too little" was said to who would have called a misère, which wants a hand that promises
    nothing."""
    said = set[str]()
    for seed in range(12):
        evening = Evening(first=seed % 4)
        evening.rng = Random(seed)
        deal = evening.deals().deal
        while deal.phase == "calling" and not deal.over:
            found = advise(deal, deal.must[0])
            if found.move == Move(("pass",)) and found.source != PLACE:
                said.add(found.why)
                assert ("higher" in found.why) is (deal.bidder >= 0)
            deal.apply(deal.must[0], found.move)
    assert said == {f"Pass: by the usual count the hand is not worth a {higher}call." for higher in ("", "higher ")}


def test_the_longest_suit_is_the_books_only_for_who_commences_against_a_call() -> None:
    """"By the book, lead the six of spades, of the longest suit" was said to the caller himself, in the tenth trick."""
    rng, told = Random(9), 0
    for _ in range(40):
        sitting = Sitting(GAME, {})
        while sitting.match.deal().preliminary or sitting.match.deal().phase not in ("calling", "play"):
            seat = sitting.match.pending().must[0]
            sitting.submit(seat, sitting.match.decision(seat).sample(rng))
        first = deal = sitting.match.deal()
        while deal is first and not deal.over and deal.phase in ("calling", "play"):
            assert isinstance(deal, SoloWhist)
            seat = deal.must[0]
            found = advise(deal, seat)
            if found.source == OPENS:
                told += 1
                assert not deal.history
                assert seat not in deal.callers
            sitting.submit(seat, found.move)
            deal = sitting.match.deal()
    assert told
