"""The chances of the first coup, counted exactly over all ways in which the cards can lie in the shoe.

A row that ends at a point with a last card of l has had its other cards come to the point less l, which is thirty at
most.  Sets of cards are counted by polynomials, whose powers of x and y are how many cards each row has of them; one
whole number holds a polynomial, a coefficient in every SLOT bits.
"""
from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import factorial

from cardtable.cards import RANKS, SUITS
from cardtable.games.trente_et_quarante.coup import BEST, TEN, THIRTY, VALUES, WORST

POINTS = range(BEST, WORST + 1)
SLOT, ROW = 240, THIRTY + 1                      # more bits than any coefficient has; the most cards of a row, and one
X, Y = SLOT, SLOT * ROW                          # a factor of x or y is a shift by so much

Ways = dict[tuple[int, int], int]                # by the sums of both rows


def values(packs: int) -> dict[int, int]:
    """How many cards of each value."""
    found = dict.fromkeys(range(TEN, 0, -1), 0)
    for rank in RANKS:
        found[VALUES[rank]] += packs * len(SUITS)
    return found


def _all(shoe: Mapping[int, int], second: bool) -> Ways:
    """The product, over all cards, of 1 + x for the first row + y for the second, where that is dealt."""
    sums = [(s, t) for s in range(THIRTY, -1, -1) for t in range(THIRTY if second else 0, -1, -1)]
    ways = dict.fromkeys(sums, 0)
    ways[0, 0] = 1
    for value, number in shoe.items():
        for _ in range(number):
            for s, t in sums:                    # from the greatest, so that a card is in no set twice
                more = (ways[s - value, t] << X if s >= value else 0) + (ways[s, t - value] << Y if t >= value else 0)
                if more:
                    ways[s, t] += more
    return ways


def _without(ways: Ways, value: int) -> Ways:
    """The same with one card of this value fewer."""
    left: Ways = {}
    for s, t in sorted(ways):
        taken = (left[s - value, t] << X if s >= value else 0) + (left[s, t - value] << Y if t >= value else 0)
        left[s, t] = ways[s, t] - taken
    return left


def _chance(packed: int, cards: int, last: int) -> Fraction:
    """Of these sets being dealt in their order, with `last` cards that end the rows: n! k! (cards − n − k − last)! of
    cards! orders each."""
    orders = 0
    for k in range(ROW):
        row = packed >> k * Y & (1 << Y) - 1
        for n in range(ROW if row else 0):
            sets = row >> n * X & (1 << X) - 1
            if sets:
                orders += sets * factorial(n) * factorial(k) * factorial(cards - n - k - last)
    return Fraction(orders, factorial(cards))


def points(packs: int) -> dict[int, Fraction]:
    """The chance of each point, of one row."""
    shoe = values(packs)
    cards, ways, found = sum(shoe.values()), _all(shoe, second=False), dict.fromkeys(POINTS, Fraction(0))
    for last, number in shoe.items():
        left = _without(ways, last)
        for point in range(BEST, THIRTY + last + 1):
            found[point] += number * _chance(left[point - last, 0], cards, 1)
    return found


def equal(packs: int) -> dict[int, Fraction]:
    """The chance that both rows have each point."""
    shoe = values(packs)
    cards, ways, found = sum(shoe.values()), _all(shoe, second=True), dict.fromkeys(POINTS, Fraction(0))
    for last, number in shoe.items():
        one = _without(ways, last)
        for other in range(1, last + 1):
            two, others = _without(one, other), shoe[other] - (last == other)
            twice = 1 if last == other else 2    # either row may be the one that ends with it
            for point in range(BEST, THIRTY + other + 1):
                found[point] += twice * number * others * _chance(two[point - last, point - other], cards, 2)
    return found


def endless() -> dict[int, Fraction]:
    """The chance of each point from a pack without end."""
    one = values(1)
    share = {value: Fraction(number, sum(one.values())) for value, number in one.items()}
    reached = [Fraction(1)]
    for total in range(1, THIRTY + 1):
        reached.append(sum([reached[total - value] * share[value] for value in one if value <= total], Fraction(0)))
    return {point: sum([reached[point - last] * share[last] for last in range(point - THIRTY, TEN + 1)], Fraction(0))
            for point in POINTS}
