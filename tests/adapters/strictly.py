"""What is done at a strict table, told in words."""
from __future__ import annotations

from typing import TypeVar

from cardtable.rules.laws import IMPOSSIBLE
from cardtable.rules.moves import Move
from cardtable.rules.strict import Strict

D = TypeVar("D", bound=Strict)


def does(one: D, *moves: str) -> D:
    """Seat and words each; what breaks a law is let stand."""
    for text in moves:
        seat, _, words = text.partition(" ")
        move = Move.read(words)
        law = one.refusal(int(seat), move)
        assert law is not IMPOSSIBLE, f"{text}: it cannot be done in {one.phase}, where {one.must} must"
        one.apply(int(seat), move, law)
    return one


def says(one: D, *lines: str) -> D:
    """Moves, each "SEAT MOVE": lawful, or before the number of a law and a colon against that law."""
    for text in lines:
        number, _, rest = text.rpartition(": ")
        seat, move = int(rest[0]), Move.read(rest[2:])
        law = one.refusal(seat, move)
        assert (law.number if law else 0) == int(number or 0), f"{text}: {law}"
        one.apply(seat, move, law)
    return one
