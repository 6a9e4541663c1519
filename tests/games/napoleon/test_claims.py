"""What the rest claimed must reckon with at this game."""
from __future__ import annotations

from cardtable.cards import cards
from cardtable.games.napoleon.position import Position
from cardtable.rules.moves import Move

CLAIM = Move(("claim",))


def test_no_claim_before_there_are_trumps() -> None:
    """The first lead makes them: four aces would be certain without, and are not."""
    view = Position(cards("AC AD AH AS KS"), "play", bid="nap").view()
    assert not view.deal.certain(0, view.knowledge.may)
    assert not any(CLAIM in choice for choice in view.deal.rights(0))


def test_the_rest_of_the_trumps() -> None:
    view = Position(cards("KS QS"), "play", 3, bid=4, tricks=3, played=3, trump=3, gone=cards("AS")).view()
    assert view.deal.certain(0, view.knowledge.may)
    assert any(CLAIM in choice for choice in view.deal.rights(0))
