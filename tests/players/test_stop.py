"""A thought leaves the frames of what moves on the table to it."""
from __future__ import annotations

import time
from threading import Thread

import pytest

from cardtable.croupier.thinkers import cards_move
from cardtable.players import stop
from cardtable.players.stop import REST, Stop, breathe, give_way


def looks(seconds: float) -> int:
    """How often a thread that does nothing else looks whether it is to stop, in so long."""
    counted, asked = [0], Stop()

    def search() -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            asked.is_set()
            give_way()
            breathe()
            counted[0] += 1

    thread = Thread(target=search)
    thread.start()
    thread.join()
    return counted[0]


def test_while_something_moves_a_thought_rests_a_frame_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stop, "_moving_until", 0.0)
    cards_move(30)
    cards_move(.01)                                  # the longer motion counts
    assert 1 <= looks(6 * REST) <= 3, "three rests each time"
    monkeypatch.setattr(stop, "_moving_until", 0.0)
    assert looks(6 * REST) > 100


def test_the_windows_own_thread_never_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stop, "_moving_until", time.monotonic() + 30)
    monkeypatch.setattr(stop.time, "sleep", lambda seconds: pytest.fail("rested"))
    assert not Stop().is_set()
    breathe()
