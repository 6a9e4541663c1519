"""A beginner at Napoleon: he calls what he has been told a hand is worth, though not always, and plays by taste."""
from __future__ import annotations

from random import Random

from cardtable.families.tricks import beginner
from cardtable.games.napoleon.maxims import calling
from cardtable.games.napoleon.rules import Napoleon
from cardtable.players import novice
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

RASH = .15                       # how often he calls one trick more than the hand promises


def choose(view: View, seat: int, rng: Random) -> Thought:
    """A call he may hope for, or a card that looks natural."""
    deal = view.deal
    assert isinstance(deal, Napoleon)
    if deal.phase != "calling":
        return novice.choose(view, seat, rng)
    told = calling(deal, seat).move
    if told not in view.decision(seat) or beginner.PASS not in view.decision(seat):
        return novice.choose(view, seat, rng)
    return beginner.calling(view, seat, rng, told, dared(view, seat, told), RASH, "It looks like so many tricks.")


def dared(view: View, seat: int, told: Move) -> list[Move]:
    """One trick more than he was told, or one where he was told to pass; Nap he dares with nothing less."""
    more = int(told[1]) + 1 if told.verb == "bid" and isinstance(told[1], int) else 1
    return [move for move in view.decision(seat) if move.verb == "bid" and move[1] == more]
