"""All results of a deal: what a side takes with each trump suit and each leader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .budget import Cancel
from .position import Position
from .solver import Solver

TRUMPS = (0, 1, 2, 3, None)
Question = tuple[int | None, int]  # the trump suit, or None, and the seat that leads


def questions(sides: Sequence[int], trumps: Sequence[int | None] = TRUMPS) -> list[Question]:
    """Trumps by trumps, and of each the leaders of one side after another, since partners often get the same."""
    leaders = sorted(range(len(sides)), key=lambda seat: (sides.index(sides[seat]), seat))
    return [(trump, lead) for trump in trumps for lead in leaders]


def results(
    solver: Solver, hands: Sequence[int], sides: Sequence[int], asked: Sequence[Question] = (), *, side: int = 0,
    cancel: Cancel | None = None
) -> Iterator[tuple[Question, int]]:
    """The tricks of a side for each question, or all of them, one after another as they are found.

    The same side is asked throughout, so that a solver whose table lasts answers from what it found before.
    Who wants no more leaves off, or raises the flag from another thread: then Cancelled is raised.
    """
    for trump, lead in asked or questions(sides):
        position = Position(hands, sides, lead, trump=trump, side=side)
        yield (trump, lead), solver.value(position, cancel=cancel)
