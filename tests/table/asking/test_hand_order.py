"""How a hand is held: sorted until its player moves a card, then as he has it."""
from __future__ import annotations

import pytest

from cardtable.cards import SUITS, card, cards, ranking
from cardtable.families.tricks.order import WithJoker
from cardtable.showing.sorting import Sorting
from cardtable.table.asking.hand_order import Arrangement, sorted_hand

HAND = cards("AS KS QH JD TC")


@pytest.mark.parametrize("to", range(5))
@pytest.mark.parametrize("text", [c.text for c in HAND])
def test_a_card_moved_comes_to_the_place_it_was_put_in(text: str, to: int) -> None:
    held = Arrangement()
    held.move(HAND, card(text), to)
    order = held.order(HAND)
    assert order.index(card(text)) == to
    assert [c for c in order if c.text != text] == [c for c in HAND if c.text != text]


def test_new_cards_join_an_order_of_ones_own_at_the_right() -> None:
    held = Arrangement()
    held.move(HAND, card("TC"), 0)
    assert held.order(cards("AS TC KS 2H")) == cards("TC AS KS 2H")
    assert held.order(cards("9S 3H")) == cards("9S 3H")                     # another deal: sorted again
    held.move(HAND, card("TC"), 0)
    held.sort("suit")
    assert held.order(HAND)[0] == card("AS")


def test_what_is_held_keeps_its_order_while_cards_go() -> None:
    held = Arrangement()
    hand = held.order(cards("5C 2H KS 7D"))
    assert [c.text for c in hand] == ["KS", "2H", "5C", "7D"]
    assert held.order(cards("2H 5C 7D")) == cards("2H 5C 7D")       # sorted anew, red would lie on both sides of black
    assert held.order(cards("5C 7D")) == cards("5C 7D")
    assert [c.text for c in held.order(cards("5C 7D AS"))] == ["AS", "7D", "5C"], "what comes in is sorted"


def test_a_left_bower_lies_with_the_trumps_once_they_are_known() -> None:
    order, hand = WithJoker(ranking("789TJQKA")), cards("JH AD 7D KC 8C")
    held = Arrangement(sorting=Sorting(order=order))
    assert [c.text for c in held.order(hand)] == ["JH", "KC", "8C", "AD", "7D"]
    held.sort_by(Sorting(order=order, trump=SUITS.index("D")))
    assert [c.text for c in held.order(hand)] == ["KC", "8C", "JH", "AD", "7D"]
    assert [c.text for c in held.order(hand[:3])] == ["JH", "AD", "7D"]
    assert sorted_hand(cards("AS JO JC"), "suit", Sorting(order=order, trump=3)) == cards("JO JC AS")
    assert sorted_hand(cards("AS JO JC"), "suit", Sorting(order=order)) == cards("JO AS JC")
