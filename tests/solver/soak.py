"""The long counts: `python -m tests.solver.soak --count N --first SEED`, N positions in every mode and N / 50 deals.

Prints one line a mode with the positions tried and those that differ from the reference; exit code 1 if any does.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from cardtable.solver import Solver
from tests.solver import bridge, positions, reference


def wrong(solver: Solver, mode: str, seeds: range) -> Iterator[int]:
    """The seeds of this mode for which the solver differs from the reference."""
    for seed in seeds:
        position = positions.draw(mode, seed)
        values = solver.values(position)
        if values != reference.values(position):
            yield seed


def wrong_deals(solver: Solver, cards: int, seeds: range) -> Iterator[int]:
    """The seeds of the deals of so many cards a hand for which it differs from the other solver."""
    for seed in seeds:
        position = bridge.deal(cards, seed)
        if solver.values(position) != bridge.theirs(position)[0]:
            yield seed


def main(arguments: list[str] | None = None) -> int:
    """Run the counts and print them."""
    parser = argparse.ArgumentParser(prog="tests.solver.soak", description=__doc__)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    options = parser.parse_args(arguments)
    solver = Solver()
    failed = False
    for mode in positions.MODES:
        found = list(wrong(solver, mode, range(options.first, options.first + options.count)))
        said = f"{options.count} positions from seed {options.first}, {len(found)} differ {found[:5]}"
        print(f"{mode}: {said}", flush=True)
        failed |= bool(found)
    for cards in range(4, 14):
        count = max(1, options.count // 50)
        found = list(wrong_deals(solver, cards, range(options.first, options.first + count)))
        print(f"{cards} cards: {count} deals from seed {options.first}, {len(found)} differ {found[:5]}", flush=True)
        failed |= bool(found)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
