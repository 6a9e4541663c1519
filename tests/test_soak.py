"""The long counts go on after a fault and after a commit, and tell what they have not run."""
from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tools import night, soaked
from tools.soak import soak
from tools.soaked import MOST_FAULTS
from tools.trials import Part


def run(number: int) -> Counter[str]:
    assert number % 3, f"{number} is a multiple of three"
    return Counter(made=1)


PART = Part("of threes, all", 8, run)


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soaked, "FOLDER", tmp_path / "soak")
    monkeypatch.setattr(night, "commit", lambda: "now")


def test_a_fault_is_told_and_the_next_trial_made(capsys: pytest.CaptureFixture[str]) -> None:
    soak(PART, 8, soaked.read(PART, 1, "now"))
    state = soaked.read(PART, 1, "now")
    assert (state.done, state.counts, list(state.failed)) == (8, {"made": 6}, ["3", "6"])
    assert night.report([PART], 1) == 1
    told = capsys.readouterr().out
    assert "FAILED of threes, all, trial 3: AssertionError: 3 is a multiple of three" in told
    assert "1 of 1 parts run to their end at now, 1 failed" in told


def test_what_always_fails_is_left() -> None:
    soak(Part("of threes", 100, lambda n: run(3 * n)), 100, soaked.read(PART, 0, "now"))
    assert soaked.read(PART, 0, "now").done == MOST_FAULTS
    assert not soaked.read(PART, 0, "now").wants(100), "nor is it begun again and again through the night"


def test_what_was_run_goes_on_at_the_same_commit_only(capsys: pytest.CaptureFixture[str]) -> None:
    soak(PART, 2, soaked.read(PART, 1, "then"))
    assert soaked.read(PART, 1, "then").done == 2
    night.report([PART], 1, whole=True)
    assert "not to its end at now: of threes, all, 0 of 8; before: 2 trials at then on " in capsys.readouterr().out


def test_those_never_run_come_first() -> None:
    other = Part("of others", 8, run)
    soak(PART, 2, soaked.read(PART, 1, "then"))
    parts = sorted([PART, other], key=lambda part: night._age(soaked.read(part, 1, "now")))
    assert parts == [other, PART]


def test_a_turn_that_is_killed_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(night.sys, "executable", "/bin/sh")
    real = night.subprocess.run
    monkeypatch.setattr(night.subprocess, "run", lambda words, **how: real(["/bin/sh", "-c", "kill -SEGV $$"], **how))
    night._turn(PART, 1, 5)
    assert soaked.read(PART, 5, "now").failed == {"5": "killed by signal 11"}
