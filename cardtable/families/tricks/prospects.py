"""What a score is worth: the chance of a game that goes to so many points, when deals end as they do between equals."""
from __future__ import annotations

from collections.abc import Mapping
from functools import cache

Ends = tuple[tuple[int, int, float], ...]        # the dealer's side marks, the other marks, how often


def ends(table: Mapping[tuple[int, int], float]) -> Ends:
    """What a deal may end with, those in which nobody marks left out, since another follows."""
    marked = {pair: often for pair, often in table.items() if pair != (0, 0)}
    total = sum(marked.values())
    return tuple([(*pair, often / total) for pair, often in marked.items()])


@cache
def chance(own: int, other: int, goal: int, deals: bool, found: Ends) -> float:
    """Of winning the game for a side at this score; `deals`: whether it deals next.  The deal alternates."""
    if own >= goal or other >= goal:
        return float(own >= goal)
    return sum([often * chance(own + (mine if deals else its), other + (its if deals else mine), goal, not deals, found)
                for mine, its, often in found])
