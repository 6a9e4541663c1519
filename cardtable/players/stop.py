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
        if self.seconds is not None and not self._set:
            now = time.monotonic()
            self._begun = self._begun or now
            self._set = now - self._begun >= self.seconds
        return self._set


class Stopped(Exception):
    """A search was cut short before it had anything to tell."""


_here = threading.local()


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
    never.
    """


def breathe() -> None:
    """The same, where the work can be left: raises Stopped if it is wanted no more."""
    stop = getattr(_here, "stop", None)
    if stop is not None and stop.is_set():
        raise Stopped
