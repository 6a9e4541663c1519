"""What a deal of Euchre scores, and how points become games."""
from __future__ import annotations

from typing import NamedTuple

ALL, WANTED, GAME = 5, 3, 5                      # tricks, those the makers must win, points of a game
TOGETHER, ALONE, JAMBONE, JAMBOREE = "together", "alone", "jambone", "jamboree"
MUMBLED = "mumbled"                              # of which nobody can say what it is, under strict laws


class Worth(NamedTuple):
    """What the makers score for three or four tricks and for all, and the others if it is fewer."""

    point: int
    march: int
    euchre: int


PROFESSOR = {TOGETHER: Worth(1, 2, 2), ALONE: Worth(1, 4, 4), JAMBONE: Worth(1, 8, 8)}
"""001:266-268, 317-319, 418-424."""
CHEAP, AGAINST_ALONE = Worth(1, 4, 2), Worth(4, 4, 4)
"""Alone, by agreement: two for a euchre; but against a lone adversary whoever wins the odd trick scores four
(001:323-325)."""
HOYLE = {TOGETHER: Worth(1, 2, 2), ALONE: Worth(1, 4, 2)}
"""002:2401-2410, 2440-2443; that a lone hand euchred costs no more than another is ruled, for nothing is said."""
SHOWN = 16                                       # jamboree (001:460-464)


class Scored(NamedTuple):
    """What the makers, or the others, score in a deal; and what for."""

    makers: int
    others: int
    what: str


def scored(worth: Worth, tricks: int) -> Scored:
    """By the tricks of the makers.

    >>> scored(PROFESSOR[TOGETHER], 5)
    Scored(makers=2, others=0, what='march')
    """
    if tricks < WANTED:
        return Scored(0, worth.euchre, "euchre")
    return Scored(worth.march, 0, "march") if tricks == ALL else Scored(worth.point, 0, "point")


class Games(NamedTuple):
    """How many games a side has won with its last points, and the points it has over."""

    won: int
    over: int


def games(points: int, losers: int, lap: bool = False, slam: bool = False) -> Games:
    """By the points a side has reached, and those of the losers: with laps what is over five goes to the next game,
    with slams a game in which the losers have nothing counts two, as every further game within the same score does
    (001:406-410, 466, 493).

    >>> games(4 + 16, 0, lap=True, slam=True)
    Games(won=8, over=0)
    """
    won, left = 0, points
    while left >= GAME:
        left -= GAME
        won += 2 if slam and (won > 0 or losers == 0) else 1
        if not lap:
            return Games(won, 0)
    return Games(won, left)
