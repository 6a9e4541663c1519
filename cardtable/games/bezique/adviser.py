"""What a person is told of the courses open to him at Bézique."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardtable.families.melds import adviser
from cardtable.games.bezique.maxims import NAMES, sevens_due
from cardtable.games.bezique.rules import Bezique
from cardtable.players.comparison import Comparison
from cardtable.players.stop import Stop
from cardtable.rules.moves import Move
from cardtable.rules.view import View

NEAR = 5.0                       # points
PUT_OFF = 3.5                    # points; counted at thirty times as many trials (docs/play.md)


def compare(view: View, seat: int, names: Sequence[str], done: Move | None, rng: Random, budget: float,
            stop: Stop | None) -> Comparison | None:
    """Cards or declarations compared."""
    due = sevens_due(view.deal, seat) if isinstance(view.deal, Bezique) else {}
    return adviser.compare(view, seat, done, rng, budget, stop, NEAR, PUT_OFF, "Bézique", NAMES, due)
