"""What a seat is told to play narrows what it may, as far as it can obey."""
from __future__ import annotations

import pytest

from cardtable.cards import SUITS, cards
from cardtable.families.tricks.strict import demands
from cardtable.families.tricks.strict.demands import Demand
from tests.families.toys import Small

HEARTS = SUITS.index("H")


@pytest.mark.parametrize(("kind", "named", "suit", "lawful", "trick", "left"), [
    (demands.CARD, "QH", "", "QH TD", "", "QH"),
    (demands.CARD, "QH", "", "KS TS", "AS", "KS TS"),                # he must follow, and cannot obey
    (demands.NOT_CARD, "QH", "", "QH TD", "", "TD"),
    (demands.NOT_CARD, "QH", "", "QH", "", "QH"),
    (demands.SUIT, "", "D", "QH TD KD", "", "TD KD"),
    (demands.SUIT, "", "C", "QH TD KD", "", "QH TD KD"),
    (demands.HIGHEST, "", "", "TD KD JD", "AD", "KD"),
    (demands.LOWEST, "", "", "TD KD JD", "AD", "TD"),
    (demands.LOWEST, "", "D", "QH TD KD", "", "TD"),
    (demands.HIGHEST, "", "", "QH TD KD", "AS", "QH TD KD"),         # void, and no suit is named
    (demands.TRUMP, "", "", "QH TD", "AS", "QH"),
    (demands.NOT_TRUMP, "", "", "QH TD", "AS", "TD"),
    (demands.WIN, "", "", "TD AD JD", "KD", "AD"),
    (demands.LOSE, "", "", "TD AD JD", "KD", "TD JD"),
])
def test_the_choice_is_narrowed(kind: str, named: str, suit: str, lawful: str, trick: str, left: str) -> None:
    demand = Demand(0, kind, cards(named), SUITS.index(suit) if suit else -1)
    assert demand.of(cards(lawful), Small.order, HEARTS, cards(trick)) == cards(left)
