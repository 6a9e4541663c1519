"""A turn-up is one of the dealer's cards wherever it lies: before he takes it up, and when he plays it at once."""
from __future__ import annotations

import pytest

from cardtable.cards import cards
from cardtable.families.tricks.honours import held
from cardtable.games.whist.rules import LAYOUT, Whist
from cardtable.games.whist.scoring import HONOURS
from cardtable.rules.moves import Move

DEALER, HANDS = 3, ("KH 2S 3S", "QH 4S 5S", "9H 6S 7S", "TH 8S")


def turned_up() -> Whist:
    """The ace of hearts lies turned up before the dealer, and his left is to lead."""
    deal = Whist(DEALER, (0, 0), [0] * 4)
    for seat, text in enumerate(HANDS):
        deal.zone[LAYOUT.hand[seat]] = cards(text)
    deal.turned = deal.zone[deal.turn_up] = cards("AH")
    deal.trump = deal.turned[0].suit
    deal.lead_off(0)
    return deal


@pytest.mark.parametrize("last", ["AH", "TH"])
def test_its_honour_is_his_before_and_after_he_first_plays(last: str) -> None:
    deal = turned_up()
    assert held(deal, HONOURS) == (1, 2)
    for seat, text in enumerate(("KH", "QH", "9H", last)):
        deal.apply(seat, Move(("play", *cards(text))))
        assert held(deal, HONOURS) == (1, 2)
        assert sorted(deal.dealt_hand(DEALER)) == sorted(cards("TH 8S AH"))
    assert not deal.zone[deal.turn_up], "it has been played, or taken up with his first card"
