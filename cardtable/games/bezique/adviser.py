"""What a person is told of the courses open to him at Bézique."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from cardtable.families.melds import adviser
from cardtable.games.bezique.rules import SEQUENCE
from cardtable.games.bezique.talk import TALK
from cardtable.players.comparison import Comparison
from cardtable.players.stop import Stop
from cardtable.rules.moves import Move
from cardtable.rules.view import View

NEAR = 5.0                       # points
NAMES: Mapping[str, str] = {**TALK.names, SEQUENCE: "the sequence", "marriage": "a marriage"}


def compare(view: View, seat: int, names: Sequence[str], done: Move | None, rng: Random, budget: float,
            stop: Stop | None) -> Comparison | None:
    """Cards or declarations compared."""
    return adviser.compare(view, seat, done, rng, budget, stop, NEAR, "Bézique", NAMES)
