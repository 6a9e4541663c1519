"""What the end of a deal is worth to the bidder: his points less half of the others', and the game where it ends."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb

from cardtable.games.five_hundred.schedule import ALL, TRICK, scored, value

WON = 200                                        # points that the game is worth besides: ours


def worth(bid: str, tricks: int, own: int, others: Sequence[int], goal: int) -> float:
    """In points, of so many tricks at these scores; who has bid goes before the others (002:8613-8617)."""
    marked, left = scored(bid, tricks), ALL - tricks
    found = marked - TRICK * left / 2
    if own + marked >= goal:
        return found + WON
    return found - WON / 2 * min(1.0, sum([comes_to(left, goal - score) for score in others]))


def apart(bid: str, tricks: int, whole: float) -> dict[str, float]:
    """Of what it is made up: what the bid brings or costs, what all ten tricks bring beyond it, the others' tricks, and
    the rest of the whole, which is what the game does."""
    marked = scored(bid, tricks)
    found = {"bid": float(min(marked, value(bid))), "ten": max(0.0, marked - value(bid)),
             "tricks": -TRICK * (ALL - tricks) / 2}
    return {**found, "game": whole - sum(found.values())}


@cache
def comes_to(tricks: int, wanted: int) -> float:
    """How likely one of two who share these tricks by chance makes so many points of them."""
    least = max(0, -(-wanted // TRICK))
    return sum([comb(tricks, n) for n in range(least, tricks + 1)]) / 2 ** tricks if least else 1.0
