"""What lies in the pools: who may win which, when not all could put in alike, and how a pool is divided."""
from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple


class Pool(NamedTuple):
    """Counters, and the seats that may win them; the pool itself comes first, then side pools."""

    coins: int
    among: tuple[int, ...]


def pools(paid: Sequence[int], standing: Collection[int], besides: int = 0, able: Collection[int] = ()
          ) -> tuple[Pool, ...]:
    """What all have put in, by seat, as pools among those who stand; `besides` is in the first and was nobody's stake.

    Each pool takes from everybody up to what the least of those who may win it has put in; what was put in beyond that
    by who has gone out since belongs to the last.  Those who are `able` to put in more may yet win all of them.

    >>> pools((5, 10, 10, 3), (0, 1, 2))
    (Pool(coins=18, among=(0, 1, 2)), Pool(coins=10, among=(1, 2)))
    >>> pools((1, 10, 3), (0, 1, 2), able=(0, 1))
    (Pool(coins=7, among=(0, 1, 2)), Pool(coins=7, among=(0, 1)))
    """
    most = max([paid[seat] for seat in standing])
    reach = {seat: most if seat in able else paid[seat] for seat in standing}
    levels = sorted(set(reach.values()))
    found, before = list[Pool](), 0
    for level in levels:
        last = level == levels[-1]
        coins = sum([max(0, (put if last else min(put, level)) - before) for put in paid])
        among = tuple(sorted([seat for seat in standing if reach[seat] >= level]))
        found.append(Pool(coins + (0 if found else besides), among))
        before = level
    return tuple([one for one in found if one.coins])


def uncalled(paid: Sequence[int]) -> tuple[int, int]:
    """The seat that has put in most, and how much of it nobody has met; 0 where somebody has.

    >>> uncalled((5, 12, 9))
    (1, 3)
    """
    most = max(range(len(paid)), key=lambda seat: paid[seat])
    return most, paid[most] - max([put for seat, put in enumerate(paid) if seat != most], default=0)
