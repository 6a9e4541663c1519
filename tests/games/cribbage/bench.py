"""Cribbage: counting every hand there is, and what a master's answers take."""
from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

from cardtable.games.cribbage.rules.count import show
from cardtable.games.cribbage.rules.rules import PACK
from cardtable.games.cribbage.search.arithmetic import COMPILED, count_all, worths
from cardtable.games.cribbage.search.position import PONE, Position
from cardtable.players.think import think

PLAIN = 5_000                            # hands counted one by one by the rules, for comparison
ANSWERS = 12


def measure() -> Iterator[dict[str, Any]]:
    """One line a figure."""
    yield from every_hand()
    yield from answers()


def every_hand() -> Iterator[dict[str, Any]]:
    """All 12,994,800 hands of four with their turn-up, and their mean."""
    if not COMPILED:
        return                           # it would take an hour
    begun = time.perf_counter()
    number, tally = count_all(worths(5))
    spent = time.perf_counter() - begun
    mean = sum([points * n for points, n in enumerate(tally)]) / number
    rng = Random(1)
    begun = time.perf_counter()
    for _ in range(PLAIN):
        *hand, start = rng.sample(PACK, 5)
        show(tuple(hand), start)
    plain = (time.perf_counter() - begun) * number / PLAIN
    yield {"name": "cribbage.every_hand", "value": round(spent, 2), "unit": "s", "aim": 20, "hands": number,
           "mean": round(mean, 4), "twenty_nines": tally[29], "versus": round(plain), "ratio": round(plain / spent, 1)}


def answers() -> Iterator[dict[str, Any]]:
    """A master's answers: what to lay out, and what to lead."""
    rng, out, led = Random(2), [], []
    for n in range(ANSWERS):
        hand = tuple(rng.sample(PACK, 6))
        begun = time.perf_counter()
        thought = think(Position("six-card", PONE, hand).view(), "master", n)
        out.append(time.perf_counter() - begun)
        kept = tuple([c for c in hand if c not in thought.move])
        start = next(c for c in PACK if c not in hand)
        begun = time.perf_counter()
        think(Position("six-card", PONE, kept, start=(start,)).view(), "master", n)
        led.append(time.perf_counter() - begun)
    for name, seconds in (("lay_out", out), ("lead", led)):
        yield {"name": f"cribbage.master_{name}", "value": round(1000 * sorted(seconds)[ANSWERS // 2], 1), "unit": "ms",
               "aim": 1000}
