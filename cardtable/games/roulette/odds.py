"""What stakes are worth, exactly: by number, and the bank's share (002:16653-16720)."""
from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from cardtable.games.roulette.chances import CHANCES, NUMBERS

HALVED = Fraction(1, 2)


PRISONER = (37 - (37 ** 2 - 4 * 18) ** .5) / 2
"""What a unit in prison is worth, 0.493057, where the book calls it a half: it is freed by 18 numbers, and after
another zero has to win twice, so that V = 18/37 + V²/37, which has no value in fractions."""


def net(spot: str, number: int, at_zero: Fraction = HALVED) -> Fraction:
    """What a unit on a place wins when this number comes; `at_zero` is what an even chance then has left of it."""
    chance = CHANCES[spot]
    return at_zero - 1 if chance.even and not number else chance.won(number)


def nets(stakes: Mapping[str, int | Fraction], at_zero: Fraction = HALVED) -> list[Fraction]:
    """By number, what these stakes win together."""
    return [sum([units * net(spot, number, at_zero) for spot, units in stakes.items()], Fraction(0))
            for number in NUMBERS]


def edge(stakes: Mapping[str, int | Fraction], at_zero: Fraction = HALVED) -> Fraction:
    """The bank's share of what is staked."""
    return -sum(nets(stakes, at_zero), Fraction(0)) / len(NUMBERS) / sum([Fraction(units) for units in stakes.values()])


def prison_edge() -> float:
    """The bank's share on an even chance whose owner never halves."""
    return (1 - PRISONER) / len(NUMBERS)
