"""What speaks for a call, a purchase, a look or an exchange beside another is so."""
from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import card, cards
from cardtable.games.napoleon.position import Position
from cardtable.games.napoleon.promises import speaks
from cardtable.games.napoleon.rules import Napoleon
from cardtable.rules.moves import Move

PURCHASE: dict[str, Any] = {"options": {"form": "purchase", "price": 2}, "phase": "buying"}
CHANGING: dict[str, Any] = {"options": {"form": "peep"}, "phase": "changing", "bid": 3, "spare": card("AS")}
MISERY: dict[str, Any] = {"options": {"misery": True}}


@pytest.mark.parametrize(("hand", "told", "move", "other", "said"), [
    ("AS KS QS 4H 3D", PURCHASE, "buy 3D 4H", "stand", "the three of diamonds may be bettered"),
    ("AS KS QS 4H 3D", PURCHASE, "stand", "buy 3D 4H", "the hand promises about four tricks as it is"),
    ("8S 3S 9D 4H 3D", PURCHASE, "stand", "buy 3D", "one card would cost two counters, and seldom mends such a hand"),
    ("AS KS QS 4H 3D", PURCHASE, "buy 3D 4H", "buy 3D QS", "the queen of spades is kept"),
    ("2C KS QS JS 3D", CHANGING, "change 2C", "keep", "the ace of spades comes in"),
    ("2C KS QS JS 3D", CHANGING, "keep", "change KS", "the king of spades is kept"),
    ("2C KS QS JS 3D", CHANGING, "change 2C", "change JS", "the knave of spades is kept"),
    ("2C KS QS 7D 3D", {"options": {"form": "peep"}}, "pass", "peep", "looking at the card would cost one counter"),
    ("2C KS QS 7D 3D", {"options": {"form": "peep"}}, "peep", "pass", "the card may mend the hand"),
    ("2C KS QS 7D 3D", {"options": {"form": "garnet"}}, "pass", "take",
     "whoever takes the spare hand up must call Nap"),
    ("2C KS QS 7D 3D", {"options": {"form": "garnet"}}, "take", "pass", "five may be chosen of ten cards"),
    ("4H AH 7D 6D 2D", MISERY, "pass", "bid misery", ""),
    ("4H AH 7D KD 2D", MISERY, "pass", "bid misery", "the hand is too high in hearts for a misery"),
    ("4H 2H 7D 3D 2D", MISERY, "bid misery", "pass", "by the usual count the hand is low enough"),
    ("AS KS QS 4H 3D", {}, "bid 2", "bid nap", "the hand promises no more than about four tricks")])
def test_what_speaks_for_a_course_is_so(hand: str, told: dict[str, Any], move: str, other: str, said: str) -> None:
    deal = Position(cards(hand), **told).view().deal
    assert isinstance(deal, Napoleon)
    assert Move.read(move) in deal.decision(0)
    assert Move.read(other) in deal.decision(0)
    assert speaks(deal, 0, Move.read(move), Move.read(other)) == said
