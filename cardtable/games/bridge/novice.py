"""A beginner at Bridge: he names his longest suit as often as the right one, and now and then doubles out of hope."""
from __future__ import annotations

from random import Random

from cardtable.families.declarer.deal import LAYOUT
from cardtable.families.declarer.strength import by_suit
from cardtable.families.declarer.strict import answers as strictly
from cardtable.games.bridge.maxims import advise
from cardtable.games.bridge.rules import Bridge
from cardtable.players import novice
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

BY_LENGTH, RASH = .4, .06


def choose(view: View, seat: int, rng: Random) -> Thought:
    """Trumps, a word about doubling, or a card that looks natural."""
    deal = view.deal
    assert isinstance(deal, Bridge)
    if deal.phase not in ("declaring", "naming", "doubling", "answering", "redoubling", "partner_redoubling"):
        return novice.choose(view, seat, rng)
    settled = strictly.settled(view, seat)
    if settled is not None:
        return settled
    chance = rng.random()
    if deal.phase in ("declaring", "naming"):
        if chance < BY_LENGTH:
            suits = by_suit(deal.zone[LAYOUT.hand[seat]])
            return Thought(seat, Move(("name", max(suits, key=lambda suit: (len(suits[suit]), suits[suit])))),
                           "No suit is longer.")
    elif chance < RASH:
        verb = "double" if deal.phase in ("doubling", "answering") else "redouble"
        return Thought(seat, Move((verb,)), "One may always hope.")
    return Thought(seat, advise(deal, seat).move, "It looks like that.")
