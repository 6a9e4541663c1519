"""What the end of a deal is worth to the bidder: his points less half of the others', and the game where it ends."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cardtable.games.five_hundred.schedule import ALL, TRICK, scored, value

WON = 200                                        # points that the game is worth besides: ours


def worth(bid: str, tricks: int, own: int, others: Sequence[int], goal: int, gone: int = 0) -> float:
    """In points, of so many tricks at these scores, in which the tricks `gone` to the others are told already; who has
    bid goes before the others (002:8613-8617)."""
    marked, left = scored(bid, tricks), ALL - tricks
    found = marked - TRICK * left / 2
    if own + marked >= goal:
        return found + WON
    return found - WON / 2 * sum(first(left - gone, *[wanting(goal - score) for score in others]))


def own_game(left: int, own: int, other: int) -> float:
    """What the game is worth to one who stands against a bidder that does not win it, where so many tricks are left to
    the two, of whom each wants so many more for it: he plays for himself (002:8456-8460), and loses it by the other as
    he does by the bidder."""
    mine, his = first(left, own, other)
    return WON * (mine - his)


def apart(bid: str, tricks: int, whole: float) -> dict[str, float]:
    """Of what it is made up: what the bid brings or costs, what all ten tricks bring beyond it, the others' tricks, and
    the rest of the whole, which is what the game does."""
    marked = scored(bid, tricks)
    found = {"bid": float(min(marked, value(bid))), "ten": max(0.0, marked - value(bid)),
             "tricks": -TRICK * (ALL - tricks) / 2}
    return {**found, "game": whole - sum(found.values())}


def wanting(points: int) -> int:
    """How many tricks bring so many points."""
    return max(0, -(-points // TRICK))


@cache
def first(tricks: int, one: int, other: int) -> tuple[float, float]:
    """How likely each of two who share these tricks by chance is the first to have as many as he wants."""
    if not one or not other:
        return float(not one), float(bool(one))
    if tricks <= 0:
        return 0.0, 0.0
    here, there = first(tricks - 1, one - 1, other), first(tricks - 1, one, other - 1)
    return (here[0] + there[0]) / 2, (here[1] + there[1]) / 2
