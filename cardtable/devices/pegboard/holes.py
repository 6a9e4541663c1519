"""The board: where a score stands on it, and how the pegs move (002:1182-1193)."""
from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

ROW = 30                                 # holes up the outer row, and as many down the inner
ROUND = 2 * ROW
FIVES = 5                                # holes between two marks
START, OUTER, INNER, GAME_HOLE = "start", "outer", "inner", "game-hole"


class Hole(NamedTuple):
    """A place on a side's half of the board; `hole` is 1 to 30 in a row, None at the start and in the game-hole."""

    round: int
    row: str
    hole: int | None


class Pegs(NamedTuple):
    """A side's two pegs by the points that each stands for; the foremost is the score."""

    foremost: int = 0
    hinder: int = 0


def hole(score: int, game: int) -> Hole:
    """Where a peg stands with this score in a game of so many points."""
    if score >= game:
        return Hole(rounds(game), GAME_HOLE, None)
    if score <= 0:
        return Hole(1, START, None)
    turn, step = divmod(score - 1, ROUND)
    return Hole(turn + 1, OUTER, step + 1) if step < ROW else Hole(turn + 1, INNER, step - ROW + 1)


def rounds(game: int) -> int:
    """How often the pegs go round."""
    return (game - 1) // ROUND


def advanced(pegs: Pegs, points: int) -> Pegs:
    """The hinder peg goes so many points beyond the foremost; for no points neither moves."""
    return Pegs(pegs.foremost + points, pegs.foremost) if points else pegs


def leapt(marks: Iterable[int]) -> Pegs:
    """Where the pegs stand after a side has marked these points in order."""
    pegs = Pegs()
    for points in marks:
        pegs = advanced(pegs, points)
    return pegs


def path(pegs: Pegs, points: int) -> tuple[int, ...]:
    """The holes over which the hinder peg passes, one by one, to where it comes to stand."""
    return tuple(range(pegs.hinder + 1, pegs.foremost + points + 1)) if points else ()
