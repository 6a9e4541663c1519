"""What the suite may cost: processor seconds of every test, told beforehand where they are many.

A test function (with all its parameters: they are most of what twenty games cost) has `LIGHT` seconds; one that needs
more says how many, `@pytest.mark.heavy(8)`, and all that is said so together may not pass `BUDGET`, or nothing is
run.  A function that takes more than `TOLD` times what it may is told in the last lines; with more than `SLACK` times
the run has failed.  (A page that a test leaves alive is dressed again with every look that is put on later: six made
the cabinet's tests thirty times as dear.  Who opens one asks for `qapp`, and is swept after.)
`build/costs.json` keeps what each took when it was last run.  How much memory the largest process has had is told at
the end.
"""
from __future__ import annotations

import json
import os
import sys
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest

try:
    import resource
except ImportError:                              # Windows
    resource = None  # type: ignore[assignment]

LIGHT = 5.0            # aim: 2.5
BUDGET = 150.0
TOLD, SLACK = 5.0, 15.0          # machines differ, and what runs beside costs too; aim: 5 for both
COST, MAY, LARGEST = "processor seconds", "processor seconds said", "megabytes at most so far"
COSTS = Path("build/costs.json")
BEGUN = pytest.StashKey[float]()


def _spent() -> float:
    """Processor seconds of this process and of those it has waited for."""
    return sum(os.times()[:4])


def _largest() -> int:
    """Megabytes that this process has had at most; 0 where the system does not say."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> (20 if sys.platform == "darwin" else 10) \
        if resource is not None else 0


def _said(item: pytest.Item) -> float:
    """How many seconds a test's function says it takes, with all its parameters; 0 if nothing."""
    mark = item.get_closest_marker("heavy")
    return float(mark.args[0]) if mark is not None else 0.0


def _function(nodeid: str) -> str:
    return nodeid.partition("[")[0]


class Budget:
    """Measures every phase of every test, and holds the budget where all reports come together."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = defaultdict(float)
        self.may: dict[str, float] = {}
        self.largest = 0.0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """What is said to be heavy must be within the budget before anything is run."""
        said = {_function(item.nodeid): _said(item) for item in items}
        if sum(said.values()) > BUDGET:
            raise pytest.UsageError(f"heavy tests say {sum(said.values()):.0f} processor seconds, may {BUDGET:.0f}")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """A report after each phase tells what has been spent since the last."""
        report = yield
        now = _spent()
        report.user_properties += [(COST, now - item.session.stash.get(BEGUN, now)), (MAY, _said(item)),
                                   (LARGEST, _largest())]
        item.session.stash[BEGUN] = now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Wherever it was run."""
        told = dict(report.user_properties[-3:])
        function = _function(report.nodeid)
        self.spent[function] += float(told.get(COST, 0))
        self.may[function] = float(told.get(MAY, 0)) or LIGHT
        self.largest = max(self.largest, float(told.get(LARGEST, 0)))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """What each took is kept; where one took far too much the run has failed."""
        if hasattr(session.config, "workerinput") or not self.spent:
            return
        kept = json.loads(COSTS.read_text()) if COSTS.exists() else {}      # of what was not run this time
        COSTS.parent.mkdir(exist_ok=True)
        COSTS.write_text(json.dumps(dict(sorted({**kept, **self.spent}.items(), key=lambda one: -one[1])), indent=1))
        if self.dear(SLACK) and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Says which."""
        terminalreporter.write_line(f"{sum(self.spent.values()):.0f} processor seconds of tests; "
                                    f"the largest process had {self.largest:.0f} MB")
        for function, spent, may in self.dear(TOLD):
            terminalreporter.write_line(f"TOO DEAR {function}: {spent:.1f} processor seconds, may take {may:.1f} "
                                        f"(tests/budget.py)", red=True)

    def dear(self, times: float) -> list[tuple[str, float, float]]:
        """Functions that took so many times what they may and more, with both."""
        return [(function, spent, self.may[function]) for function, spent in self.spent.items()
                if spent > times * self.may[function]]
