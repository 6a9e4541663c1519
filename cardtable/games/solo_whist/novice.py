"""A beginner at Solo Whist: he calls what he has been told a hand is worth, though not always, and plays by taste."""
from __future__ import annotations

from random import Random

from cardtable.families.tricks import beginner
from cardtable.games.solo_whist import maxims
from cardtable.games.solo_whist.maxims import advise
from cardtable.games.solo_whist.rules import SoloWhist
from cardtable.players import novice
from cardtable.players.thought import Thought
from cardtable.rules.view import View

RASH = .08                       # how often he proposes though he should not


def choose(view: View, seat: int, rng: Random) -> Thought:
    """A call he may hope for, or a card that looks natural."""
    deal = view.deal
    assert isinstance(deal, SoloWhist)
    if deal.phase == "play":
        return novice.choose(view, seat, rng)
    if deal.phase not in ("calling", "naming"):
        return maxims.choose(view, seat, rng)    # what strict laws have added
    told = advise(deal, seat).move
    dared = [move for move in view.decision(seat) if move.verb == "propose" and told.verb == "pass"]
    if deal.phase == "naming":
        return Thought(seat, told, "It looks the best suit.")
    return beginner.calling(view, seat, rng, told, dared, RASH, "It looks good for so much.")
