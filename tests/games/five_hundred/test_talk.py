"""Five Hundred in words: the slate of a long auction, what a bid is worth, and why ten tricks are 250."""
from __future__ import annotations

import pytest

from cardtable.cards import SUITS, cards
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
    ("AH KH 8H 7S", "C", "the eight of hearts is kept"), ("KH 8H 7S", "H", "the eight of hearts is kept"),
    ("KS 8H 7S", "C", "the eight of hearts is kept")])
def test_of_one_card_laid_out_instead_of_another_it_is_told_what_stays_for_it(held: str, trump: str, told: str) -> None:
    deal = FiveHundred(0, (0,) * 3, [0] * 3, (0, 1, 2))
    deal.trump = SUITS.index(trump)
    deal.zone[LAYOUT.hand[0]] = cards(f"{held} 9C TC")
    best, other = (Move(("discard", *cards(f"9C TC {one}"))) for one in ("7S", "8H"))
    assert TALK.speaks_for(deal, 0, best, other) == told


def test_what_is_advised_to_who_is_new_goes_by_the_bid() -> None:
    nobody_bid = bidding().turn("pass", "pass", "pass").deal
    assert "The bidder" not in TALK.guided(nobody_bid)
    assert "every trick scores ten" in TALK.guided(nobody_bid)
    told = [TALK.guided(bidding().turn(f"bid 6 {suit}", "pass", "pass").deal) for suit in "NS"]
    assert ["trumps" in words for words in told] == [False, True]
