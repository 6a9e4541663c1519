"""Work that a sheet has done away from the window, and forgets when it is put away."""
from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, TypeVar

from cardtable.croupier.steps import Clock
from cardtable.croupier.thinkers import Thinkers

T = TypeVar("T")
Told = Callable[[T | None], None]
"""Is given what was found, on the window's thread; None where the work failed, which is logged."""

log = logging.getLogger(__name__)


class Errands:
    """One piece of work after another; a new one, or `stop`, makes the last be forgotten."""

    def __init__(self, thinkers: Thinkers, clock: Clock) -> None:
        self.thinkers, self.clock = thinkers, clock
        self._cancel: Callable[[], None] | None = None
        self._sent = 0

    def send(self, told: Told[T], act: Callable[..., T], *given: Any) -> None:
        """Has `act` done with what is given, and tells what came of it."""
        self.stop()
        number = self._sent

        def back(found: T | None, error: BaseException | None) -> None:
            if number == self._sent:
                if error is not None:
                    log.error("an errand failed", exc_info=error)
                told(found)

        self._cancel = self.thinkers.work(lambda found, error: self.clock.post(lambda: back(found, error)), act, *given)

    def stop(self) -> None:
        """What was asked for is wanted no more."""
        self._sent += 1
        cancel, self._cancel = self._cancel, None
        if cancel is not None:
            cancel()
