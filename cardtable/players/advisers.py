"""Who compares the courses of a decision by their parts, where a game knows more about it than search tells."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from cardtable.games import part
from cardtable.players.comparison import Comparison
from cardtable.players.stop import Stop
from cardtable.rules.moves import Move
from cardtable.rules.view import View


class Advising(Protocol):
    """A game's `adviser.py`."""

    def compare(self, view: View, seat: int, names: Sequence[str], done: Move | None, rng: Random, budget: float,
                stop: Stop | None) -> Comparison | None:
        """The courses by their parts; None where it knows no more than search tells."""


def adviser_of(game: str) -> Advising | None:
    """Who compares the courses of this game, if it has such a one."""
    found: Advising | None = part(game, "adviser")
    return found
