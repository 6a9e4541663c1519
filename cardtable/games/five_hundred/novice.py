"""A beginner at Five Hundred: he bids what he has been told a hand is worth, though not always, and plays by taste."""
from __future__ import annotations

from random import Random

from cardtable.games.five_hundred.maxims import calling
from cardtable.games.five_hundred.rules import FiveHundred
from cardtable.players import novice
from cardtable.players.thought import Thought
from cardtable.rules.view import View

RASH, SHY = .1, .25              # how often he bids one trick more than the hand promises, and passes for no reason


def choose(view: View, seat: int, rng: Random) -> Thought:
    """A bid he may hope for, or a card that looks natural."""
    deal = view.deal
    assert isinstance(deal, FiveHundred)
    if deal.phase != "calling":
        return novice.choose(view, seat, rng)
    chance = rng.random()
    passes = next(move for move in view.decision(seat) if move.verb == "pass")
    if chance < SHY:
        return Thought(seat, passes, "It looked too much.")
    found = calling(deal, seat).move
    if chance > 1 - RASH:
        above = [move for move in view.decision(seat) if found.verb == "bid" and move.verb == "bid"
                 and move[2] == found[2] and move[1] == int(found[1]) + 1]
        found = above[0] if above else found
    return Thought(seat, found, "It looks like so many tricks.")
