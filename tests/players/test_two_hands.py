"""Open-card play between two hands, against a plain search of every line."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import Card, Cards, cards
from cardtable.games.ecarte.rules.rules import ORDER, PACK, lawful
from cardtable.players.two_hands import Rows
from cardtable.rules.tricks import wins

ROWS = Rows(ORDER)


def without(hand: Cards, card: Card) -> Cards:
    return tuple([c for c in hand if c is not card])


def every_line(leader: Cards, other: Cards, trump: int) -> int:
    return max([after(without(leader, c), c, other, trump) for c in leader], default=0)


def after(rest: Cards, led: Card, other: Cards, trump: int) -> int:
    found = []
    for reply in lawful(other, led, trump):
        if wins((led, reply), trump, ORDER) == 0:
            found.append(1 + every_line(rest, without(other, reply), trump))
        else:
            found.append(len(rest) - every_line(without(other, reply), rest, trump))
    return min(found)


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_agrees_with_every_line(size: int) -> None:
    rng = Random(size)
    for _ in range(150):
        dealt, trump = tuple(rng.sample(PACK, 2 * size)), rng.randrange(4)
        leader, other = dealt[:size], dealt[size:]
        assert ROWS.tricks(leader, other, trump) == every_line(leader, other, trump)
        assert ROWS.tricks_after(leader[1:], leader[0], other, trump) == after(leader[1:], leader[0], other, trump)


def test_ace_ranks_below_the_knave() -> None:
    assert ROWS.tricks(cards("AS"), cards("JS"), 0) == 0
    assert ROWS.tricks(cards("JS"), cards("AS"), 0) == 1


def test_a_trump_must_be_played_when_void() -> None:
    assert ROWS.tricks_after(cards("8H"), cards("KC")[0], cards("7H 9S"), 2) == 1       # 7H must trump, 8H is left
