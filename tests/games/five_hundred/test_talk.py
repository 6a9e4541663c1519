"""Five Hundred in words: the slate of a long auction, what a bid is worth, and why ten tricks are 250."""
from __future__ import annotations

from cardtable.games.five_hundred.rules import TRICKS
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
