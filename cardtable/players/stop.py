"""How the window cuts a search short; nothing else may, or the same seed would not give the same move."""
from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager


class Stop:
    """Asked between samples; once set, the best answer so far is given.

    It may be pickled; set afterwards it does not reach a copy in another process, where only `seconds`, counted from
    the first time it is asked, ends the search.
    """

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = seconds
        self._set = False
        self._begun = 0.0

    def set(self) -> None:
        self._set = True

    def is_set(self) -> bool:
        _rest()
        if self.seconds is not None and not self._set:
            now = time.monotonic()
            self._begun = self._begun or now
            self._set = now - self._begun >= self.seconds
        return self._set


class Stopped(Exception):
    """A search was cut short before it had anything to tell."""


_here = threading.local()

REST = .016
"""Seconds, a frame, that a thought rests at a time while something moves on the table; between two rests it has a
millisecond."""

_moving_until = 0.0


def moving(seconds: float) -> None:
    """For so long something moves on the table; 0: nothing does any more.

    Python lets one thread in at a time, and the window's asks a dozen times a frame: each time it would wait up to a
    millisecond for one that thinks.
    """
    global _moving_until
    _moving_until = max(_moving_until, time.monotonic() + seconds) if seconds else 0.0


def _rest() -> None:
    if time.monotonic() < _moving_until and threading.current_thread() is not threading.main_thread():
        time.sleep(REST)


@contextmanager
def heeding(stop: Stop | None) -> Iterator[None]:
    """While this lasts, whatever breathes on this thread heeds the stop."""
    before = getattr(_here, "stop", None)
    _here.stop = stop
    try:
        yield
    finally:
        _here.stop = before


def give_way() -> None:
    """What compiled work calls every millisecond or so, that the window's thread may have its turn.

    To be called is enough: at the beginning of a function the interpreter looks whether another waits, in compiled work
    never.  While something moves the thought rests besides.
    """
    _rest()


def breathe() -> None:
    """The same, where the work can be left: raises Stopped if it is wanted no more."""
    _rest()
    stop = getattr(_here, "stop", None)
    if stop is not None and stop.is_set():
        raise Stopped
