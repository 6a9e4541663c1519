"""The novice of any game: moves that are legal and look natural, by a taste that knows no rules.

A game may bring its own (`novice.py` in its folder).  Neither remembers what has been played.
"""
from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from random import Random

from cardtable.cards import Card
from cardtable.players.sins import decent
from cardtable.players.thought import Thought
from cardtable.rules.moves import Choice, Move
from cardtable.rules.view import View

FIRST = 1000                     # so many moves are looked at, of a choice that may have millions
CONTENT = Move(("content",))     # the answer to whether there was an offence
TRIES = 3                        # so many moves come to his mind, and he takes the cheapest


def choose(view: View, seat: int, rng: Random) -> Thought:
    """Any verb, each as likely; then, of a few moves with it, the one that spends least, but nothing by which his
    partner, who sees the table, were shamed.  Who remembers nothing accuses nobody."""
    if CONTENT in view.decision(seat):
        return Thought(seat, CONTENT, "Nothing seemed amiss.")
    choice = rng.choice(view.decision(seat).choices)
    move = min((_sample(choice, rng) for _ in range(TRIES)), key=cost)
    return decent(view, Thought(seat, move, "It looks natural."))


def cheapest(moves: Iterable[Move]) -> Move:
    """Of the first moves that are lawful, where nobody can be asked, the one that seems to spend least."""
    return min(islice(moves, FIRST), key=cost)


def cost(move: Move) -> tuple[int, int, int]:
    """How much a move seems to spend: amounts, ranks of cards, and number of cards."""
    cards = [token for token in move if isinstance(token, Card)]
    amount = sum(token for token in move if isinstance(token, int) and not isinstance(token, Card))
    return amount, sum(c.rank for c in cards), len(cards)


def _sample(choice: Choice, rng: Random) -> Move:
    return choice.sample(rng)
