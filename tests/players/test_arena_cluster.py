"""The arena on a Dask scheduler with two workers, all on the loopback: the same to the coin, and Ctrl-C is heard."""
from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.games import game
from cardtable.players import arena_arguments, arena_cluster, arena_command
from cardtable.players.arena import run_arena
from cardtable.players.arena_log import Log
from cardtable.players.arena_unit import DEAL, GAME, Setup
from cardtable.players.interruption import INTERRUPTED
from cardtable.rules.options import complete

HERE = "127.0.0.1"
ROOT = Path(__file__).parents[2]
DEALS = 6
OPTIONS = complete(game("ecarte").options, {})
HABIT = Setup("ecarte", "captain-lisle", "club", GAME, OPTIONS, seed=3)
SEARCHED = Setup("ecarte", "mr-ferrars", "captain-lisle", DEAL, OPTIONS, seed=3, budget=0.05)
LIMIT = 60                       # seconds after which something is wrong, whatever the machine
ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "ignore"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A scheduler and two workers, each a process, gone when the tests are done."""
    folder = tmp_path_factory.mktemp("cluster")
    file = folder / "scheduler.json"
    common = ["--scheduler-file", str(file), "--no-dashboard"]
    worker = ["--nthreads", "1", "--no-nanny", "--host", HERE, "--local-directory", str(folder)]
    commands = [["dask_scheduler", *common, "--host", HERE, "--port", "0"],
                ["dask_worker", *common, *worker], ["dask_worker", *common, *worker]]
    with (folder / "log").open("w") as log:
        running = [subprocess.Popen([sys.executable, "-m", f"distributed.cli.{name}", *rest], cwd=folder,
                                    env=ENVIRONMENT, stdout=log, stderr=log) for name, *rest in commands]
        try:
            yield _answering(file, folder / "log")
        finally:
            for process in running:
                process.kill()
            for process in running:
                process.wait()


def _answering(file: Path, log: Path) -> str:
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        if file.exists() and file.read_text("utf-8").endswith("}"):
            return str(json.loads(file.read_text("utf-8"))["address"])
        time.sleep(0.05)
    raise AssertionError(f"no scheduler: {log.read_text('utf-8')}")


def words(address: str, deals: int, setup: Setup) -> list[str]:
    return ["ecarte", "--first", setup.first, "--second", setup.second, "--unit", setup.unit, "--deals", str(deals),
            "--seed", str(setup.seed), "--budget", str(setup.budget), "--cluster", address, "--json"]


def command(*given: str) -> int:
    parser = argparse.ArgumentParser()
    arena_arguments.add_arguments(parser)
    return arena_command.run(parser.parse_args(given), {}, print)


@pytest.mark.parametrize(("setup", "known"), [(HABIT, 2), (SEARCHED, 0)], ids=["games, resumed", "deals searched"])
def test_the_same_result_to_the_coin(address: str, setup: Setup, known: int, tmp_path: Path) -> None:
    """Though it was begun in one process, and goes on at the cluster."""
    path = tmp_path / "log"
    log = Log(path, setup)
    run_arena(setup, known, log=log)
    log.close()
    given = [*words(address, DEALS, setup), "--log", str(path)]
    ran = subprocess.run([sys.executable, "-m", "cardtable", "arena", *given], env=ENVIRONMENT,
                         capture_output=True, text=True, timeout=LIMIT, check=True)
    here = run_arena(setup, DEALS)
    there, expected = json.loads(ran.stdout), here.to_json()
    assert there["ms"] != expected["ms"]
    assert there | {"ms": None} == expected | {"ms": None}
    log = Log(path, setup)
    assert [(log.units[n].margins, log.units[n].records) for n in range(DEALS)] \
        == [(unit.margins, unit.records) for unit in here.units]
    log.close()


def test_interrupted_it_reports_what_it_has(address: str) -> None:
    ignored = signal.signal(signal.SIGINT, signal.default_int_handler)     # as at a terminal, for the arena inherits it
    try:
        arena = subprocess.Popen([sys.executable, "-m", "cardtable", "arena", *words(address, 20_000, HABIT)],
                                 env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    finally:
        signal.signal(signal.SIGINT, ignored)
    assert arena.stderr
    assert " of 20000" in arena.stderr.readline()          # its first line of progress
    arena.send_signal(signal.SIGINT)
    said, complaints = arena.communicate(timeout=LIMIT)
    found = json.loads(said)
    assert found["interrupted"] is True
    assert 0 < found["deals"] < 20_000
    assert arena.returncode == INTERRUPTED
    assert complaints.count("\n") == complaints.count(" of 20000")         # nothing of units given up


def test_a_cluster_that_is_gone_is_told(address: str) -> None:
    with arena_cluster.workers(address) as found:
        found.check()
        assert found.at_once == 2
        found.executor._client.close()                       # type: ignore[attr-defined]
        with pytest.raises(arena_command.ArenaError, match="is gone"):
            run_arena(HABIT, DEALS, workers=found)


@pytest.mark.parametrize("nowhere", [f"tcp://{HERE}:1", "next-door"])
def test_no_scheduler_is_told(nowhere: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardtable.players.arena_cluster.PATIENCE", 0.5)
    with pytest.raises(arena_command.ArenaError, match="no Dask scheduler answers"):
        command(*words(nowhere, 2, HABIT))


def test_a_scheduler_without_workers_is_told() -> None:
    class Lonely:
        def wait_for_workers(self, n: int, timeout: float) -> None:
            raise TimeoutError
    with pytest.raises(arena_command.ArenaError, match="has no workers"):
        arena_cluster._at_once(Lonely(), "tcp://here:1")


def test_without_dask_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(arena_command.ArenaError, match="cluster needs Dask"):
        command(*words(f"tcp://{HERE}:1", 2, HABIT))
