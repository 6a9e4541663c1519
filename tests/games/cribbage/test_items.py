"""The show taken apart: items with their cards, against the sums by which hands are counted."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import cards
from cardtable.games.cribbage.rules.count import show
from cardtable.games.cribbage.rules.items import items
from cardtable.games.cribbage.rules.rules import PACK


@pytest.mark.parametrize("size", [3, 4, 5])
def test_items_of_any_hand_come_to_its_worth_kind_by_kind(size: int) -> None:
    rng = Random(size)
    for _ in range(3000):
        *hand, start = rng.sample(PACK, size + 1)
        for crib in (False, True):
            found = items(tuple(hand), start, crib)
            worth = show(tuple(hand), start, crib)
            by_kind = [sum([one.points for one in found if one.kind == kind])
                       for kind in ("fifteen", "pair", "run", "flush", "nob")]
            assert by_kind == list(worth)
            assert all(set(one.cards) <= {*hand, start} and len(set(one.cards)) == len(one.cards) for one in found)


@pytest.mark.parametrize(("text", "told"), [
    ("6C 7H 8D KS AD", [("fifteen", "7H 8D"), ("fifteen", "AD 6C 8D"), ("run", "6C 7H 8D")]),
    ("7S 7D 8C 9H KD", [("fifteen", "7S 8C"), ("fifteen", "7D 8C"), ("pair", "7S 7D"), ("run", "7S 8C 9H"),
                        ("run", "7D 8C 9H")]),
    ("2H 4H 6H 8H KH", [("flush", "2H 4H 6H 8H KH")]), ("2S 4H 6C JH KH", [("nob", "JH KH")])])
def test_items_have_their_cards(text: str, told: list[tuple[str, str]]) -> None:
    *hand, start = cards(text)
    assert [(one.kind, one.cards) for one in items(tuple(hand), start)] == [(kind, cards(some)) for kind, some in told]
