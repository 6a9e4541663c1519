"""How a deal swung: at each choice of a player what the best was worth, and what was done."""
from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from cardtable.players.amounts import GAMES
from cardtable.players.comparison import Grade
from cardtable.players.review import Judged

FEWEST = 2               # choices weighed alike, from which there is anything to see


class Turn(NamedTuple):
    """One choice: the number of its move, the worth of the best course and of what was done, and how good that was."""

    number: int
    best: float
    done: float
    grade: Grade


class Swing(NamedTuple):
    """The choices of a deal that are weighed in the same unit, in their order."""

    unit: str
    turns: tuple[Turn, ...]

    @property
    def title(self) -> str:
        """What the height means."""
        return "Chances of the game, choice by choice" if self.unit == GAMES else \
            f"What you could expect, in {self.unit}, choice by choice"

    def in_words(self) -> str:
        """For who does not see it: "Choice 1: 64, done 57; ...", by the unit."""
        told = [f"{n}: {turn.best:.3g}" + (f", done {turn.done:.3g}" if turn.grade != "best" else "")
                for n, turn in enumerate(self.turns, 1)]
        return f"{self.title}. {'; '.join(told)}."


def swing(judged: Sequence[Judged]) -> Swing | None:
    """Of the unit in which most were weighed; None where there are too few."""
    units = Counter([one.comparison.unit for one in judged if one.comparison.unit])
    if not units:
        return None
    unit = units.most_common(1)[0][0]
    turns = tuple([Turn(one.choice.number, one.best.value, one.done.value, one.grade) for one in judged
                   if one.comparison.unit == unit])
    return Swing(unit, turns) if len(turns) >= FEWEST else None
