"""Ranks are those of a public evaluator; all hands of the pack are compared in the long counts (soak.py)."""
from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import RANKS, cards, pack
from cardtable.families.poker_hands.ranking import WHOLE

evaluator = pytest.importorskip("tests.families.poker_hands.evaluator", exc_type=ImportError)


def test_hands_have_the_place_that_a_public_evaluator_gives_them() -> None:
    rng, whole = Random(52), pack(RANKS)
    for _ in range(3000):
        hand = rng.sample(whole, 5)
        assert WHOLE.value(hand) == evaluator.value(hand), hand


def test_the_best_and_the_worst() -> None:
    assert evaluator.value(cards("AS KS QS JS TS")) == WHOLE.value(cards("AS KS QS JS TS")) == evaluator.STRENGTHS - 1
    assert evaluator.value(cards("7S 5H 4D 3C 2S")) == WHOLE.value(cards("7S 5H 4D 3C 2S")) == 0
