"""A beginner's calls: what he has been told a hand is worth, though not always."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

PASS = Move(("pass",))
SHY = .25                                        # how often he passes for no reason


def calling(view: View, seat: int, rng: Random, told: Move, dared: Sequence[Move], rash: float, why: str,
            declined: Move = PASS) -> Thought:
    """What he was told, or now and then, as often as he is `rash`, what he should not dare; or he has `declined`."""
    chance = rng.random()
    if chance < SHY:
        return Thought(seat, declined, "It looked too much.")
    return Thought(seat, dared[0] if dared and chance > 1 - rash else told, why)
