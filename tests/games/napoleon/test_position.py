"""Moments of Napoleon posed from little: they are what was told, and what was not told is open."""
from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import BACK, card, cards
from cardtable.games.napoleon.position import NoPosition, Position
from cardtable.games.napoleon.rules import LAYOUT

HAND = cards("AS KS QS 2H 3H")
POSED: tuple[tuple[dict[str, Any], list[str]], ...] = (
    ({"calls": ("pass", 3)}, ["pass", "bid 4", "bid nap"]),
    ({"calls": (2,), "players": 2, "options": {"misery": True}}, ["pass", "bid 3", "bid misery", "bid 4", "bid nap"]),
    ({"calls": ("pass",), "spare": card("JS"), "options": {"form": "peep"}, "players": 2},
     ["pass", "bid 1", "bid 2", "bid 3", "bid 4", "bid nap"]),
    ({"phase": "changing", "bid": 3, "spare": card("JS"), "options": {"form": "peep"}},
     ["change AS", "change KS", "change QS", "change 2H", "change 3H", "keep"]),
    ({"phase": "play", "bid": 4}, ["play AS", "play KS", "play QS", "play 2H", "play 3H"]),
    ({"phase": "play", "bid": "wellington", "caller": False, "led": card("4S"), "trump": 3,
      "options": {"wellington": True}}, ["play AS", "play KS", "play QS"]),
)


@pytest.mark.parametrize(("told", "may"), POSED)
def test_what_may_be_done(told: dict[str, Any], may: list[str]) -> None:
    view = Position(HAND, **told).view()
    assert sorted(map(str, view.decision(0))) == sorted(may)
    assert view.deal.zone[LAYOUT.hand[1]][:1] == (BACK,)
    assert view.worlds().total > 1000


def test_tricks_played_before() -> None:
    view = Position(HAND[:2], "play", 3, bid=2, caller=False, tricks=1, played=3, trump=3, gone=cards("JS")).view()
    deal = view.deal
    assert (deal.taken, deal.party, deal.must) == ((2, 0, 1), (1, 1, 0), (0,))
    assert [len(deal.zone[LAYOUT.played[seat]]) for seat in range(3)] == [3, 3, 3]
    assert any(card("JS") in deal.zone[LAYOUT.played[seat]] for seat in range(3))


def test_ten_cards_of_which_five_go() -> None:
    ten = cards("AS KS QS 2H 3H 4D 5D 6C 7C 8C")
    view = Position(ten, "rejecting", calls=("pass", 2), options={"form": "garnet"}).view()
    assert set(view.deal.zone[LAYOUT.hand[0]]) == set(ten)


@pytest.mark.parametrize("told", [{"led": card("AS"), "phase": "play"}, {"phase": "play", "played": 2},
                                  {"phase": "buying"}])
def test_what_cannot_be(told: dict[str, Any]) -> None:
    with pytest.raises(NoPosition):
        Position(HAND, **told).view()
