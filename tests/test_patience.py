"""What hangs is told from what waits its turn on a busy machine."""
from __future__ import annotations

import os
import signal
import sys

import pytest

from tools import patience
from tools.patience import Patience, kept_waiting, run

linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how long threads have waited")


class Machine:
    """A clock, and how long two threads have stood ready while others had the processors."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.kept = 100.0, {"1": 40.0}
        monkeypatch.setattr(patience, "monotonic", lambda: self.now)
        monkeypatch.setattr(patience, "kept_waiting", lambda process: dict(self.kept))

    def seconds(self, one: Patience, number: int, **kept: float) -> bool:
        """So many pass, in each of which threads are kept so long; whether patience is over then."""
        for _ in range(number):
            assert not one.over
            self.now += 1
            for thread, some in kept.items():
                self.kept[thread[1:]] = self.kept.get(thread[1:], 0.0) + some
        return one.over


def test_a_quiet_machine_s_seconds_count(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    assert machine.seconds(Patience(5), 5)


def test_seconds_in_which_others_had_the_processors_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """But for the first, before which nobody has looked; of two threads that waited at once they count but once."""
    machine, one = Machine(monkeypatch), Patience(5)
    assert not machine.seconds(one, 9, t1=.75, t2=.5)
    del machine.kept["2"]                        # a thread that has ended takes nothing back
    assert machine.seconds(one, 8, t1=.75)


@linux
def test_threads_are_told_of() -> None:
    threads = kept_waiting(os.getpid())
    assert threads
    assert min(threads.values()) >= 0


def test_a_process_that_ends_has_told_what_it_told() -> None:
    ended = run([sys.executable, "-c", "import os; print(os.environ['WORD']); exit(3)"], 20, WORD="here")
    assert (ended.returncode, ended.stdout) == (3, "here\n")


@linux
def test_one_that_hangs_is_ended_and_tells_where() -> None:
    hangs = "import faulthandler, time; faulthandler.enable(); time.sleep(60)"
    with pytest.raises(AssertionError, match=r"not done in 1 s(.|\n)*Current thread"):
        run([sys.executable, "-c", hangs], 1)


@linux
@pytest.mark.parametrize(("again", "code"), [("", -signal.SIGPROF), ("end_after(0)", 0)])
def test_one_that_reckons_without_end_ends_by_itself(again: str, code: int) -> None:
    reckons = f"from tools.patience import *; watch(); end_after(.1); {again}\nfor _ in range(10 ** 7): pass"
    ended = run([sys.executable, "-c", reckons], 20)
    assert ended.returncode == code
    assert ("most recent call first" in ended.stderr) == (code != 0)
