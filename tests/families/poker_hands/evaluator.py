"""Hands ranked by a public evaluator, phevaluator (a test requirement), for comparison with those of the family."""
from __future__ import annotations

from collections.abc import Sequence

from phevaluator import evaluate_cards

from cardtable.cards import RANKS, SUITS, Card

STRENGTHS = 7462


def value(hand: Sequence[Card]) -> int:
    """The place of a hand among all strengths, from 0 for the weakest, as the evaluator has it (which counts from 1
    for the best)."""
    numbers = [4 * RANKS.index(card.text[0]) + SUITS.index(card.text[1]) for card in hand]
    return STRENGTHS - int(evaluate_cards(*numbers))
