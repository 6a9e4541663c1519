"""Tricks: who wins, and what a play proves about the hand it came from."""
from __future__ import annotations

from collections.abc import Callable
from functools import cache

from cardtable.cards import Card, Cards

Lawful = Callable[[Cards, Card, int], Cards]        # (hand, card led, trump suit or -1) -> cards allowed


def wins(trick: Cards, trump: int, strength: tuple[int, ...]) -> int:
    """Index of the winning card; of identical cards the first."""
    best = 0
    for i in range(1, len(trick)):
        card, top = trick[i], trick[best]
        if card.suit == top.suit:
            if strength[card.rank] > strength[top.rank]:
                best = i
        elif card.suit == trump:
            best = i
    return best


@cache
def proves_absent(lawful: Lawful, pack: Cards, card: Card, led: Card, trump: int) -> Cards:
    """Cards that cannot have been held beside `card`, for with any of them it would not have been lawful."""
    return tuple([c for c in pack if c is not card and card not in lawful((card, c), led, trump)])
