"""`cardtable arena`: how it is held, its progress and what it prints."""
from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext

from cardtable.games import game
from cardtable.players.arena import Report, Result, run_arena
from cardtable.players.arena_arguments import ERROR_RATE
from cardtable.players.arena_cluster import Workers, workers
from cardtable.players.arena_log import ArenaError, Log
from cardtable.players.arena_unit import Setup
from cardtable.players.interruption import INTERRUPTED
from cardtable.players.levels import check
from cardtable.rules.options import agreed

__all__ = ["ArenaError", "as_text", "run"]

EVERY = 2.0                      # seconds between two lines of progress where they cannot overwrite each other


def run(arguments: argparse.Namespace, options: Mapping[str, str], say: Callable[[str], None]) -> int:
    """Holds the arena and says what came of it; the exit code.  ArenaError or ValueError where it cannot be held."""
    chosen = game(arguments.game)
    given = agreed(chosen.options, options)
    first, second = check(arguments.first, chosen.levels), check(arguments.second, chosen.levels)
    setup = Setup(chosen.name, first, second, arguments.unit, given, arguments.seed, arguments.budget)
    log = Log(arguments.log, setup) if arguments.log else None
    try:
        with _workers(arguments) as found:
            result = run_arena(setup, arguments.deals, arguments.jobs, arguments.until_significant, log,
                               _progress(arguments.deals), found)
            # before the cluster is left, which may take its time: what was found is not to be lost in it
            say(json.dumps(result.to_json()) if arguments.json else as_text(result))
    finally:
        if log:
            log.close()
    return INTERRUPTED if result.interrupted else 0


def _workers(arguments: argparse.Namespace) -> AbstractContextManager[Workers | None]:
    """The cluster's, None for this process or others here."""
    return workers(arguments.cluster) if arguments.cluster else nullcontext()


def as_text(result: Result) -> str:
    """The result in a few lines."""
    found, setup = result.to_json(), result.setup
    if found["mean"] is None:
        return "Nothing was played to its end."
    lines = [f"{setup.first} against {setup.second}: {found['mean']:+.3f} {result.counted}{_interval(found['ci95'])}",
             "units won, lost, level: {}, {}, {}".format(*found["wins"])]
    for level, which in ((setup.first, "first"), (setup.second, "second")):
        lines.append(f"{level}, ms an answer: " + ", ".join(f"{k} {v:.2f}" for k, v in found["ms"][which].items()))
    if result.until_significant:
        verdict = "decided" if found["sequential"]["significant"] else "not decided"
        lines.append(f"{verdict} after {found['deals']} units, error rate {ERROR_RATE:.0%}")
    if result.interrupted:
        lines.append(f"interrupted after {found['deals']} units")
    return "\n".join(lines)


def _interval(ends: list[float | None]) -> str:
    low, high = ends
    return "" if low is None or high is None else f", 95% interval {low:+.3f} to {high:+.3f}"


def _progress(deals: int) -> Report:
    """On stderr: over one line on a terminal, else a new line now and then."""
    terminal = sys.stderr.isatty()
    last = time.monotonic()

    def report(result: Result) -> None:
        nonlocal last
        n, now = len(result.units), time.monotonic()
        if not terminal and now - last < EVERY and n < deals:
            return
        last = now
        margins = result.margins()
        end = "\n" if n == deals or not terminal else ""
        print(f"{chr(13) if terminal else ''}{n} of {deals}, {sum(margins) / n:+.3f} a unit", end=end, file=sys.stderr,
              flush=True)
    return report
