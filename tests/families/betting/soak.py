"""Side pools against a count of single counters, on a hundred thousand hands with unequal stacks."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from tests.families.betting.test_pools import check
from tools.trials import Part

TRIALS, EACH = 100, 1000


def parts() -> Iterator[Part]:
    """A hundred times a thousand."""
    yield Part("side pools", TRIALS, some)


def some(seed: int) -> Counter[str]:
    """So many hands."""
    rng = Random(f"side pools {seed}")
    for _ in range(EACH):
        check(rng)
    return Counter(hands=EACH)
