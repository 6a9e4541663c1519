"""How a hand is held at Quinto."""
from __future__ import annotations

from cardtable.cards import cards
from cardtable.games.quinto.layout import in_order
from cardtable.games.quinto.rules import Quinto
from cardtable.table.asking.hand_order import sorted_hand


def test_suits_lie_as_they_trump_each_other() -> None:
    held = sorted_hand(cards("2H AH KD 3D QC JS 5S"), "suit", in_order(Quinto(4)))
    assert held == cards("JS 5S QC KD 3D AH 2H")
