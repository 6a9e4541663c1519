"""The novice at Piquet: he does what a novice does at any game, but calls all that he holds.

Sinking is an art: to call two of five hearts would tell the other only that something is kept back (002:3945-3950).
"""
from __future__ import annotations

from random import Random

from cardtable.games.piquet import maxims
from cardtable.games.piquet.rules.rules import Piquet
from cardtable.players import novice
from cardtable.players.thought import Thought
from cardtable.rules.view import View


def choose(view: View, seat: int, rng: Random) -> Thought:
    """What this seat does."""
    deal = view.deal
    if isinstance(deal, Piquet) and deal.sinking and deal.phase in ("calling", "counting") and deal.offers(seat):
        return maxims.choose(view, seat, rng)
    return novice.choose(view, seat, rng)
