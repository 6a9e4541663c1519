"""Computer players think here, away from the window: on threads, or in processes behind the same door."""
from __future__ import annotations

import multiprocessing
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any, TypeVar

from cardtable.players.think import Stop, think
from cardtable.players.thought import Thought
from cardtable.rules.view import View

T = TypeVar("T")
Done = Callable[[T | None, BaseException | None], None]

# With Python's usual 5 ms the frames of a deal came up to 43 ms apart beside a busy thread; with this, 18.
BUSY_SWITCH, IDLE_SWITCH = 0.0005, sys.getswitchinterval()


class Thinkers:
    """Runs think() elsewhere and calls back, from that other thread.  Cancelling never waits for the thinker."""

    def __init__(self, executor: Executor | None = None) -> None:
        self.executor = executor or ThreadPoolExecutor(2, thread_name_prefix="thinker")
        self._stops: dict[Future[Any], Stop] = {}
        self._lock = threading.Lock()

    @classmethod
    def in_processes(cls, jobs: int = 1) -> Thinkers:
        """The same in separate processes, started afresh."""
        return cls(ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")))

    def think(self, view: View, level: str, seed: int, budget: float, done: Done[Thought]) -> Callable[[], None]:
        """Has an answer sought; returns what cancels it, after which `done` is not called."""
        return self.work(done, think, view, level, seed, budget)

    def work(self, done: Done[T], act: Callable[..., T], *given: Any) -> Callable[[], None]:
        """The same for any work: `act` is called with what is given and, last, with what stops it."""
        stop = Stop()
        future = self.executor.submit(act, *given, stop)
        with self._lock:
            self._stops[future] = stop
            sys.setswitchinterval(BUSY_SWITCH)
        live = [True]

        def finished(future: Future[T]) -> None:
            with self._lock:
                self._stops.pop(future, None)
                if not self._stops:
                    sys.setswitchinterval(IDLE_SWITCH)
            if live[0] and not future.cancelled():
                error = future.exception()
                done(None if error else future.result(), error)

        def cancel() -> None:
            live[0] = False
            stop.set()
            future.cancel()

        future.add_done_callback(finished)
        return cancel

    def close(self) -> None:
        """Stops all; a thread that still thinks is left to end by itself."""
        with self._lock:
            for future, stop in self._stops.items():
                stop.set()
                future.cancel()
        self.executor.shutdown(wait=False, cancel_futures=True)
