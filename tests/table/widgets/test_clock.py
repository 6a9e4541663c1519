"""The clock is reached from other threads, and by nobody once its page is gone."""
from __future__ import annotations

import threading

import shiboken6
from pytestqt.qtbot import QtBot

from cardtable.table.widgets.clock import QtClock
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
