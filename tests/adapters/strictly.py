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
