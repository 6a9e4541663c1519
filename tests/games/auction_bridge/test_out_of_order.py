"""Auction Bridge: what is called or shown at the wrong time is refused by the article that speaks of it."""
from __future__ import annotations

import pytest

from cardtable.games.auction_bridge.rules import AuctionBridge
from cardtable.games.auction_bridge.talk import TALK
from cardtable.rules.events import Event
from cardtable.rules.moves import Move
from tests.adapters.four_hands import do, shuffled


def called(*words: str) -> AuctionBridge:
    """Seat 0 has dealt, and all speak in turn."""
    deal = AuctionBridge(0)
    shuffled(deal)
    for word in words:
        do(deal, deal.must[0], word)
    return deal


@pytest.mark.parametrize(("before", "seat", "move", "law"), [
    ((), 0, "pass", 47), ((), 0, "double", 47), ((), 1, "bid S 1", 52), ((), 3, "double", 59), ((), 2, "pass", 48),
    (("bid D 2",), 1, "bid NT 1", 53), (("bid D 2",), 1, "bid D 2", 53), (("bid NT 1",), 1, "bid D 1", 53),
    (("bid D 2", "pass"), 2, "double", 56), (("bid D 2", "double", "pass"), 3, "redouble", 56),
    (("bid D 2", "double", "redouble"), 3, "redouble", 56), (("bid D 2", "double", "redouble"), 3, "double", 56),
    (("bid D 2",), 3, "double", 59), (("bid D 2", "double"), 0, "redouble", 59), (("bid D 2",), 2, "bid H 4", 52),
    (("bid D 2", *["pass"] * 3), 0, "bid D 3", 61), (("bid D 2", *["pass"] * 3), 1, "double", 60),
])
def test_a_call_out_of_order(before: tuple[str, ...], seat: int, move: str, law: int) -> None:
    refused = called(*before).refusal(seat, Move.read(move))
    assert refused is not None
    assert refused.number == law


def test_a_call_too_low_is_told_with_what_is_enough() -> None:
    deal = called("bid D 2")
    refused = deal.refusal(1, Move.read("bid NT 1"))
    assert refused is not None
    assert TALK.refusal(deal, 1, None, refused, lambda seat: f"Player {seat}") == \
        "Call above two diamonds: more points, or as many with more tricks."


def test_a_card_during_the_calls() -> None:
    deal = called("bid D 2")
    for seat in range(4):
        refused = deal.refusal(seat, Move(("play", deal.playable(seat)[0])))
        assert refused is not None
        assert refused.number == 70


def test_the_dealer_s_opening_has_an_article_of_its_own() -> None:
    deal = called()
    found: list[Event] = []
    deal.tell = found.append
    do(deal, 0, "bid H 1")
    do(deal, 1, "bid S 5")
    assert [event.law for event in found if event.what == "bid"] == [47, 48]
