"""A beginner at All-Fours: he now and then loses count of his tricks."""
from __future__ import annotations

from random import Random

from cardtable.games.all_fours.maxims import advise
from cardtable.games.all_fours.rules import AllFours
from cardtable.games.all_fours.scoring import WHOLE_PACK
from cardtable.players import novice
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

MISCOUNTS = .4                                   # how often
BY = (-10, -4, -3, -2, -1, 1, 2, 3, 4, 10)       # a card forgotten, or counted twice


def choose(view: View, seat: int, rng: Random) -> Thought:
    """Like any beginner; what his tricks count he has mostly kept in mind."""
    deal = view.deal
    assert isinstance(deal, AllFours)
    if deal.phase != "counting":
        return novice.choose(view, seat, rng)
    told = int(str(advise(deal, seat).move[1]))
    if rng.random() < MISCOUNTS:
        told = min(WHOLE_PACK, max(0, told + rng.choice(BY)))
    return Thought(seat, Move(("count", told)), "It should be so many.")
