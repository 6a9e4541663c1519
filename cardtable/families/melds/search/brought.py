"""What a game of melds brings for search: its rules as tables, habits, and what its points are worth."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from cardtable.cards import Card, Cards
from cardtable.families.melds.search.cast import Rules
from cardtable.families.tricks.order import Order
from cardtable.players.question import PartWords
from cardtable.rules.moves import Move

Worth = Callable[[float, float, float, float, float], float]
"""What a deal that ends so is worth in points to who is asked: both scores, how many brisques each has taken, and by
how much the scores may still turn out otherwise (0 at the end; a standard deviation)."""


class Ahead(NamedTuple):
    """What a player marks from here to the end of the deal, by habit: so much, more for what all he may yet declare is
    worth to him, less for the other's, more if he leads; and the standard deviation."""

    marks: float
    own: float
    other: float
    lead: float
    spread: float


class Game(NamedTuple):
    """What a game brings: its rules, the habits of both players, how deep trials go, and what follows them."""

    rules: Rules
    taste: Sequence[float]
    depth: int                           # tricks
    ahead: Sequence[Ahead]
    each: int                            # so many draws a row of `ahead`
    part: Mapping[str, str]              # by kind, the part under which it is told
    words: Mapping[str, PartWords]       # by part


class State(NamedTuple):
    """What bears on the worth of points in this deal."""

    worth: Worth
    goal: int = 0                        # whoever has so many has won at once; 0: nobody
    brisque: int = 0                     # what one scores as it is taken
    at_close: int = 0                    # what one counts when the deal is over, if nobody has won before
    late: Order | None = None            # the order of the last tricks, if it is another


def card_of(move: Move) -> Card:
    """The card that is played."""
    card = move[1]
    assert isinstance(card, Card)
    return card


def cards_of(move: Move) -> Cards:
    """The cards of a declaration."""
    return tuple([token for token in move[1:] if isinstance(token, Card)])
