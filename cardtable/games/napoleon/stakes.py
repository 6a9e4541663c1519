"""What is called, and what a call is worth (002:3119-3164)."""
from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cardtable.families.tricks.auction import Bid

MISERY, NAP, WELLINGTON = "misery", "nap", "wellington"
LADDER: tuple[Bid, ...] = (1, 2, 3, MISERY, 4, NAP, WELLINGTON)
ALL = 5                                          # the tricks of a deal


class Stake(NamedTuple):
    """What a call wants, and in counters what each adversary pays if it is made, and is paid if it fails."""

    tricks: int
    receives: int
    pays: int


PLAIN: Mapping[Bid, Stake] = {
    1: Stake(1, 1, 1), 2: Stake(2, 2, 2), 3: Stake(3, 3, 3), MISERY: Stake(0, 3, 3), 4: Stake(4, 4, 4),
    NAP: Stake(ALL, 10, 5), WELLINGTON: Stake(ALL, 20, 10)}
RAISED = {**PLAIN, NAP: Stake(ALL, 12, 6), WELLINGTON: Stake(ALL, 24, 12)}
"""Raised "on the plea of making it even money" (002:3127-3131)."""


def made(bid: Bid, tricks: int) -> bool:
    """Whether a call is good with so many tricks in all: overtricks earn nothing (002:3119-3122)."""
    return tricks == 0 if bid == MISERY else tricks >= PLAIN[bid].tricks


def settled(bid: Bid, tricks: int, left: int) -> bool:
    """Whether the call is made or broken with so many tricks, whatever becomes of those that are left."""
    if bid == MISERY:
        return tricks > 0 or left == 0
    return tricks >= PLAIN[bid].tricks or tricks + left < PLAIN[bid].tricks
