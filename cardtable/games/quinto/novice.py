"""A beginner at Quinto: he doubles by the hearts he holds, now and then too soon, and plays by taste."""
from __future__ import annotations

from random import Random

from cardtable.games.quinto.maxims import doubling, hopes, seen_hand
from cardtable.games.quinto.rules import Quinto
from cardtable.players import novice
from cardtable.players.thought import Thought
from cardtable.rules.view import View

RASH = .16                       # how often he says more than the hand promises,
SHARE = 3.25                     # if it promises its share of thirteen tricks: on less nobody doubles


def choose(view: View, seat: int, rng: Random) -> Thought:
    """A word on doubling, or a card that looks natural."""
    deal = view.deal
    assert isinstance(deal, Quinto)
    if deal.phase != "doubling":
        return novice.choose(view, seat, rng)
    bold = [move for move in view.decision(seat) if move.verb != "pass"]
    rash = hopes(seen_hand(deal, seat)) >= SHARE and rng.random() < RASH
    move = bold[0] if bold and rash else doubling(deal, seat).move
    return Thought(seat, move, "It looks like a good hand." if move.verb != "pass" else "It looks like nothing much.")
