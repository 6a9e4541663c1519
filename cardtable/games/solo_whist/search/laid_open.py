"""An open misère against adversaries who see the hand: with all cards open, as the solver has it."""
from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from cardtable.games.solo_whist.stakes import ALL
from cardtable.solver.position import Position, Scoring
from cardtable.solver.solver import OutOfNodes, Solver

LOOKED_AT = 16                   # layouts
NODES = 60_000                   # for each: what is not decided by then is as likely as not
WIN_NOTHING = Scoring(trick=0, table=(0, *[-1] * ALL))


def made(layouts: Sequence[Sequence[int]], caller: int, leads: int) -> float:
    """How often the caller wins no trick, of layouts that are each given as the cards of every seat, as bits."""
    solver, found = Solver(), 0.0
    sides = [int(seat == caller) for seat in range(len(layouts[0]))]
    for hands in layouts:
        won = .5
        with suppress(OutOfNodes):
            won = 1.0 + solver.value(Position(hands, sides, leads, scoring=WIN_NOTHING, side=1), nodes=NODES)
        found += won
    return found / len(layouts)
