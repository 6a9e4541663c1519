"""The exact search of two hands, asked one question after another: a hint and a player may think at the same time."""
from __future__ import annotations

from functools import cache
from threading import Lock

from cardtable.games.piquet.search.ending import ELDER, Ending

Weights = tuple[int, int]
"""What a point of elder hand and one of the dealer are worth."""

_ONE_BY_ONE = Lock()


@cache
def _plain() -> Ending:
    """With a point worth a point: for whole deals."""
    return Ending(1, 1)


@cache
def _weighed() -> Ending:
    """For the play, with the worth that points have at the score."""
    return Ending(1, 1)


def whole(elder: int, dealer: int, in_hand: int) -> int:
    """What the play of twelve cards comes to, as `Ending.value` has it."""
    with _ONE_BY_ONE:
        return _plain().value(elder, dealer, ELDER, 0, in_hand)


def leads(weights: Weights, elder: int, dealer: int, leader: int, won: int, in_hand: int) -> dict[int, int]:
    """What each lead comes to, as `Ending.leads` has it."""
    with _ONE_BY_ONE:
        search = _weighed()
        search.weigh(*weights)
        return search.leads(elder, dealer, leader, won, in_hand)


def replies(weights: Weights, elder: int, dealer: int, leader: int, led: int, won: int, in_hand: int) -> dict[int, int]:
    """What each reply comes to, as `Ending.replies` has it."""
    with _ONE_BY_ONE:
        search = _weighed()
        search.weigh(*weights)
        return search.replies(elder, dealer, leader, led, won, in_hand)
