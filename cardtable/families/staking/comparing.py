"""Courses of a punter compared by what the coins on the cloth are then expected to come to.

Nothing that is staked is expected to win: the best that can be said of a stake is that it costs little.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cardtable.players.comparison import AS_GOOD, Comparison, Course
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move


@dataclass(frozen=True, slots=True)
class Told:
    """What is said with the figures: in which unit they are, how many of it behind the best are still called near it;
    why the best, of which the words stand in the reason as {best}, is that; and what the figures rest on."""

    unit: str
    near: float
    reason: str
    notes: tuple[str, ...]


def compared(worth: Mapping[Move, float], book: Thought, words: Callable[[Move], str], told: Told) -> Comparison | None:
    """The courses by their worth, the best first and of equal ones the book’s; None where there is but one."""
    if len(worth) < 2:
        return None
    best = max(worth.values())
    rows = tuple([_row(move, words(move), value, best, told.unit) for move, value in sorted(
        worth.items(), key=lambda one: (-round(one[1], 6), one[0] != book.move))])
    return Comparison(
        "What the stakes are worth", (told.unit, "behind"), rows, told.unit, told.near, "",
        f"By a system of the book: {book.why}", told.notes, told.reason.format(best=rows[0].words), "", book.source,
        liked=book.move)


def _row(move: Move, words: str, value: float, best: float, unit: str) -> Course:
    """Behind by the difference of the two figures that are shown; equal where there is none."""
    equal = round(best, 2) == round(value, 2)
    behind = f"{round(best, 2) - round(value, 2):.2f}"
    cells = f"{value:+.2f}".replace("-", "−"), "" if equal else behind
    why = AS_GOOD if equal else f"It is expected to cost {behind} {unit} more."
    return Course(move, words, words, cells, value, best - value, equal, why, 0.0, {})
