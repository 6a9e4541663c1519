"""What is called, and what a call is worth in pence (002:4627-4676, 4753-4812)."""
from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

PROPOSITION, SOLO, MISERE = "proposition", "solo", "misere"
ABONDANCE, IN_TRUMPS = "abondance", "abondance_trumps"
OUVERTE, DECLAREE = "misere_ouverte", "abondance_declaree"
GENERAL = "general_misere"                       # no call: what is played where all have passed
LADDER = (SOLO, MISERE, ABONDANCE, IN_TRUMPS, OUVERTE, DECLAREE)     # of one against all, from low to high
LOSING = frozenset({MISERE, OUVERTE})            # to win nothing
NAMING = frozenset({ABONDANCE, DECLAREE})        # the caller names the trumps
ALL = 13                                         # the tricks of a deal
TARGET: Mapping[str, int] = {PROPOSITION: 8, SOLO: 5, MISERE: 0, ABONDANCE: 9, IN_TRUMPS: 9, OUVERTE: 0, DECLAREE: ALL}
TIMES: Mapping[str, int] = {PROPOSITION: 1, SOLO: 1, MISERE: 2, ABONDANCE: 3, IN_TRUMPS: 3, OUVERTE: 4, DECLAREE: 6,
                            GENERAL: 1}
"""Whatever a solo is played for, the others keep these proportions (002:4785-4812)."""


class Stakes(NamedTuple):
    """In pence: of a solo, and of each trick over or under; whether over-tricks of an abondance count double."""

    solo: int = 6
    trick: int = 1
    doubled: bool = False

    def stake(self, call: str) -> int:
        """Of a call that is just made."""
        return self.solo * TIMES[call]

    def each(self, call: str, tricks: int, credited: int = 0) -> int:
        """What one adversary pays a caller, or each partner, with so many tricks; below nothing, what he is paid.
        Those `credited` to him for a fault count, but make no slam (002:4760-4766)."""
        stake, over = self.stake(call), tricks - TARGET[call]
        if call in LOSING:
            return -stake if tricks else stake
        if over < 0:
            return -stake - (0 if call == DECLAREE else self.trick * -over)
        return stake + self.over(call, tricks - credited) * over

    def over(self, call: str, tricks: int) -> int:
        """What an over-trick is worth: double in a slam made by partners, and in an abondance by agreement."""
        twice = call == PROPOSITION and tricks == ALL or call in (ABONDANCE, IN_TRUMPS) and self.doubled
        return self.trick * (2 if twice else 1)
