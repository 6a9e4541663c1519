"""A turn-up is one of the dealer's cards wherever it lies: before he takes it up, and when he plays it at once."""
from __future__ import annotations

import pytest

from cardtable.cards import Cards, cards
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


@pytest.mark.parametrize("last", ["AH", "TH"])
def test_who_cannot_follow_with_it_has_shown_that_his_hand_has_none_of_the_suit(last: str) -> None:
    """The hand, not the place where the card lay."""
    deal, told = turned_up(), list[tuple[int, Cards]]()
    deal.tell = lambda event: told.append((event.src, event.cards)) if event.kind == "lacks" else None
    for seat, text in enumerate(("KD", "QD", "9D")):
        deal.zone[LAYOUT.hand[seat]] += cards(text)
        deal.apply(seat, Move(("play", *cards(text))))
    deal.apply(DEALER, Move(("play", *cards(last))))
    (zone, absent), = told
    assert (zone, {card.suit for card in absent}) == (LAYOUT.hand[DEALER], {cards("KD")[0].suit})
