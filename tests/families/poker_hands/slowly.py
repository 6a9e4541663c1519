"""Hands ranked without tables, from the words of the book alone, for comparison with those of the family."""
from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards import RANKS, Card

KINDS = ("highest card", "pair", "two pairs", "threes", "straight", "flush", "full", "fours", "straight flush")


def judged(hand: Sequence[Card]) -> tuple[int, list[int]]:
    """The number of the kind among KINDS, and what decides within it, highest first."""
    letters = [card.text[0] for card in hand]
    suits = {card.text[1] for card in hand}
    by_number = sorted(set(letters), key=lambda letter: (letters.count(letter), RANKS.index(letter)), reverse=True)
    decides = [RANKS.index(letter) for letter in by_number]
    times = [letters.count(letter) for letter in by_number]
    sequence = "A23456789TJQKA"
    for start in range(9, -1, -1):
        if set(sequence[start:start + 5]) == set(letters):
            return (8 if len(suits) == 1 else 4), [RANKS.index(sequence[start + 4])]
    if len(suits) == 1:
        return 5, decides
    return {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}.get(tuple(times), 0), decides
