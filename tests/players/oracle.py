"""A player who sees the adversary's hand: the upper bound of the ladder.  He lives here alone; the program cannot reach
him."""
from __future__ import annotations

from random import Random
from statistics import fmean

from cardtable.games.ecarte.book.maxims import choose as by_the_book
from cardtable.games.ecarte.rules.rules import HAND
from cardtable.games.ecarte.search import evaluate
from cardtable.games.ecarte.search.evaluate import BeforePlay, InPlay
from cardtable.games.ecarte.search.likely import MASK
from cardtable.players.thought import Thought
from cardtable.rules.sitting import Sitting

STOCKS = 200                             # that are tried before the play


def choose(sitting: Sitting, player: int, rng: Random) -> Thought:
    """The best plan against the hand as it lies."""
    view = sitting.view(player)
    seat = view.turn
    assert seat is not None
    book = by_the_book(view, seat, rng)
    question = evaluate.question(view, seat, book.move)
    if question is None:
        return book
    assert isinstance(question, BeforePlay | InPlay)
    hand, size = MASK(sitting.match.deal().zone[HAND[1 - seat]]), 1 if isinstance(question, InPlay) else STOCKS
    question.every = [hand] * size
    question.weigh_plans([1.0] * size, rng)
    best = max(question.plans, key=lambda plan: fmean(question.found[plan]))
    return Thought(seat, best[0], "")
