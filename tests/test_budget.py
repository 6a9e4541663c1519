"""What the suite may cost is held: who takes far too much fails, and too much said beforehand is not begun."""
from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from tests import budget
from tests.budget import BUDGET, COST, LARGEST, LIGHT, MAY, SLACK, Budget


def report(name: str, cost: float, may: float = 0) -> SimpleNamespace:
    """Of one phase of a test, as it comes from whoever ran it."""
    return SimpleNamespace(nodeid=name, user_properties=[(COST, cost), (MAY, may)])


@pytest.mark.parametrize(("each", "may", "status"), [
    (LIGHT * SLACK / 2 + 1, 0, 1), (LIGHT * SLACK / 2 - 1, 0, 0), (10 * SLACK + 1, 20, 1), (10 * SLACK - 1, 20, 0)])
def test_a_function_that_takes_far_too_much_with_all_its_parameters_fails_the_run(
        each: float, may: float, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "COSTS", tmp_path / "build" / "costs.json")
    held, session = Budget(), SimpleNamespace(config=object(), exitstatus=pytest.ExitCode.OK)
    for number in range(2):
        held.pytest_runtest_logreport(report(f"test_one[{number}]", each, may))      # type: ignore[arg-type]
    held.pytest_sessionfinish(session)                                               # type: ignore[arg-type]
    assert session.exitstatus == status
    assert (tmp_path / "build" / "costs.json").exists()


def test_what_is_said_beforehand_is_added_up_by_functions() -> None:
    def heavy(name: str, seconds: float) -> SimpleNamespace:
        return SimpleNamespace(nodeid=name, get_closest_marker=lambda _: SimpleNamespace(args=(seconds,)))

    Budget().pytest_collection_modifyitems([heavy(f"one[{n}]", BUDGET) for n in range(3)])      # type: ignore[misc]
    with pytest.raises(pytest.UsageError):
        Budget().pytest_collection_modifyitems([heavy("one", BUDGET), heavy("two", 1)])         # type: ignore[list-item]


def test_the_largest_process_is_told() -> None:
    held = Budget()
    for megabytes in (300, 700, 500):
        one = report("test_one", 1)
        one.user_properties.append((LARGEST, megabytes))
        held.pytest_runtest_logreport(one)           # type: ignore[arg-type]
    assert held.largest == 700
    assert held.spent == {"test_one": 3}
