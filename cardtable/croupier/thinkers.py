"""Computer players think here, away from the window, on threads that never keep the process from ending."""
from __future__ import annotations

import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from cardtable.players import stop
from cardtable.players.think import Stop, think
from cardtable.players.thought import Thought
from cardtable.rules.view import View

T = TypeVar("T")
Done = Callable[[T | None, BaseException | None], None]

MOST = 2            # thoughts at a time
LIMIT = 20.0        # seconds after which a search is to answer with the best it has found; most take less than one
GRACE = 5.0         # seconds more in which it must have ended, and in which cancelled work may end by itself

SLICE = 1.0         # seconds at a time in which a watch counts: what passes beyond it, the machine has slept

# With Python's usual 5 ms the frames of a deal came up to 43 ms apart beside a busy thread; with this, 18.
BUSY_SWITCH, IDLE_SWITCH = 0.0002, sys.getswitchinterval()


def cards_move(seconds: float) -> None:
    """Something moves on the table for so long, 0 nothing any more: thoughts leave the frames to it."""
    stop.moving(seconds)


class TookTooLong(Exception):
    """The work has not ended within its time, and is waited for no more."""


class Thinkers:
    """Runs think() elsewhere and calls back, from another thread, once and never under a lock.

    Nothing here waits for a thinker.  One that does not end in its time is given up: whoever asked is told, his place
    goes to the next, and his thread is left to the end of the process.  Time that passes while the machine sleeps or
    the process is stopped is nobody's.
    """

    def __init__(self, limit: float | None = None, grace: float | None = None) -> None:
        self.limit, self.grace = LIMIT if limit is None else limit, GRACE if grace is None else grace
        self._lock = threading.Lock()
        self._waiting: deque[_Work[Any]] = deque()
        self._running: set[_Work[Any]] = set()

    def think(self, view: View, level: str, seed: int, budget: float, done: Done[Thought]) -> Callable[[], None]:
        """Has an answer sought; returns what cancels it, after which `done` is not called."""
        return self.work(done, think, view, level, seed, budget)

    def work(self, done: Done[T], act: Callable[..., T], *given: Any) -> Callable[[], None]:
        """The same for any work: `act` is called with what is given and, last, with what stops it."""
        work = _Work(done, act, given, Stop(self.limit))
        with self._lock:
            self._waiting.append(work)
        self._fill()
        return lambda: self._cancel(work)

    def close(self) -> None:
        """Stops all; nobody is called back any more."""
        with self._lock:
            left = [*self._waiting, *self._running]
        for work in left:
            self._cancel(work)

    def _fill(self) -> None:
        """Begins what there is a place for."""
        with self._lock:
            begun = []
            while self._waiting and len(self._running) < MOST:
                begun.append(work := self._waiting.popleft())
                self._running.add(work)
                self._watch(work, self.limit + self.grace, self._give_up)
            sys.setswitchinterval(BUSY_SWITCH if self._running else IDLE_SWITCH)
        for work in begun:
            threading.Thread(target=self._run, args=(work,), name="thinker", daemon=True).start()

    def _run(self, work: _Work[T]) -> None:
        found, error = None, None
        try:
            found = work.act(*work.given, work.stop)
        except BaseException as caught:      # whoever asked is told, whatever it was
            error = caught
        self._leave(work)
        self._settle(work)(found, error)

    def _give_up(self, work: _Work[Any]) -> None:
        work.stop.set()
        self._leave(work)
        self._settle(work)(None, TookTooLong(f"no answer within {self.limit + self.grace:g} seconds"))

    def _cancel(self, work: _Work[Any]) -> None:
        work.stop.set()
        if self._settle(work) is _nobody:
            return
        with self._lock:
            if work in self._waiting:
                self._waiting.remove(work)
            if work in self._running:
                self._watch(work, self.grace, self._leave)

    def _settle(self, work: _Work[T]) -> Done[T]:
        """Whom to tell what becomes of the work: an answer, the end of its time, or a wish.  Nobody any more but the
        first time, and a thread that goes on working keeps nobody who is not waiting for it."""
        with self._lock:
            done, work.done = work.done, _nobody
        return done

    def _leave(self, work: _Work[Any]) -> None:
        """Its place is free."""
        with self._lock:
            self._running.discard(work)
            if work.watch is not None:
                work.watch.cancel()
        self._fill()

    def _watch(self, work: _Work[Any], seconds: float, act: Callable[[_Work[Any]], None]) -> None:
        """What happens if it has not ended after so long, instead of what was to happen before."""
        if work.watch is not None:
            work.watch.cancel()
        span, began = min(seconds, SLICE), time.monotonic()

        def rung() -> None:
            late = time.monotonic() - began > 2 * SLICE           # stopped, suspended: nobody thought meanwhile
            left = seconds if late else seconds - span
            with self._lock:
                if work.watch is not watch or work not in self._running:
                    return
                if left > 0:
                    self._watch(work, left, act)
                    return
            act(work)

        work.watch = watch = threading.Timer(span, rung)
        watch.name, watch.daemon = "thinker's watch", True
        watch.start()


def _nobody(found: object, error: BaseException | None) -> None:
    """Who waits for work that is settled."""


class _Work(Generic[T]):
    """Something to be done, and who is told of it."""

    def __init__(self, done: Done[T], act: Callable[..., T], given: tuple[Any, ...], stop: Stop) -> None:
        self.done, self.act, self.given, self.stop = done, act, given, stop
        self.watch: threading.Timer | None = None
