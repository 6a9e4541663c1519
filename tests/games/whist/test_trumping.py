"""What is said of a trump, and of a suit's best card beside a small one of it."""
from __future__ import annotations

import pytest

from cardtable.cards import BACK, Cards, card, cards
from cardtable.families.tricks.speaks import speaks_for
from cardtable.games.whist.maxims import advise
from cardtable.games.whist.rules import LAYOUT
from tests.games.whist.test_maxims import at


@pytest.mark.parametrize(("hand", "trick", "told"), [
    ("JH 8H 6H", "8C", "Play the six of hearts, the lowest: nothing but trumps is left."),
    ("JH 8H 6H", "8C 2C 7H", "Play the eight of hearts: nothing but trumps is left, and no lower one beats what lies."),
    ("JH 8H 6H 2D", "8C", "Play the six of hearts: the trick is worth a trump.")])
def test_where_all_are_trumps_the_trick_is_not_said_to_be_worth_one(hand: str, trick: str, told: str) -> None:
    deal = at(hand, trick)
    for seat in (1, 2, 3):
        deal.zone[LAYOUT.hand[seat]] = (BACK,) * len(deal.zone[LAYOUT.hand[seat]])
    assert advise(deal, 0).why == told


@pytest.mark.parametrize(("behind", "led", "told"), [
    (cards("3H 5D"), "AC", "only a higher trump beats it."), (cards("3H 5C"), "AC", "a winning card is trumped."),
    ((BACK, BACK), "AC", "a winning card is trumped."), (cards("3H 5D"), "8C", "only a higher trump beats it."),
    ((BACK, BACK), "8C", "the trick is worth a trump.")])
def test_what_is_seen_to_be_beaten_is_not_said_to_win(behind: Cards, led: str, told: str) -> None:
    deal = at("2H 4D", led)
    deal.zone[LAYOUT.hand[1]] = behind
    assert advise(deal, 0).why == f"Play the two of hearts: {told}"


def test_the_best_of_a_suit_is_led_for_it_is_that() -> None:
    """That it goes through who is strong in it is as true of a small one."""
    deal = at("TD 5D 4C 5C", "", ("1", "6D QD KD AD"), ("1", "2D JD 7D 3D"))
    assert advise(deal, 0).why == "Lead the ten of diamonds: no higher card of its suit is out."


def test_of_a_trump_it_is_no_reason_that_another_suit_was_led_by_the_others() -> None:
    deal = at("3D 5C 6H 2H", "", ("1", "6D QD KD AD"))
    assert speaks_for(deal, 0, card("5C"), card("3D")) == "diamonds were led by the other side"
    assert speaks_for(deal, 0, card("2H"), card("3D")) == ""
