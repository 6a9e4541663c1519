"""How a computer player plays beside his level, and the steps of strength that lie between the levels."""
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Manner:
    """A level, and what sets one player of it apart from another.

    Lapses are drawn from the seed like everything else, so that a manner answers the same on any machine.
    """

    level: str
    lapses: float = 0.0          # share of his moves that he makes as a novice does
    budget: float = 1.0          # scales the samples of a master
    nerve: float = 0.0           # share of a game he gives up for the bold course (below 0: for the cautious one)
    careless: float = 0.0        # share of his decisions, under strict laws, at which he breaks one if he can
    memory: int | None = None    # so many cards he remembers of each heap of cards played; all if None


# In order of strength: the three levels, and what lies between them.
STEPS: dict[str, Manner] = {
    "novice": Manner("novice"),
    "pupil": Manner("club", lapses=0.5),
    "improver": Manner("club", lapses=0.25),
    "unsteady": Manner("club", lapses=0.1),
    "club": Manner("club"),
    "practised": Manner("master", budget=0.25),
    "master": Manner("master"),
}
