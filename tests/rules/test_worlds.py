"""Worlds against enumeration: every layout that agrees, each equally likely, and no other."""
from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from cardtable.cards import BACKS, Cards, cards, mask
from cardtable.rules.deal import Deal
from cardtable.rules.worlds import Worlds
from cardtable.rules.zones import Layout

PACK = cards("AS KS QS JS TS 9S 8S")


def table(sizes: tuple[int, ...]) -> Deal:
    """A view in which nothing is seen but how many cards lie in each zone."""
    layout = Layout(1)
    for n in range(len(sizes)):
        layout.one(f"zone {n}")
    kind = type("Table", (Deal,), {"layout": layout, "pack": PACK})
    view: Deal = kind()
    view.zone = [BACKS[size] for size in sizes]
    view.viewer = 0
    return view


def enumerated(sizes: tuple[int, ...], may: list[Cards]) -> set[tuple[frozenset[int], ...]]:
    found: set[tuple[frozenset[int], ...]] = set()
    for order in permutations(PACK):
        at, layout = 0, []
        for size in sizes:
            layout.append(frozenset(order[at:at + size]))
            at += size
        if all(held <= set(allowed) for held, allowed in zip(layout, may)):
            found.add(tuple(layout))
    return found


@pytest.mark.parametrize(("sizes", "may"), [
    ((3, 4), ("AS KS QS JS TS", "AS KS QS JS TS 9S 8S")),
    ((2, 2, 3), ("AS KS QS JS", "QS JS TS 9S 8S", "AS KS QS JS TS 9S 8S")),
    ((2, 2, 3), ("AS KS QS JS", "KS QS JS TS 9S", "AS TS 9S 8S KS")),
    ((1, 1, 2, 3), ("AS KS", "KS QS", "AS KS QS JS TS 9S 8S", "JS TS 9S 8S AS")),
    ((7,), ("AS KS QS JS TS 9S 8S",)),
])
def test_sampling_is_exactly_uniform(sizes: tuple[int, ...], may: tuple[str, ...]) -> None:
    allowed = [cards(text) for text in may]
    true = enumerated(sizes, allowed)
    worlds = Worlds(table(sizes), PACK, [mask(some) for some in allowed])
    assert worlds.total == len(true)
    rng, each = Random(1), 400
    got: Counter[tuple[frozenset[int], ...]] = Counter()
    for _ in range(each * len(true)):
        got[tuple([frozenset(held) for held in worlds.sample(rng).zone])] += 1
    assert set(got) == true
    chi = sum((got[world] - each) ** 2 / each for world in true)
    free = len(true) - 1
    assert chi < free + 4 * (2 * free) ** .5 + 1, "beyond four standard deviations"


def test_every_order_within_a_zone_is_as_likely() -> None:
    worlds = Worlds(table((7,)), PACK, [mask(PACK)])
    rng = Random(2)
    top = Counter(worlds.sample(rng).zone[0][0] for _ in range(7000))
    assert all(abs(top[c] - 1000) < 150 for c in PACK)


def test_what_cannot_be_has_no_worlds() -> None:
    assert Worlds(table((3, 4)), PACK, [mask(cards("AS KS")), mask(PACK)]).total == 0


def test_a_world_is_a_whole_deal() -> None:
    view = table((3, 4))
    worlds = Worlds(view, PACK, [mask(PACK)] * 2)
    world = worlds.sample(Random(1))
    assert sorted(c for held in world.zone for c in held) == sorted(PACK)
    assert world.viewer is None
    assert world.view(0) == view
