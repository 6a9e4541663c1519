"""A beginner at Euchre: he accepts or makes what he has been told a hand is worth, though not always, and plays by
taste."""
from __future__ import annotations

from random import Random

from cardtable.families.tricks import beginner
from cardtable.games.euchre.maxims import advise
from cardtable.games.euchre.rules import Euchre
from cardtable.games.euchre.scoring import TOGETHER
from cardtable.players import novice
from cardtable.players.sins import decent
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

RASH = .1                        # how often he has the trump when he should not
TURN_DOWN = Move(("turn-down",))
ALONE = ("superseding", "opposing")


def choose(view: View, seat: int, rng: Random) -> Thought:
    """A trump he may hope for, or a card that looks natural."""
    deal = view.deal
    assert isinstance(deal, Euchre)
    if deal.phase not in ("adopting", "making", *ALONE):
        return novice.choose(view, seat, rng)
    decision = view.decision(seat)
    declined = TURN_DOWN if TURN_DOWN in decision else beginner.PASS
    told = advise(deal, seat).move
    if told not in decision:                     # what strict laws have taken from him
        return novice.choose(view, seat, rng)
    if deal.phase in ALONE:
        return Thought(seat, told, "It is no lone hand." if told.verb == "leave" else "It looks like a lone hand.")
    dared = [move for move in decision if told == declined and move[-1] == TOGETHER]
    rng.shuffle(dared)                           # of the suits that may be made, any
    return decent(view, beginner.calling(view, seat, rng, told, dared, RASH, "It looks like three tricks.", declined))
