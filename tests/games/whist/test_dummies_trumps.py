"""Who plays an open hand holds the one across: its trumps are not out, and are not drawn."""
from __future__ import annotations

from random import Random

from cardtable.cards import BACK
from cardtable.games import game
from cardtable.games.whist.rules import Whist
from tests.advised import advised, club

MOVES = 9000


def test_trumps_are_drawn_only_while_an_adversary_may_hold_one() -> None:
    drawn = 0
    for view, seat, thought in advised(game("whist"), {"form": "dummy"}, Random("draws"), MOVES, .15, club):
        if "draws the others" in thought.why or "wants trumps" in thought.why:
            deal = view.deal
            assert isinstance(deal, Whist)
            known = {card for who in (seat, deal.left(seat, 2)) for card in deal.playable(who) if card is not BACK}
            played = {card for _, card, *_ in deal.history}
            drawn += 1
            assert [c for c in deal.pack if c.suit == deal.trump and c not in known | played], (seat, deal.history)
    assert drawn > 100
