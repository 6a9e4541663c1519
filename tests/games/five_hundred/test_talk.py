"""Five Hundred in words: the slate of a long auction, what a bid is worth, and why ten tricks are 250."""
from __future__ import annotations

import pytest

from cardtable.cards import SUITS, cards
from cardtable.families.tricks.order import NO_TRUMP
from cardtable.games.five_hundred.rules import LAYOUT, TRICKS, FiveHundred
from cardtable.games.five_hundred.talk import TALK
from cardtable.rules.events import Event
from cardtable.rules.moves import Move
from cardtable.showing.talk import nobody
from tests.games.five_hundred.moments import bidding, played


def test_who_passes_keeps_what_he_had_bid_on_the_slate() -> None:
    slate = TALK.slate(bidding().turn("bid 6 H", "bid 7 C", "bid 7 N", "pass", "bid 8 C").deal, nobody)
    assert slate is not None
    assert [caller.calls for caller in slate.callers] == [("6 ♥, pass",), ("8 ♣",), ("7 NT",)]
    assert slate.stands == (1, 0)


def test_no_trumps_are_written_alike_wherever_they_stand() -> None:
    slate = TALK.slate(bidding().turn("bid 6 N").deal, nobody)
    assert slate is not None
    assert (slate.call, slate.callers[0].calls) == ("6 NT", ("6 NT",))


def test_the_slate_says_that_all_have_passed_while_the_suit_of_a_joker_is_named() -> None:
    match = bidding()
    for said, phase in ((("pass",) * 3, "play"), (("play JO",), "naming"), (("name S",), "play")):
        match.turn(*said)
        slate = TALK.slate(match.deal, nobody)
        assert slate is not None
        assert (match.deal.phase, slate.call) == (phase, "All passed")


def test_what_a_bid_is_worth_is_told_while_they_bid() -> None:
    match = bidding()
    scale = TALK.scale(match.deal)
    assert scale is not None
    assert scale.rows[0] == ("Spades", "40", "140")
    assert TALK.token_now(match.deal, Move(("bid", 6, "S"))) == "Six in spades, 40"
    match.turn("bid 6 H", "pass", "pass")
    assert TALK.scale(match.deal) is None


def test_it_is_told_why_ten_tricks_count_more_than_the_bid() -> None:
    told: list[Event] = []
    match = played()
    deal = match.deal
    match.sitting.listeners.append(told.append)
    match.out()
    event = next(event for event in told if event.kind == "scored")
    assert (event.points, TALK.entry([event.what])) == (250, "All ten tricks")
    assert "all ten tricks count at least so much" in TALK.about(deal, event, nobody)[0].text
    assert TRICKS not in [event.what for event in told]


def test_suits_are_named_in_the_order_of_the_bids() -> None:
    match = bidding().turn("bid 6 N", "pass", "pass", "discard 7C 8S 7D").plays("JO")
    assert [str(move[1]) for move in match.deal.decision(match.deal.must[0])] == ["S", "C", "D", "H"]


@pytest.mark.parametrize(("held", "trump", "told"), [
    ("KH QH 8H 7S", "C", "the eight of hearts guards the king of hearts"),
    ("QH 8H 7S", "C", "the eight of hearts guards the queen of hearts"),
    ("AH KH 8H 7S", "C", "no spade stays, and the suit can be trumped"),
    ("AH KH 8H 7S 9S", "C", "the eight of hearts is kept"), ("KH 8H 7S", "H", "the eight of hearts is kept"),
    ("KS 8H 7S", "C", "the eight of hearts is kept"), ("9S KH 8D 7S 8H", "N", "the eight of hearts guards the king of "
     "hearts"), ("9S KS 8D 7S 8H", "N", "the eight of hearts is kept")])
def test_of_one_card_laid_out_instead_of_another_it_is_told_what_stays_for_it(held: str, trump: str, told: str) -> None:
    deal = FiveHundred(0, (0,) * 3, [0] * 3, (0, 1, 2))
    deal.trump = SUITS.index(trump) if trump in SUITS else NO_TRUMP
    deal.zone[LAYOUT.hand[0]] = cards(f"{held} 9C TC")
    best, other = (Move(("discard", *cards(f"9C TC {one}"))) for one in ("7S", "8H"))
    assert TALK.speaks_for(deal, 0, best, other) == told


@pytest.mark.parametrize(("hand", "bid", "other", "told"), [
    ("AC 9H QC KH AD TH AH 8S JO TC", "7N", "7H", "it counts 220 points, not 200"),
    ("JS AS KS QS TS JO AH 7D 8D 9C", "7S", "7H", "the hand with the widow promises about eight tricks in spades, and "
     "fewer in hearts"),
    ("JS AS KS QS TS JO AH 7D 8D 9C", "7H", "7S", "it counts 200 points, not 140"),
    ("QD JS AH AC KD JD 8S 7S TD AD", "7N", "6N", "it counts 220 points, not 120"),
    ("QD JS AH AC KD JD 8S 7S TD AD", "6N", "pass", "made, it counts 120 points"),
    ("QH AD TH TC JC AH QS TS KS TD", "pass", "6S", "the hand with the widow promises not quite six tricks in spades")])
def test_why_a_bid_is_the_better_one(hand: str, bid: str, other: str, told: str) -> None:
    deal = FiveHundred(0, (0,) * 3, [0] * 3, (0, 1, 2))
    deal.phase, deal.zone[LAYOUT.hand[0]] = "calling", cards(hand)
    one, rival = (Move(("pass",)) if text == "pass" else Move(("bid", int(text[0]), text[1])) for text in (bid, other))
    assert TALK.speaks_for(deal, 0, one, rival) == told


def test_what_is_advised_to_who_is_new_goes_by_the_bid() -> None:
    nobody_bid = bidding().turn("pass", "pass", "pass").deal
    assert "The bidder" not in TALK.guided(nobody_bid)
    assert "every trick scores ten" in TALK.guided(nobody_bid)
    told = [TALK.guided(bidding().turn(f"bid 6 {suit}", "pass", "pass").deal) for suit in "NS"]
    assert ["trumps" in words for words in told] == [False, True]
