"""A player who sees all cards: the upper bound of the ladder.  He lives here alone; the program cannot reach him."""
from __future__ import annotations

from random import Random

from cardtable.cards import Cards
from cardtable.games.ecarte import evaluate
from cardtable.games.ecarte.evaluate import InPlay
from cardtable.games.ecarte.maxims import choose as by_the_book
from cardtable.games.ecarte.rules import HAND
from cardtable.players.thought import Thought
from cardtable.rules.sitting import Sitting


def choose(sitting: Sitting, player: int, rng: Random) -> Thought:
    """The best plan against the cards as they lie."""
    view = sitting.view(player)
    seat = view.turn
    assert seat is not None
    book = by_the_book(view, seat, rng)
    question = evaluate.question(view, seat, book.move)
    if question is None:
        return book
    deal = evaluate.guided(sitting.match.deal()).copy()
    hand: Cards = deal.zone[HAND[1 - seat]]
    values = question.values(hand if isinstance(question, InPlay) else deal, question.plans)
    best = max(range(len(values)), key=values.__getitem__)
    return Thought(seat, question.plans[best][0], "")
