"""What speaks for a card at Écarté: court cards are guarded, others have another of their suit behind them."""
from __future__ import annotations

import pytest

from cardtable.cards import card
from cardtable.games.ecarte.rules.rules import HAND, Ecarte
from cardtable.games.ecarte.show.talk import TALK
from cardtable.rules.moves import Move


@pytest.mark.parametrize(("led", "told"), [
    ("KS", "it is guarded by another of its suit"), ("JS", "it is guarded by another of its suit"),
    ("8S", "you have another of its suit"), ("AS", "you have another of its suit")])
def test_only_court_cards_are_said_to_be_guarded(led: str, told: str) -> None:
    deal = Ecarte.position({HAND[0]: f"{led} 7S TH", HAND[1]: 3}, "play", 0, trump=0, leader=0)
    assert TALK.speaks_for(deal, 0, Move(("play", card(led))), Move(("play", card("TH")))) == told
