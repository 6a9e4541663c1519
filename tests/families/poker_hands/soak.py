"""Every hand of the pack, counted by kind and compared with what the book's words make of it."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from cardtable.cards import RANKS, pack
from cardtable.families.poker_hands.kinds import KIND_NAMES
from cardtable.families.poker_hands.ranking import WHOLE
from tests.families.poker_hands.slowly import judged
from tools.trials import Part

HANDS = dict(zip(KIND_NAMES, (1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40), strict=True))
"""How many of the 2,598,960 hands are of each kind: known from combinatorics."""


def parts() -> Iterator[Part]:
    """One trial each: all of them."""
    yield Part("every poker hand", 1, lambda _: every_hand())
    yield Part("every poker hand by a public evaluator", 1, lambda _: evaluated())


def evaluated() -> Counter[str]:
    """All hands have the place that it gives them."""
    from tests.families.poker_hands.evaluator import value

    found: Counter[str] = Counter()
    for hand in combinations(pack(RANKS), 5):
        assert WHOLE.value(hand) == value(hand), hand
        found["hands"] += 1
    return found


def every_hand() -> Counter[str]:
    """Counts the kinds; fails at the first hand that is judged otherwise than in words."""
    found: Counter[str] = Counter()
    for hand in combinations(pack(RANKS), 5):
        strength, (kind, ranks) = WHOLE.strength(hand), judged(hand)
        assert (strength.kind, list(strength.ranks)) == (kind, ranks), hand
        found[KIND_NAMES[kind]] += 1
    assert found == HANDS, found
    return found
