"""How fast the trick solver is: beside Bo Haglund's on the same deals in the same run, and on games of other shapes.

All times are processor time of one thread, a fresh
table for each deal, every legal card valued. `versus` is the other solver's figure on the same deals, `ratio` ours by
theirs.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator

from cardtable.solver import COMPILED, MISERE, Position, Scoring, Solver, cards_in, results

DEALS = {13: 40, 12: 60, 10: 100, 8: 200}
TWENTY = 40                                      # deals of which every declarer's tricks are asked
SIDES = (0, 1, 0, 1)
LOSE_ALL = Scoring(trick=0, table=(1, *[0] * 13))
LEADS_AND_CARDS = Scoring(
    trick=0, lead=1, taken=1, last=1, table=(-40, *[-10] * 5, 0, *[10] * 5, 40), margin=True
)
FIVE_TRICKS = Scoring(trick=0, table=(-3, -3, -3, 3, 3, 3))


def measure() -> Iterator[dict[str, object]]:
    """All figures, as they are measured."""
    yield {"name": "solver compiled", "value": int(COMPILED), "unit": "yes or no"}
    if not COMPILED:
        return
    for cards, deals in DEALS.items():
        yield from beside_the_other(cards, deals)
    for name, draw, count in SHAPES:
        yield from alone(name, draw, count)
    yield from of_all_declarers(TWENTY)
    yield from hard()


def beside_the_other(cards: int, deals: int) -> Iterator[dict[str, object]]:
    """Ours and Bo Haglund's for so many cards a hand; needs `endplay`."""
    from tests.solver import bridge

    solver = Solver(1 << 28)
    ours, theirs, nodes = [], [], 0
    for seed in range(deals):
        position = bridge.deal(cards, 10_000 + seed)
        expected, seconds = bridge.theirs(position)
        start = time.thread_time()
        values = solver.values(position)
        ours.append((time.thread_time() - start) * 1000)
        theirs.append(seconds * 1000)
        nodes += solver.nodes
        if values != expected:
            raise AssertionError(f"the solvers differ on the deal of {cards} cards with seed {seed}")
    for measure, of in MEASURES.items():
        yield compared(f"{cards} cards a hand, {measure}", of(ours), of(theirs), deals)
    yield {
        "name": f"solver, {cards} cards a hand, positions between tricks",
        "value": round(nodes / sum(ours) * 1000),
        "unit": "a second",
        "deals": deals,
    }


def alone(name: str, draw: Callable[[random.Random], Position], count: int) -> Iterator[dict[str, object]]:
    """Ours on positions of one shape."""
    solver = Solver(1 << 28)
    times = []
    for seed in range(count):
        position = draw(random.Random(seed))
        start = time.thread_time()
        solver.values(position)
        times.append((time.thread_time() - start) * 1000)
    for measure, of in MEASURES.items():
        yield {"name": f"solver, {name}, {measure}", "value": round(of(times), 4), "unit": "ms", "deals": count}


def of_all_declarers(deals: int) -> Iterator[dict[str, object]]:
    """Twenty results of a deal with a table that lasts, beside the other solver's."""
    from tests.solver import bridge

    solver = Solver(1 << 28, lasting=True)
    ours, theirs, nodes = [], [], 0
    for seed in range(deals):
        dealt = hands(random.Random(seed), 4, 13, range(13))
        start = time.thread_time()
        found = {}
        for question, tricks in results(solver, dealt, SIDES):
            found[question] = tricks
            nodes += solver.nodes
        ours.append((time.thread_time() - start) * 1000)
        expected, seconds = bridge.their_results(dealt)
        theirs.append(seconds * 1000)
        if found != expected:
            raise AssertionError(f"the solvers differ on the deal of seed {seed}")
    for measure, of in MEASURES.items():
        yield compared(f"twenty results of a deal, {measure}", of(ours), of(theirs), deals)
    yield {"name": "solver, twenty results of a deal, positions searched", "value": nodes, "unit": "in all",
           "deals": deals}


def hard() -> Iterator[dict[str, object]]:
    """Every lead of the deals of a fixed list: long suits opposite one another, voids, most without trumps."""
    from tests.solver import bridge

    solver = Solver(1 << 28)
    ours, theirs, nodes = 0.0, 0.0, 0
    listed = bridge.hard()
    for number, position in enumerate(listed):
        start = time.thread_time()
        values = solver.values(position)
        ours += (time.thread_time() - start) * 1000
        nodes += solver.nodes
        expected, seconds = bridge.theirs(position)
        theirs += seconds * 1000
        if values != expected:
            raise AssertionError(f"the solvers differ on number {number} of the hard deals")
    yield compared("hard deals, all leads, sum", ours, theirs, len(listed))
    yield {"name": "solver, hard deals, positions searched", "value": nodes, "unit": "in all", "deals": len(listed)}


def compared(name: str, ours: float, theirs: float, deals: int) -> dict[str, object]:
    """A line: milliseconds of both."""
    return {"name": f"solver, {name}", "value": round(ours, 3), "unit": "ms", "versus": round(theirs, 3),
            "ratio": round(ours / theirs, 3), "deals": deals}


def hands(rng: random.Random, seats: int, cards: int, ranks: range) -> tuple[int, ...]:
    """A deal from a pack of these ranks in four suits."""
    pack = [suit * 16 + rank for suit in range(4) for rank in ranks]
    rng.shuffle(pack)
    return tuple(sum(1 << card for card in pack[seat * cards : (seat + 1) * cards]) for seat in range(seats))


def piquet(rng: random.Random) -> Position:
    """Two hands of twelve from 32 cards: leads, tricks, the last trick, the cards and capot."""
    return Position(hands(rng, 2, 12, range(5, 13)), (0, 1), 0, scoring=LEADS_AND_CARDS)


def euchre(rng: random.Random) -> Position:
    """Four hands of five from 24 cards."""
    return Position(hands(rng, 4, 5, range(7, 13)), (0, 1, 0, 1), 0, trump=rng.randrange(4))


def misere(rng: random.Random) -> Position:
    """One against three, all 52 cards: a hand low enough that one might undertake to win no trick."""
    while True:
        dealt = hands(rng, 4, 13, range(13))
        if sum(card & 15 for card in cards_in(dealt[0])) <= 60:
            return Position(dealt, (0, 1, 1, 1), 0, scoring=LOSE_ALL)


def misere_tricks(rng: random.Random) -> Position:
    """The same with eight cards each and every trick counted."""
    return Position(hands(rng, 4, 8, range(13)), (0, 1, 1, 1), 0, scoring=MISERE)


def nap(rng: random.Random) -> Position:
    """One against four, five cards each, three tricks to make."""
    return Position(hands(rng, 5, 5, range(13)), (0, 1, 1, 1, 1), 0, trump=rng.randrange(4), scoring=FIVE_TRICKS)


def nap_tricks(rng: random.Random) -> Position:
    """The same with every trick counted."""
    return Position(hands(rng, 5, 5, range(13)), (0, 1, 1, 1, 1), 0, trump=rng.randrange(4))


def percentile(times: list[float]) -> float:
    """The 95th percentile."""
    return sorted(times)[min(len(times) - 1, int(len(times) * 0.95))]


MEASURES: dict[str, Callable[[list[float]], float]] = {
    "median": statistics.median,
    "mean": statistics.mean,
    "95th percentile": percentile,
}
SHAPES: list[tuple[str, Callable[[random.Random], Position], int]] = [
    ("piquet 2 x 12", piquet, 200),
    ("euchre 4 x 5", euchre, 500),
    ("solo misere 1 v 3, 13 cards", misere, 30),
    ("misere 1 v 3, 8 cards, all tricks", misere_tricks, 30),
    ("nap 1 v 4, 5 cards, three tricks", nap, 200),
    ("nap 1 v 4, 5 cards, all tricks", nap_tricks, 200),
]

