"""Side pools, against a count that knows nothing of them: counter by counter."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cardtable.families.betting.pools import Pool, pools, uncalled


def by_single_counters(paid: tuple[int, ...], standing: tuple[int, ...], besides: int) -> Counter[frozenset[int]]:
    """Every counter by itself: the nth that anybody has put in may be won by those who stand and have put in n; if
    there is none, by those who have put in most."""
    found = Counter[frozenset[int]]()
    most = max([paid[seat] for seat in standing])
    for put in paid:
        for nth in range(1, put + 1):
            found[frozenset([seat for seat in standing if paid[seat] >= min(nth, most)])] += 1
    found[frozenset(standing)] += besides
    return +found


def random_hand(rng: Random) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Two to eight with unequal stacks, of whom at least one stands; some have put in nothing."""
    seats = rng.randint(2, 8)
    paid = tuple([min(rng.randint(0, 40), rng.choice((0, 3, 12, 40))) for _ in range(seats)])
    standing = tuple([seat for seat in range(seats) if paid[seat] and rng.random() < .6])
    return paid, standing or (max(range(seats), key=lambda seat: paid[seat]),), rng.choice((0, 0, 5))


def check(rng: Random) -> None:
    paid, standing, besides = random_hand(rng)
    found = pools(paid, standing, besides)
    assert {frozenset(one.among): one.coins for one in found} == by_single_counters(paid, standing, besides)
    assert sum([one.coins for one in found]) == sum(paid) + besides


def test_side_pools_are_those_of_single_counters() -> None:
    rng = Random(29)
    for _ in range(1000):
        check(rng)


@pytest.mark.parametrize(("paid", "standing", "besides", "found"), [
    ((11, 17, 5, 5, 5, 0), (0, 1), 0, (Pool(37, (0, 1)), Pool(6, (1,)))),
    ((4, 4, 4), (0, 1, 2), 0, (Pool(12, (0, 1, 2)),)),
    ((4, 9, 9), (0, 1, 2), 3, (Pool(15, (0, 1, 2)), Pool(10, (1, 2)))),
    ((2, 5, 9, 9), (0, 1, 2, 3), 0, (Pool(8, (0, 1, 2, 3)), Pool(9, (1, 2, 3)), Pool(8, (2, 3)))),
    ((5, 9, 9), (0,), 0, (Pool(23, (0,)),)),                        # those who had put in more have gone out
])
def test_pools_by_hand(paid: tuple[int, ...], standing: tuple[int, ...], besides: int, found: tuple[Pool, ...]) -> None:
    assert pools(paid, standing, besides) == found


def test_what_nobody_has_met() -> None:
    assert uncalled((5, 12, 9)) == (1, 3)
    assert uncalled((9, 9, 2))[1] == 0
