"""The order of counting (002:3771-3798), and what it decides: repique and pique."""
from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

ORDER_OF_COUNTING = ("carte blanche", "point", "sequence", "set")
"""What the hand scores, in the order in which it is reckoned; points of play and the cards come after."""

LIMIT = 30                       # from the hand, or with the play, before the adversary has anything
REPIQUE, PIQUE, CARDS, CAPOT = 60, 30, 10, 40
MAJORITY, ALL = 7, 12            # tricks


class Entry(NamedTuple):
    """What one seat scores of one item."""

    item: str
    seat: int
    points: int
    what: str                    # as the score sheet has it: "quatorze"


def in_order(entries: Iterable[Entry]) -> list[Entry]:
    """As they are reckoned, whoever holds them and whenever they were told."""
    return sorted(entries, key=lambda one: ORDER_OF_COUNTING.index(one.item))


def in_hand(entries: Iterable[Entry], seat: int) -> int:
    """What a seat counts in hand."""
    return sum([one.points for one in entries if one.seat == seat])


def repique(entries: Iterable[Entry], unsettled: Collection[str] = ()) -> int | None:
    """Who reaches thirty by the hand alone before the other has anything (002:3666-3691); None while that is nobody,
    or hangs on an item that is not yet settled.

    >>> repique([Entry("set", 0, 28, ""), Entry("point", 0, 6, "")])
    0
    >>> repique([Entry("set", 0, 28, ""), Entry("point", 0, 6, "")], {"sequence"}) is None
    True
    """
    total = [0, 0]
    counted = in_order(entries)
    for item in ORDER_OF_COUNTING:
        if item in unsettled:
            return None
        for one in counted:
            if one.item == item:
                total[one.seat] += one.points
        if all(total):
            return None
        if max(total) >= LIMIT:
            return total.index(max(total))
    return None


def cards(tricks: tuple[int, int]) -> tuple[int, int, str] | None:
    """Who scores for the majority of tricks, how much and what for; None at six all (002:3474-3476, 3702-3704)."""
    most = int(tricks[1] > tricks[0])
    if tricks[most] == ALL:
        return most, CAPOT, "capot"
    return (most, CARDS, "the cards") if tricks[most] >= MAJORITY else None


def settlement(winner: int, loser: int) -> int:
    """What a partie is worth to its winner, from both totals (002:3800-3829).

    >>> settlement(120, 102), settlement(120, 98)
    (118, 318)
    """
    return winner - loser + RUBICON if loser >= RUBICON else winner + loser + RUBICON


def reckoned(winner: int, loser: int, worth: int) -> str:
    """How what a partie is `worth` was reckoned, in words; a winner who has fewer points was given it up.

    >>> reckoned(261, 115, 246)
    'The difference, 146, and 100 for the partie: 246.'
    >>> reckoned(40, 30, 170)
    '40 and 30 together, since the rubicon was not passed, and 100 for the partie: 170.'
    """
    if settlement(winner, loser) < worth:
        return f"Given up, it is worth {worth} at the least."
    sums = f"The difference, {winner - loser}," if loser >= RUBICON else \
        f"{winner} and {loser} together, since the rubicon was not passed,"
    return f"{sums} and {RUBICON} for the partie: {worth}."


RUBICON = 100
