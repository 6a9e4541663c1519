"""Who looks at what a card makes now: points at once, else beside a card of its rank or suit, and now and then
anywhere."""
from __future__ import annotations

from random import Random

from cardtable.games.poker_patience import ways
from cardtable.games.poker_patience.cells import Cell, named
from cardtable.games.poker_patience.ground import lines
from cardtable.games.poker_patience.scoring import worth
from cardtable.games.poker_patience.serpent import Serpent
from cardtable.games.poker_patience.square import Squares
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

ASTRAY = .12                                     # how often he lays a card anywhere


def choose(view: View, seat: int, rng: Random) -> Thought:
    """Where the card goes."""
    deal = view.deal
    assert isinstance(deal, Squares)
    if isinstance(deal, Serpent):
        if deal.phase == "complete":
            return Thought(seat, Move(("count",)), "All cards lie.")
        able = tuple(ways.onward(deal))
        if not able:
            return Thought(seat, Move(("take-up",)), "This leads nowhere.")
    else:
        able = deal.free(seat)
    if rng.random() < ASTRAY:
        return Thought(seat, Move(("place", named(rng.choice(able)))), "There is room there.")
    best = max([(at_once(deal, seat, one), rng.random(), one) for one in able])[2]
    return Thought(seat, Move(("place", named(best))), "That is what the card makes most of now.")


def at_once(deal: Squares, seat: int, cell: Cell) -> float:
    """Points gained now, and a little for company: cards of the same suit, or near in rank."""
    gained = 0.0
    for axis in (0, 1):
        before, after = lines(deal, seat, cell, axis)
        gained += worth(after, deal.terms.points) - worth(before, deal.terms.points)
        suits = {card.suit for card in after}
        gained += .2 * (len(suits) == 1) * (len(after) > 1)
    return gained
