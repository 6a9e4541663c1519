"""A certain way out is found, taken, and told."""
from __future__ import annotations

from functools import cache
from random import Random

import pytest

from cardtable.cards import card, cards
from cardtable.games.pope_joan import maxims
from cardtable.games.pope_joan.certain import certain
from cardtable.games.pope_joan.evaluate import own_lead
from cardtable.games.pope_joan.maxims import ALL, advice
from cardtable.games.pope_joan.position import Position
from cardtable.games.pope_joan.runs import bits, card_of, each
from cardtable.players.advice import advise
from cardtable.players.think import think
from cardtable.rules.moves import Move

NAMES = ["North", "East", "South", "West"]


def searched(hand: int, alive: int) -> int:
    """The same by trying whatever there is to lead."""
    @cache
    def kept(hand: int, alive: int, bit: int) -> bool:
        while True:
            hand, alive = hand ^ bit, alive ^ bit
            if not hand or not alive & bit << 1:
                return not hand or any(kept(hand, alive, one) for one in each(hand))
            if not hand & bit << 1:
                return False
            bit <<= 1
    return sum([bit for bit in each(hand) if kept(hand, alive, bit)])


def test_it_is_what_a_search_finds() -> None:
    rng, found, places = Random(7), 0, list(each(ALL))
    for _ in range(4000):
        rng.shuffle(places)
        count = rng.randint(1, 6)
        hand = sum(places[:count])
        alive = hand | sum(places[count:count + rng.randint(0, 25)])
        assert certain(hand, alive) == searched(hand, alive)
        found += certain(hand, alive) not in (0, hand)
    assert found > 500


@pytest.mark.parametrize(("hand", "gone", "led"), [
    ("AS 4S", "5S", "4S"), ("2D 3D 7D", "", "7D"), ("9D QD", "KD", "QD"), ("9D KD", "", "KD"),
    ("TC KC JC 2S", "3S", "2S KC"), ("9C KC", "", "KC"), ("4C 5C 6C", "", "4C")])
def test_the_stops_that_win_are_led_first(hand: str, gone: str, led: str) -> None:
    held, alive = bits(cards(hand)), ALL & ~bits(cards(gone))
    for lead in (advice(held, alive)[0], own_lead(held, alive)):
        assert card_of(lead) in cards(led)
    view = Position(cards(hand), card("2H"), cards(gone), seats=4).view()
    assert "out for certain" in maxims.choose(view, 0, Random(1)).why
    assert think(view, "club", 1).move[1] in cards(led)


def test_what_is_certain_is_told_and_all_that_is_certain_is_equal() -> None:
    """Whichever of these stops goes first, the others can be led after it."""
    view = Position(cards("AD 9D 8S 7D QD"), card("9S"), cards("KD TD"), seats=4).view()
    found = advise(view, 0, NAMES, .2)
    assert found is not None
    assert "out for certain" in found.words
    assert "differ" not in found.book
    assert found.comparison is not None
    equal = {row.words.removeprefix("Lead the ") for row in found.comparison.rows if row.equal}
    assert {"eight of spades", "seven of diamonds", "queen of diamonds"} <= equal


def test_a_stop_is_told_as_one_though_the_book_would_keep_it() -> None:
    held, alive = bits(cards("AS 4S 2C 9H")), ALL & ~bits(cards("5S"))
    assert "leads it leads again" in maxims.ground(held, alive, bits(cards("4S")))
    assert maxims.ground(bits(cards("2C 9H 4C")), ALL, bits(cards("4C"))) == ""


def test_who_begins_a_certain_way_out_is_told_what_he_plays() -> None:
    held = bits(cards("QS KS 4C"))
    assert maxims.sure_ground(held, ALL, bits(cards("QS"))).startswith("it begins a sequence up to a stop")
    assert maxims.sure_ground(held, ALL, bits(cards("KS"))).startswith("it is a stop")
    assert maxims.sure_ground(held, ALL, bits(cards("4C"))) == ""
    assert Move(("play", card("QS"))) == maxims.choose(Position(cards("QS KS 4C"), card("2D"), seats=4).view(), 0,
                                                       Random(1)).move
