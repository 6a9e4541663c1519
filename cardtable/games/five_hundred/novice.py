"""A beginner at Five Hundred: he bids what he has been told a hand is worth, though not always, and plays by taste."""
from __future__ import annotations

from random import Random

from cardtable.families.tricks import beginner
from cardtable.games.five_hundred import maxims
from cardtable.games.five_hundred.maxims import calling
from cardtable.games.five_hundred.rules import FiveHundred
from cardtable.players import novice
from cardtable.players.thought import Thought
from cardtable.rules.view import View

RASH = .1                        # how often he bids one trick more than the hand promises


def choose(view: View, seat: int, rng: Random) -> Thought:
    """A bid he may hope for, or a card that looks natural."""
    deal = view.deal
    assert isinstance(deal, FiveHundred)
    if deal.phase in ("accusations", "remedy"):
        return maxims.choose(view, seat, rng)    # what strict laws have added
    if deal.phase != "calling":
        return novice.choose(view, seat, rng)
    told = calling(deal, seat).move
    above = [move for move in view.decision(seat) if told.verb == "bid" and move.verb == "bid"
             and move[2] == told[2] and move[1] == int(told[1]) + 1]
    return beginner.calling(view, seat, rng, told, above, RASH, "It looks like so many tricks.")
