"""How a club plays Poker."""
from __future__ import annotations

from random import Random

from cardtable.players import novice
from cardtable.players.thought import Thought
from cardtable.rules.view import View


def choose(view: View, seat: int, rng: Random) -> Thought:
    return novice.choose(view, seat, rng)
