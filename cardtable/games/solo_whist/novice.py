"""A beginner at Solo Whist: he calls what he has been told a hand is worth, though not always, and plays by taste."""
from __future__ import annotations

from random import Random

from cardtable.games.solo_whist.maxims import calling, naming
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.players import novice
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

SHY, RASH = .25, .08             # how often he passes for no reason, and calls what he should not


def choose(view: View, seat: int, rng: Random) -> Thought:
    """A call he may hope for, or a card that looks natural."""
    deal = view.deal
    assert isinstance(deal, SoloWhist)
    if deal.phase == "naming":
        return Thought(seat, naming(deal, seat).move, "It is the longest suit.")
    if deal.phase != "calling":
        return novice.choose(view, seat, rng)
    chance, able = rng.random(), list(view.decision(seat))
    if chance < SHY:
        return Thought(seat, Move(("pass",)), "It looked too much.")
    found = calling(deal, seat).move
    low = [move for move in able if move.verb != "pass"][-1:] if "propose" in [move.verb for move in able] else []
    if found.verb == "pass" and chance > 1 - RASH and low:
        return Thought(seat, low[0], "Somebody will have good cards.")
    return Thought(seat, found, "It looks good for so much.")
