"""The race home: from how deals go, the chances of the game and of the lurch at every pair of scores.

Compiled by Cython, and right without it.
"""
from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from cardtable.solver import uncython as cython

Marks = Sequence[tuple[int, int]]        # of one deal in order: (0 for the pone's side, 1 for the dealer's; points)


def chances(deals: Sequence[Marks], goal: int) -> tuple[array[float], array[float], array[float]]:
    """Counted back from the end of the game, for each score before a deal, at [pone's side * goal + dealer's]:
    the chance that the pone's side wins, that it wins by a lurch, and that the dealer's side wins by a lurch.

    Each deal is as likely as any other; the deal alternates.
    """
    wins, lurches, lurched = (array("d", [0.0] * (goal * goal)) for _ in range(3))
    flat = array("i", [x for marks in deals for who, points in marks for x in (who, points)])
    ends = array("i", [0])
    for marks in deals:
        ends.append(ends[-1] + 2 * len(marks))
    _fill(flat, ends, goal, wins, lurches, lurched)
    return wins, lurches, lurched


@cython.cfunc
def _fill(flat: cython.int[::1], ends: cython.int[::1], goal: cython.int, wins: cython.double[::1],
          lurches: cython.double[::1], lurched: cython.double[::1]) -> None:
    both: cython.int
    pone: cython.int
    dealer: cython.int
    d: cython.int
    k: cython.int
    a: cython.int
    b: cython.int
    at: cython.int
    n: cython.int = len(ends) - 1
    over: cython.bint
    w: cython.double
    one: cython.double
    two: cython.double
    for both in range(2 * goal - 2, -1, -1):
        for pone in range(max(0, both - goal + 1), min(both, goal - 1) + 1):
            dealer = both - pone
            w = 0.0
            one = 0.0
            two = 0.0
            for d in range(n):
                a = pone
                b = dealer
                over = False
                for k in range(ends[d], ends[d + 1], 2):
                    if flat[k] == 0:
                        a += flat[k + 1]
                    else:
                        b += flat[k + 1]
                    if a >= goal or b >= goal:
                        over = True
                        break
                if not over:
                    at = b * goal + a                      # the sides change about
                    w += 1.0 - wins[at]
                    one += lurched[at]
                    two += lurches[at]
                elif a >= goal:
                    w += 1.0
                    if 2 * b < goal:
                        one += 1.0
                elif 2 * a < goal:
                    two += 1.0
            at = pone * goal + dealer
            wins[at] = w / n
            lurches[at] = one / n
            lurched[at] = two / n
