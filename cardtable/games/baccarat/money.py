"""Who stakes how much against a bank, and who is paid when it is short (002:234-240, 348-355, 370-374).

Stakes are always given in the order that has the preference.
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

COUNTER = 5                                      # francs of the smallest counter
COUNTERS = (5, 20, 100, 500, 1000)
MOST_BANCOS = 3                                  # lost in succession at Banque, after which one may not go bank again


def covered(bank: int, stakes: Iterable[int]) -> tuple[int, ...]:
    """What the bank answers for of each stake: the nearest first, the one that crosses the limit in part.

    >>> covered(100, (40, 50, 30))
    (40, 50, 10)
    """
    found = []
    for stake in stakes:
        found.append(min(stake, bank))
        bank -= found[-1]
    return tuple(found)


def halves(coins: int) -> tuple[int, int]:
    """The half on the right, and the half on the left, in whole counters; the smaller is on the right.

    >>> halves(100), halves(105)
    ((50, 50), (50, 55))
    """
    right = coins // 2 // COUNTER * COUNTER
    return right, coins - right


def by_turns(right: Sequence[int], left: Sequence[int]) -> tuple[int, ...]:
    """First of the right, first of the left, second of the right: the order of claims and of payment at Banque.

    >>> by_turns((1, 2, 3), (6, 5))
    (1, 6, 2, 5, 3)
    """
    return tuple([seat for pair in zip_longest(right, left) for seat in pair if seat is not None])


def may_go_bank(banque: bool, lost: int) -> bool:
    """Whether who has lost so many bancos in succession may say it once more."""
    return not banque or lost < MOST_BANCOS


def holder(stakes: Sequence[int]) -> int:
    """The place, in order, of who has staked most; of equals the first.

    >>> holder((20, 40, 40))
    1
    """
    return stakes.index(max(stakes))
