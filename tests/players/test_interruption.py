"""Ctrl-C is heard wherever it finds the arena, and leaves the program as it was."""
from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from cardtable.players import arena
from cardtable.players.arena import run_arena
from cardtable.players.arena_cluster import Workers
from cardtable.players.arena_log import ArenaError
from cardtable.players.arena_unit import DEAL, Setup, Unit, play_unit
from cardtable.players.interruption import Interruption

SETUP = Setup("ecarte", "club", "novice", DEAL, seed=3)
PRESSED = 3                      # the unit at which the key is pressed


@pytest.fixture(autouse=True)
def _listening() -> Iterator[None]:
    """As at a terminal, though the tests may run in the background, where the signal is ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    after = signal.signal(signal.SIGINT, before)
    assert after is signal.default_int_handler


class Remains:
    """Something whose end interrupts: an exception raised there is printed and forgotten."""

    def __del__(self) -> None:
        signal.raise_signal(signal.SIGINT)


class Remote(Executor):
    """Units played on asking; the future of one is, like those of a cluster, not gone without ado."""

    def submit(self, fn: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if given[1] == PRESSED:
            future.remains = Remains()                       # type: ignore[attr-defined]
        future.set_result(fn(*given, **named))
        return future


class Deaf(Executor):
    """A unit that never comes."""

    def submit(self, fn: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        return Future()


def content() -> None:
    """Nothing is wrong with the workers."""


def test_one_that_comes_while_a_future_is_cleared_away_is_heard() -> None:
    result = run_arena(SETUP, 40, workers=Workers(Remote(), 1, content))
    assert result.interrupted
    assert [unit.number for unit in result.units] == [0, 1, 2, 3]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_one_that_is_swallowed_in_this_process_ends_the_arena_after_the_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    def littering(setup: Setup, number: int) -> Unit:
        if number == PRESSED:
            Remains()
        return play_unit(setup, number)
    monkeypatch.setattr(arena, "play_unit", littering)
    result = run_arena(SETUP, 40)
    assert result.interrupted
    assert [unit.number for unit in result.units] == [0, 1, 2, 3]


def test_one_in_the_middle_of_a_unit_of_this_process_ends_it_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(setup: Setup, number: int) -> Unit:
        if number == PRESSED:
            signal.raise_signal(signal.SIGINT)
        return play_unit(setup, number)
    monkeypatch.setattr(arena, "play_unit", pressed)
    result = run_arena(SETUP, 40)
    assert result.interrupted
    assert [unit.number for unit in result.units] == [0, 1, 2]


def test_one_is_heard_while_a_unit_is_waited_for() -> None:
    threading.Timer(0.2, signal.raise_signal, [signal.SIGINT]).start()
    result = run_arena(SETUP, 40, workers=Workers(Deaf(), 1, content))
    assert result.interrupted
    assert result.units == []


def test_workers_that_are_lost_are_told() -> None:
    def lost() -> None:
        raise ArenaError("the scheduler is gone")
    with pytest.raises(ArenaError, match="is gone"):
        run_arena(SETUP, 40, workers=Workers(Deaf(), 1, lost))


def test_pressed_again_it_is_the_usual_thing() -> None:
    with Interruption(raising=False) as keyboard:
        keyboard.check()
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            keyboard.check()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


def test_whoever_looks_after_the_signal_already_keeps_it() -> None:
    def other(number: int, frame: object) -> None:
        pass
    for kept in (other, signal.SIG_IGN):
        signal.signal(signal.SIGINT, kept)
        with Interruption(raising=True):
            assert signal.getsignal(signal.SIGINT) is kept
        assert signal.getsignal(signal.SIGINT) is kept
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_outside_the_main_thread_nothing_is_changed() -> None:
    played: list[int] = []
    thread = threading.Thread(target=lambda: played.append(len(run_arena(SETUP, 2).units)))
    thread.start()
    thread.join()
    assert played == [2]
