"""The whole move tree of fixed positions, against the numbers fixed and against a count by other means."""
from __future__ import annotations

import pytest

from cardtable.cards import Cards, cards
from cardtable.games.ecarte.rules.rules import ORDER
from tests.games.ecarte.walks import PLAIN, WALKS
from tests.walk import MoveTree, check

SPADES = 3


@pytest.mark.parametrize("fixed", [fixed for fixed in WALKS if not fixed.long], ids=lambda fixed: fixed.name)
def test_walk(fixed: MoveTree) -> None:
    check(fixed)


def lines(leading: Cards, other: Cards) -> int:
    """In how many ways the cards can be played out, by the rules of play as sets."""
    if not leading:
        return 1
    total = 0
    for led in leading:
        suit = {c for c in other if c.suit == led.suit}
        higher = {c for c in suit if ORDER[c.rank] > ORDER[led.rank]}
        trumps = {c for c in other if c.suit == SPADES}
        for reply in higher or suit or trumps or set(other):
            left = tuple(c for c in leading if c is not led), tuple(c for c in other if c is not reply)
            taken = reply in higher or (reply.suit == SPADES != led.suit)
            total += lines(*(left[::-1] if taken else left))
    return total


def test_a_hand_is_played_in_as_many_ways_as_counted_by_other_means() -> None:
    counted = next(fixed for fixed in WALKS if fixed.name == "a hand without trumps")
    assert lines(cards(PLAIN[0]), cards(PLAIN[1])) == counted.counts[-1]
