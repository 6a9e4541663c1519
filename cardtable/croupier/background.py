"""Work that is done away from the window for who asked last, and forgotten when it is wanted no more."""
from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, TypeVar

from cardtable.croupier.steps import Clock
from cardtable.croupier.thinkers import Done, Thinkers
from cardtable.players.thought import Thought
from cardtable.rules.view import View

T = TypeVar("T")
Told = Callable[[T | None], None]
"""Is given what was found, on the window's thread; None where the work failed, which is logged."""
Failed = Callable[[BaseException], None]

log = logging.getLogger(__name__)


class Errands:
    """One piece of work after another; a new one, or `stop`, makes the last be forgotten."""

    def __init__(self, thinkers: Thinkers, clock: Clock) -> None:
        self.thinkers, self.clock = thinkers, clock
        self.busy = False                        # whether an answer is still to come
        self._cancel: Callable[[], None] = lambda: None
        self._sent = 0

    def send(self, told: Told[T], act: Callable[..., T], *given: Any) -> None:
        """Has `act` done with what is given, and tells what came of it."""
        def failed(error: BaseException) -> None:
            log.error("an errand failed", exc_info=error)
            told(None)

        self.ask(told, failed, act, *given)

    def ask(self, told: Callable[[T], None], failed: Failed, act: Callable[..., T], *given: Any) -> None:
        """The same; `failed` is told why nothing came of it."""
        self._send(told, failed, lambda done: self.thinkers.work(done, act, *given))

    def think(self, told: Callable[[Thought], None], failed: Failed, view: View, level: str, seed: int,
              budget: float) -> None:
        """Has a computer player's answer sought, as Thinkers.think does; `failed` is told why there is none."""
        self._send(told, failed, lambda done: self.thinkers.think(view, level, seed, budget, done))

    def _send(self, told: Callable[[Any], None], failed: Failed, begin: Callable[[Done[Any]], Callable[[], None]]
              ) -> None:
        self.stop()
        number, self.busy = self._sent, True

        def back(found: Any, error: BaseException | None) -> None:
            if number == self._sent:
                self.busy = False
                told(found) if error is None else failed(error)

        self._cancel = begin(lambda found, error: self.clock.post(lambda: back(found, error)))

    def stop(self) -> None:
        """What was asked for is wanted no more."""
        self._sent += 1
        self.busy = False
        self._cancel()
