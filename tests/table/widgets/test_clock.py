"""The clock is reached from other threads, and by nobody once its page is gone."""
from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from weakref import ref

import pytest
import shiboken6
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cardtable.table.widgets.clock import QtClock, later
from tools.waiting import spin, until


def elsewhere(clock: QtClock, said: list[object]) -> None:
    """Posts from another thread, where an exception is as bad as an answer."""
    def run() -> None:
        try:
            clock.post(lambda: said.append(threading.current_thread() is threading.main_thread()))
        except RuntimeError as error:
            said.append(error)
    thread = threading.Thread(target=run)
    thread.start()
    thread.join()


def test_what_is_posted_is_done_on_this_thread(qtbot: QtBot) -> None:
    clock, said = QtClock(), list[object]()
    elsewhere(clock, said)
    assert said == []
    until(lambda: bool(said))
    assert said == [True]


def test_nothing_is_done_once_it_is_stopped_or_deleted(qtbot: QtBot) -> None:
    """A thinker may answer in the very moment in which the table is left."""
    stopped, gone, said = QtClock(), QtClock(), list[object]()
    elsewhere(stopped, said)
    stopped.stop()
    elsewhere(stopped, said)
    shiboken6.delete(gone)
    elsewhere(gone, said)
    gone.stop()
    spin(30)
    assert said == []


class Acts:
    """Something to be done, and how often it was."""

    def __init__(self) -> None:
        self.done = 0

    def act(self) -> None:
        self.done += 1


@pytest.mark.parametrize("milliseconds", [0, 40])
@pytest.mark.parametrize("wanted", [lambda acts: acts.act, lambda acts: lambda: acts.act()], ids=["bound", "free"])
def test_what_was_to_be_done_goes_with_who_wanted_it(
        qtbot: QtBot, milliseconds: int, wanted: Callable[[Acts], Callable[[], None]]) -> None:
    here, gone, acts, never = QObject(), QObject(), Acts(), Acts()
    kept = ref(never)
    later(here, milliseconds, wanted(acts))
    later(gone, milliseconds, wanted(never))
    assert acts.done == 0
    shiboken6.delete(gone)
    until(lambda: bool(acts.done))
    assert never.done == 0
    del never
    gc.collect()
    assert kept() is None
