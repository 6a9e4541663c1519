"""Work done on other threads: told once, cancelled at once, given up when it does not end."""
from __future__ import annotations

import gc
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from weakref import ref

import pytest

from cardtable.croupier.thinkers import MOST, Thinkers, TookTooLong
from cardtable.players.stop import Stop


class Told:
    """What was called back."""

    def __init__(self) -> None:
        self.found: list[object] = []
        self.come = threading.Event()

    def __call__(self, found: object, error: BaseException | None) -> None:
        self.found.append(error or found)
        self.come.set()


def endless(gate: threading.Event, stop: Stop) -> str:
    """Work that hears of nothing; the gate lets the test's thread end with it."""
    gate.wait(60)
    return "late"


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not true():
        assert time.monotonic() < end
        time.sleep(.005)


def test_an_answer_and_an_error_are_told() -> None:
    thinkers, answer, error = Thinkers(), Told(), Told()
    thinkers.work(answer, lambda a, b, stop: a + b, 2, 3)
    thinkers.work(error, lambda stop: 1 // 0)
    assert answer.come.wait(10)
    assert error.come.wait(10)
    assert answer.found == [5]
    assert isinstance(error.found[0], ZeroDivisionError)


def test_closing_while_thoughts_wait_does_not_wait() -> None:
    """Each that is cancelled might call back, and closing holds the same lock: once, this never came back."""
    gate, told, thinkers = threading.Event(), Told(), Thinkers()
    for _ in range(MOST + 3):
        thinkers.work(told, endless, gate)
    closing = threading.Thread(target=thinkers.close, daemon=True)
    closing.start()
    closing.join(5)
    assert not closing.is_alive()
    gate.set()
    time.sleep(.05)
    assert told.found == []


def test_a_search_is_bidden_to_answer_and_then_given_up() -> None:
    def honest(stop: Stop) -> str:
        while not stop.is_set():
            time.sleep(.005)
        return "the best so far"

    thinkers, gate, good, bad = Thinkers(.1, .2), threading.Event(), Told(), Told()
    thinkers.work(good, honest)
    thinkers.work(bad, endless, gate)
    assert good.come.wait(10)
    assert bad.come.wait(10)
    assert good.found == ["the best so far"]
    assert isinstance(bad.found[0], TookTooLong)
    gate.set()
    time.sleep(.05)
    assert len(bad.found) == 1                   # what comes after all is not told


@pytest.mark.parametrize("cancelled", [False, True])
def test_whoever_hangs_gives_up_his_place(cancelled: bool) -> None:
    thinkers, gate, told = Thinkers(60 if cancelled else .1, .1), threading.Event(), Told()
    cancels = [thinkers.work(Told(), endless, gate) for _ in range(MOST)]
    thinkers.work(told, lambda stop: "next")
    if cancelled:
        for cancel in cancels:
            cancel()
    assert told.come.wait(10)
    gate.set()


def test_what_waits_can_be_cancelled() -> None:
    thinkers, gate, told, last = Thinkers(), threading.Event(), Told(), Told()
    for _ in range(MOST):
        thinkers.work(Told(), endless, gate)
    thinkers.work(told, lambda stop: "unwanted")()
    thinkers.work(last, lambda stop: "last")
    gate.set()
    assert last.come.wait(10)
    assert told.found == []


def test_no_watch_is_left_behind() -> None:
    thinkers = Thinkers()
    for _ in range(20):
        told = Told()
        thinkers.work(told, lambda stop: 1)
        assert told.come.wait(10)
    until(lambda: not any(thread.name.startswith("thinker") for thread in threading.enumerate()))


def test_who_waits_no_longer_is_not_kept_by_work_that_does_not_end() -> None:
    gate, told, thinkers = threading.Event(), Told(), Thinkers()
    kept = ref(told)
    cancel = thinkers.work(told, endless, gate)
    cancel()
    del told
    gc.collect()
    assert kept() is None
    gate.set()


ENDLESS = """
from cardtable.croupier.thinkers import Thinkers
def endless(stop):
    print("begun", flush=True)
    while True:
        pass
thinkers = Thinkers()
import threading
begun = threading.Event()
thinkers.work(lambda *_: None, lambda stop: (begun.set(), endless(stop)))
begun.wait()
thinkers.close()
"""


def test_a_process_ends_though_a_thinker_does_not() -> None:
    began = time.monotonic()
    ended = subprocess.run([sys.executable, "-c", ENDLESS], timeout=60, capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert time.monotonic() - began < 30


ASLEEP = """
import os, signal, sys, threading, time
from cardtable.croupier import thinkers
thinkers.SLICE = .1
told, come = [], threading.Event()
def think(stop):
    print("begun", flush=True)
    end = time.thread_time() + .2
    while time.thread_time() < end:
        pass
    return "thought"
thinkers.Thinkers(.6, .6).work(lambda found, error: (told.append(error or found), come.set()), think)
come.wait(20)
print(told)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped so there")
def test_time_in_which_the_machine_sleeps_is_nobodys() -> None:
    """Stopped in mid-thought for longer than a thought may take, he ends it when all goes on."""
    with subprocess.Popen([sys.executable, "-c", ASLEEP], stdout=subprocess.PIPE, text=True) as asleep:
        assert asleep.stdout is not None
        asleep.stdout.readline()
        asleep.send_signal(signal.SIGSTOP)
        time.sleep(2)
        asleep.send_signal(signal.SIGCONT)
        assert asleep.stdout.readline().strip() == "['thought']"
