"""Moments of Bézique practised by themselves."""
from __future__ import annotations

from collections.abc import Mapping
from random import Random

from cardtable.families.melds import exercise
from cardtable.games.bezique.game import GAME
from cardtable.games.bezique.maxims import choose
from cardtable.players.exercise import Exercise, Problem
from cardtable.rules.options import Value


def problem(options: Mapping[str, Value], rng: Random) -> Problem:
    """A moment at which he is to choose."""
    return exercise.problem(GAME, choose, options, rng)


EXERCISE = Exercise(
    "Keeping and declaring", "A deal is laid before you as two players have left it; choose, and see how your choice "
    "compares.", exercise.OPTIONS, problem)
