"""The novice at Cribbage: keeps what goes together in his eyes, takes points he sees, and miscounts."""
from __future__ import annotations

from itertools import combinations
from random import Random

from cardtable.cards import Cards
from cardtable.games.cribbage.rules.count import fifteens, pairs, pegs, runs
from cardtable.games.cribbage.rules.rules import HAND, Cribbage
from cardtable.players.thought import Thought
from cardtable.rules.moves import Move
from cardtable.rules.view import View

SEES = 0.75                      # how often he sees that a card scores
MISSES = 0.3                     # how often he leaves something in a hand that he counts
LOOKS = 0.3                      # how often he finds what another has left
TWO = 2


def choose(view: View, seat: int, rng: Random) -> Thought:
    """A move with no more thought than a beginner gives it."""
    deal = view.deal
    assert isinstance(deal, Cribbage)
    move, why = _move(deal, seat, rng)
    return Thought(seat, move, why)


def _move(deal: Cribbage, seat: int, rng: Random) -> tuple[Move, str]:
    if deal.phase == "laying_out":
        thrown = _thrown(deal.zone[HAND[seat]], deal.form.laid_out, rng)
        return Move(("lay-out", *thrown)), "The rest looks well together."
    if deal.phase == "counting":
        worth = deal.worth().total
        if worth > TWO and rng.random() < MISSES:
            return Move(("count", worth - TWO)), "That seems to be all."
        return Move(("count", worth)), "That seems to be all."
    if deal.phase == "missed":
        left = deal.worth().total - deal.claimed
        if left and rng.random() < LOOKS:
            return Move(("missed", left)), "There was more in it."
        return Move(("content",)), "It looks right."
    able = deal.playable(seat)
    if not able:
        return next(iter(deal.decision(seat))), "No card can be played."
    scoring = [c for c in able if pegs((*deal.row, c))]
    if scoring and rng.random() < SEES:
        return Move(("play", rng.choice(scoring))), "It scores."
    return Move(("play", rng.choice(able))), "One card is as good as another."


def _thrown(hand: Cards, n: int, rng: Random) -> Cards:
    """What leaves most points in the hand, whosever the crib; of equals any."""
    def points(thrown: Cards) -> int:
        kept = tuple([c for c in hand if c not in thrown])
        return fifteens(kept) + pairs(kept) + runs(kept)
    every = list(combinations(sorted(hand), n))
    most = max(map(points, every))
    return rng.choice([thrown for thrown in every if points(thrown) == most])
