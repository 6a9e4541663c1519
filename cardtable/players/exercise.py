"""A decision to be practised by itself, away from a game: dealt at random, answered, and compared with the best.

A game offers one by lying an `exercise.py` with its EXERCISE in its folder.
"""
from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from random import Random

from cardtable.games import part
from cardtable.rules.moves import Choices
from cardtable.rules.options import Option, Value
from cardtable.rules.view import View


@dataclass(frozen=True, slots=True)
class Problem:
    """One decision to be answered."""

    view: View
    seat: int
    words: str                                   # how it stands: "You deal, and the crib is yours."
    names: tuple[str, ...]                       # by seat, "" for who answers
    aside: Collection[str] = ()                  # verbs that are lawful here, but only said beside an answer

    @property
    def choices(self) -> Choices:
        """What it may be answered with."""
        return tuple([one for one in self.view.decision(self.seat).choices if one.verb not in self.aside])


@dataclass(frozen=True, slots=True)
class Exercise:
    """What is practised, and how its problems are set from the options chosen."""

    title: str                                   # "Laying out"
    note: str
    options: tuple[Option, ...]
    problem: Callable[[Mapping[str, Value], Random], Problem]
    deals: str = "hand"                          # what each problem is called


def exercise(game: str) -> Exercise | None:
    """What can be practised of a game; None if nothing."""
    found = part(game, "exercise")
    return None if found is None else found.EXERCISE
