"""Tricks, and what a play proves about the hand it came from."""
from __future__ import annotations

from itertools import combinations

import pytest

from cardtable.cards import cards, pack, ranking
from cardtable.rules.tricks import Lawful, proves_absent, wins
from tests.rules.test_claims import PACK, duty, follow

HIGH = ranking("23456789TJQKA")


@pytest.mark.parametrize(("trick", "trump", "winner"), [
    ("2C 3C", -1, 1), ("3C 2C", -1, 0), ("2C AD", -1, 0), ("AC 2D", 1, 1), ("AC 2D 3D 4C", 1, 2), ("2D AC", 1, 0),
    ("2C 9C 3C AD", 3, 1), ("KC1 KC2", -1, 0),
])
def test_who_wins(trick: str, trump: int, winner: int) -> None:
    assert wins(cards(trick), trump, HIGH) == winner


@pytest.mark.parametrize("lawful", [follow, duty])
@pytest.mark.parametrize("trump", [-1, 0])
def test_a_play_proves_what_enumeration_proves(lawful: Lawful, trump: int) -> None:
    for led in PACK:
        for card in PACK:
            if card is led:
                continue
            possible = {c for others in combinations([c for c in PACK if c not in (led, card)], 2)
                        if card in lawful((card, *others), led, trump) for c in others}
            rest = {c for c in PACK if c not in (led, card)}
            absent = set(proves_absent(lawful, PACK, card, led, trump)) - {led}
            assert absent == rest - possible


def test_a_ranking_may_be_any() -> None:
    ace_low = ranking("789TAJQK")
    order = sorted(pack("789TJQKA")[:8], key=lambda c: ace_low[c.rank])
    assert [str(c)[0] for c in order] == list("789TAJQK")
    assert ace_low[0] == -1
