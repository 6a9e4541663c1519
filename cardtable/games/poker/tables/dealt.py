"""Hands as they are dealt, all of them: which part of them a hand beats."""
from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from itertools import accumulate

from cardtable.families.poker_hands.drawing import Ways, becoming
from cardtable.games.poker.rules.table import HELD
from cardtable.games.poker.rules.terms import cards, ranked


@lru_cache(8)
def dealt(short: bool, mistigris: bool, tiger: bool) -> Ways:
    """In how many ways each strength is dealt."""
    return becoming(ranked(short, tiger), (), cards(short, mistigris), HELD)


@lru_cache(8)
def _sums(short: bool, mistigris: bool, tiger: bool) -> tuple[list[int], list[int]]:
    ways = dealt(short, mistigris, tiger)
    places = sorted(ways)
    return places, list(accumulate([ways[place] for place in places], initial=0))


def beaten(place: int, short: bool = False, mistigris: bool = False, tiger: bool = False) -> float:
    """Which part of all hands dealt one beats, by its place among the strengths; half of those that are equal."""
    places, sums = _sums(short, mistigris, tiger)
    n = bisect_left(places, place)
    return (sums[n] + sums[n + 1]) / 2 / sums[-1]
