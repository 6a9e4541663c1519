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


CARELESS = "~"               # between who plays and how often he breaks strict laws, in hundredths of his decisions


def careful(level: str) -> tuple[str, int]:
    """Of a level, step or companion's key who he is, and how careless, in hundredths; -1 where that is no rate."""
    sound, mark, rate = level.partition(CARELESS)
    if not mark:
        return sound, 0
    return sound, int(rate) if rate.isdecimal() and 0 < int(rate) <= 100 else -1


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
