"""The arena: two levels meet in duplicate, and what comes of it is measured."""
from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import count, islice
from multiprocessing import get_context
from typing import Any

from cardtable.players.arena_arguments import ERROR_RATE
from cardtable.players.arena_cluster import Workers
from cardtable.players.arena_log import Log
from cardtable.players.arena_stats import estimate, quantile, sequential
from cardtable.players.arena_unit import Setup, Unit, play_unit
from cardtable.players.interruption import Interruption

Report = Callable[["Result"], None]                  # called after every unit
AHEAD = 4                                            # units handed out beforehand, for each process
LOOK = 0.1                                           # seconds between two looks at the keyboard while a unit is awaited


@dataclass(slots=True)
class Result:
    """What an arena has come to so far."""

    setup: Setup
    units: list[Unit]
    until_significant: bool = False
    interrupted: bool = False

    def margins(self) -> list[float]:
        return [unit.margin for unit in self.units]

    @property
    def counted(self) -> str:
        """In what the margins are, as it is told: "points a deal", "coins a game"; coins where some units had any."""
        found = {unit.counted for unit in self.units} - {""}
        what = "coins" if "coins" in found else min(found, default="")
        return "games a match" if what == "games" else f"{what} a {self.setup.unit}".strip()

    def clear(self) -> bool:
        """Whether the sequential test has decided."""
        return sequential(self.margins()).clear()

    def to_json(self) -> dict[str, Any]:
        """The object of the contract; wins are counted by units, each the sum of its playings."""
        setup, margins = self.setup, self.margins()
        found = sequential(margins) if self.until_significant else estimate(margins)
        wins = [sum(m > 0 for m in margins), sum(m < 0 for m in margins), sum(m == 0 for m in margins)]
        made: dict[str, Any] = {
            "game": setup.game, "options": dict(setup.options), "unit": setup.unit, "deals": len(margins),
            "seed": setup.seed, "first": setup.first, "second": setup.second, "mean": found.mean,
            "ci95": [found.low, found.high], "wins": wins,
            "ms": {"first": _times([t for unit in self.units for t in unit.first_ms]),
                   "second": _times([t for unit in self.units for t in unit.second_ms])}}
        if self.until_significant:
            made["sequential"] = {"significant": found.clear(), "error_rate": ERROR_RATE}
        if self.interrupted:
            made["interrupted"] = True
        return made


def _times(ms: list[float]) -> dict[str, float]:
    found = sorted(ms)
    return {"p50": quantile(found, 0.5), "p95": quantile(found, 0.95), "max": quantile(found, 1)}


def run_arena(setup: Setup, deals: int, jobs: int = 1, until_significant: bool = False, log: Log | None = None,
              report: Report | None = None, workers: Workers | None = None) -> Result:
    """Plays so many units, or fewer where the sequential test decides before; the same wherever they run.

    That is on `workers` if they are given (whose owner gives up what has not begun when the arena ends early), in this
    process for one job, else in processes started afresh.  Interrupted from the keyboard it gives what it has.
    """
    result = Result(setup, [], until_significant)
    own = None if workers or jobs == 1 else ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts)
    done = log.units if log else {}
    keyboard = Interruption(raising=not (workers or own))
    if own:
        workers = Workers(own, jobs, keyboard.check)
    units = _elsewhere(setup, done, deals, workers, keyboard) if workers else _in_process(setup, done)
    try:
        with keyboard:
            for unit in islice(units, deals):
                if log and unit.number not in done:
                    log.add(unit)
                result.units.append(unit)
                if report:
                    report(result)
                if until_significant and result.clear():
                    break
                keyboard.check()
    except KeyboardInterrupt:
        result.interrupted = True
    finally:
        if own:
            own.shutdown(wait=True, cancel_futures=True)
    return result


def _leave_interrupts() -> None:
    """In a worker: the keyboard interrupts the arena, which ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _in_process(setup: Setup, done: dict[int, Unit]) -> Iterator[Unit]:
    for number in count():
        yield done.get(number) or play_unit(setup, number)


def _elsewhere(setup: Setup, done: dict[int, Unit], deals: int, workers: Workers,
               keyboard: Interruption) -> Iterator[Unit]:
    """In order of their numbers, so that it does not matter which is finished first."""
    waiting: deque[Unit | Future[Unit]] = deque()
    numbers = iter(range(deals))
    while True:
        workers.check()
        for number in islice(numbers, AHEAD * workers.at_once - len(waiting)):
            waiting.append(done.get(number) or workers.executor.submit(play_unit, setup, number))
        if not waiting:
            return
        unit = waiting.popleft()
        if isinstance(unit, Future):
            while not unit.done():
                keyboard.check()
                workers.check()
                wait([unit], LOOK)
            keyboard.check()     # a worker that was interrupted, too, has failed: that is not to be told
            unit = unit.result()
        yield unit
