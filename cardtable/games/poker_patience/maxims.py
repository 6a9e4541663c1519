"""The club player: each card goes where the lines it joins gain most, by what they may come to and how likely that is.

The book gives no advice on the blind form.  What follows from its table is that a straight is worth more than a full,
and a flush less than threes (002:8827-8854); the weights are ours.  At the Serpent he looks for the best way that goes
on from where he stands, and does not take up what he has laid unless he must.
"""
from __future__ import annotations

from random import Random

from cardtable.games.poker_patience import ways
from cardtable.games.poker_patience.cells import named
from cardtable.games.poker_patience.ground import ground
from cardtable.games.poker_patience.search.cast import cell, laid, number, square_of
from cardtable.games.poker_patience.serpent import Serpent
from cardtable.games.poker_patience.square import Squares
from cardtable.games.poker_patience.zones import CALLED
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

WHOLE, BLOCKED = "The way is whole.", "No way leads on from here to a whole square."
ALIKE = .1                                       # points by the count: among such places several choose
SACRIFICE = "002:8898-8905"


def choose(view: View, seat: int, rng: Random) -> Thought:
    """Where the card goes."""
    deal = view.deal
    assert isinstance(deal, Squares)
    if isinstance(deal, Serpent):
        return on_the_way(deal, seat)
    square = square_of(deal)
    square.lay(laid(deal, seat))
    gains = square.gains(number(deal.zone[CALLED][0]))
    first, most = max(gains, key=lambda one: (round(one[1], 6), -one[0]))
    if deal.seats > 1:                           # else companions with the same cards would lay the same squares
        first = rng.choice([one for one, gain in gains if gain >= most - ALIKE])
    best = cell(first)
    return Thought(seat, Move(("place", named(best))), sentence(ground(deal, seat, best)))


def on_the_way(deal: Serpent, seat: int) -> Thought:
    """The next place of the best way that goes on; where there is none a card is taken up."""
    if deal.phase == "complete":
        return Thought(seat, Move(("count",)), WHOLE)
    found = ways.onward(deal)
    if not found:
        return Thought(seat, Move(("take-up",)), BLOCKED)
    best = max(found, key=lambda one: (found[one], one))
    return Thought(seat, Move(("place", named(best))), f"The best way that goes on from here comes to {found[best]}.",
                   SACRIFICE)


def sentence(words: str) -> str:
    """With a capital and a stop."""
    return f"{words[:1].upper()}{words[1:]}." if words else "It lies out of the way of the others."
