"""Who has just learned the rule for punters: at five he does always the same, and as banker he keeps to that rule,
whatever was drawn."""
from __future__ import annotations

from random import Random

from cardtable.games.baccarat import manners
from cardtable.games.baccarat.points import FREE
from cardtable.games.baccarat.rules.bank import Banked
from cardtable.games.baccarat.seen import own_point
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View


def choose(view: View, seat: int, rng: Random) -> Thought:
    """Below five a card, from six none; at five by his habit: every other seat takes one."""
    deal = view.deal
    assert isinstance(deal, Banked)
    if deal.phase not in ("third", "option"):
        return manners.choose(deal, seat, rng)
    two = own_point(deal, seat)
    takes = seat % 2 == 0 if two == FREE and deal.phase == "third" else two < FREE
    why = "It may be better with one more." if takes else "It might be spoiled."
    return Thought(seat, Move(("draw" if takes else "stand",)), why)
