"""What cards count, and what a hand comes to (002:5085-5098; 5218-5223; 5249-5253)."""
from __future__ import annotations

from cardtable.cards import RANKS, Card, Cards

ACE, TEN, GOAL = 1, 10, 21
VALUES = tuple([ACE if rank == "A" else TEN if rank in "TJQK" else int(rank) for rank in RANKS])
"""By rank; an ace is one here, and ten more where that is not too much."""
CLOCK = tuple([ACE if rank == "A" else {"J": 11, "Q": 12, "K": 13, "T": TEN}.get(rank) or int(rank) for rank in RANKS])
"""The number to which a card answers (002:5255-5262)."""


def value(card: Card) -> int:
    """Of a card; nothing, of one face down."""
    return VALUES[card.rank] if card.rank >= 0 else 0


def low(some: Cards, added: int = 0) -> int:
    """With every ace as one."""
    return sum(map(value, some)) + added


def total(some: Cards, added: int = 0) -> int:
    """The best that is not over twenty-one, else the lowest; `added` is ten in the round of imaginary tens.

    >>> from cardtable.cards import cards
    >>> total(cards("AS 2D")), total(cards("AS 2D 2H 7C")), total(cards("9H"), 10)
    (13, 12, 19)
    """
    least = low(some, added)
    return least + TEN if least + TEN <= GOAL and ACE in map(value, some) else least


def natural(some: Cards, added: int = 0) -> bool:
    """An ace and a tenth card; or an ace, to which ten is added."""
    return len(some) + bool(added) == 2 and total(some, added) == GOAL


def over(some: Cards, added: int = 0) -> bool:
    """More than twenty-one however it is counted."""
    return low(some, added) > GOAL


def red(card: Card) -> bool:
    """A diamond or a heart."""
    return card.suit in (1, 2)
