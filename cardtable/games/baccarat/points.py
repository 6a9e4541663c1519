"""Points, and what hands come to (002:198-207, 246-285)."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from cardtable.cards import RANKS, Card

VALUE = tuple([1 if rank == "A" else int(rank) if rank.isdigit() else 0 for rank in RANKS])
"""By rank index, what a card counts; tens and courts are baccarat, nothing."""
EIGHT, FREE = 8, 5
Outcome = Literal["banker", "punters", "tie"]


def point(some: Iterable[Card]) -> int:
    """The units of the sum."""
    return sum([VALUE[one.rank] for one in some]) % 10


def due(two: int) -> tuple[str, ...]:
    """What a punter with this point of two cards does: takes a card, refuses it, or either at five; with eight or nine
    he turns up, and is offered none.

    >>> [due(n) for n in (0, 4, 5, 6, 9)]
    [('draw',), ('draw',), ('draw', 'stand'), ('stand',), ('turn_up',)]
    """
    if two >= EIGHT:
        return ("turn_up",)
    return ("draw",) if two < FREE else ("draw", "stand") if two == FREE else ("stand",)


def outcome(punters: Sequence[Card], banker: Sequence[Card]) -> Outcome:
    """Whose cards are the better, as they lie; an eight or nine of two cards ends the hand at once."""
    if is_natural(punters) or is_natural(banker):
        punters, banker = punters[:2], banker[:2]
    theirs, his = point(punters), point(banker)
    return "tie" if theirs == his else "punters" if theirs > his else "banker"


def is_natural(some: Sequence[Card]) -> bool:
    """Whether its first two cards make eight or nine."""
    return point(some[:2]) >= EIGHT
