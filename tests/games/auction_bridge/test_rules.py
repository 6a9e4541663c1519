"""Auction Bridge, one deal: the auction open again, who is declarer, and what a contract scores."""
from __future__ import annotations

from cardtable.families.declarer.deal import LAYOUT
from cardtable.games.auction_bridge.game import GAME
from cardtable.games.auction_bridge.laws import LAW
from cardtable.games.auction_bridge.match import MOST_DEALS, AuctionRubbers
from cardtable.games.auction_bridge.rules import AuctionBridge
from cardtable.games.auction_bridge.talk import TALK
from cardtable.rules.events import GAME_WON, NATURE, Event
from cardtable.rules.moves import Move
from tests.adapters.four_hands import do, shuffled


def called(*words: str) -> AuctionBridge:
    """Seat 0 has dealt, and all speak in turn."""
    deal = AuctionBridge(0)
    shuffled(deal)
    for word in words:
        do(deal, deal.must[0], word)
    return deal


def test_three_passes_end_it_after_a_call_a_double_or_a_redouble() -> None:
    deal = called("bid H 1", "pass", "pass", "double", "pass", "pass")
    assert deal.phase == "calling", "the bidding is open again"
    do(deal, deal.must[0], "pass")
    assert (deal.phase, deal.declarer, deal.doubled) == ("play", 0, 1)
    deal = called("bid H 1", "double", "redouble", "pass", "pass", "bid D 3", "pass", "pass", "pass")
    assert (deal.bid, deal.doubled, deal.declarer) == ("3D", 0, 1)


def test_a_redouble_is_called_by_its_name_and_is_the_last() -> None:
    deal = called("bid S 1", "double")
    assert {move.verb for move in deal.decision(2)} == {"pass", "bid", "redouble"}
    do(deal, 2, "redouble")
    assert "double" not in {move.verb for move in deal.decision(3)}
    assert TALK.token(Move(("redouble",))) == "Redouble"


def test_the_dealer_is_not_told_that_he_may_pass() -> None:
    first, next_ = [TALK.guidance[TALK.stage(called(*words))] for words in ((), ("bid S 1",))]
    assert "must call" in first
    assert "pass" not in first
    assert "or pass" in next_
    assert TALK.expected(called()) == "to call"


def test_while_they_call_the_slate_says_that_a_call_has_been_doubled() -> None:
    for words, by in (((), "Player 1, needs nine"), (("double",), "Doubled. Player 1, needs nine"),
                      (("double", "redouble"), "Redoubled. Player 1, needs nine"),
                      (("double", "bid NT 2"), "Player 3, needs eight")):
        slate = TALK.slate(called("bid S 1", "bid C 3", *words), lambda seat: f"Player {seat}")
        assert slate is not None
        assert slate.by == by


def test_in_play_the_slate_tells_the_contract_and_no_earlier_call() -> None:
    """Law 54."""
    deal = called("bid D 1", "bid H 1", "bid D 2", "pass", "pass", "pass")
    slate = TALK.slate(deal, lambda seat: f"Player {seat}")
    assert slate is not None
    assert slate.folded
    assert (slate.callers, slate.call) == ((), "Two diamonds, at 12")
    assert slate.brief == ("Two diamonds", "needs eight")


def test_a_game_that_will_not_end_is_won_by_who_has_more() -> None:
    rubbers = GAME.match({})
    assert isinstance(rubbers, AuctionRubbers)
    rubbers.apply(NATURE, Move.read("cut AS KD 2H QC"))
    heard: list[Event] = []
    for _ in range(MOST_DEALS):
        deal = rubbers.deal()
        deal.tell = heard.append
        assert isinstance(deal, AuctionBridge)
        assert not rubbers.won
        shuffled(deal)
        for word in ("bid NT 7", "pass", "pass"):
            do(deal, deal.must[0], word)
        rubbers.apply(deal.must[0], Move(("pass",)))
        while not deal.over:
            rubbers.apply(deal.must[0], next(iter(deal.decision(deal.must[0]))))
    assert [game.winner for game in rubbers.won] == [0], "of equals that which dealt first in the rubber"
    won, = [event for event in heard if event.what == GAME_WON]
    assert won.law == LAW["long"] == 110
    told = TALK.on_said(deal, won, lambda seat: f"Player {seat}")[0].text
    assert told == "Player 0 and Player 2 are given the game, which would not end, 0 to 0."


def test_both_hands_of_the_declarer_are_his_to_see() -> None:
    deal = called("bid H 1", "pass", "pass", "pass")
    deal.apply(1, next(iter(deal.decision(1))))
    assert deal.dummy == 2
    assert all(deal.sees[LAYOUT.shown[2]] >> seat & 1 for seat in range(4))
