"""A croupier without a window: a clock that is wound by hand, and an audience that writes down what it hears."""
from __future__ import annotations

import queue
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random

from cardtable.croupier.croupier import Croupier
from cardtable.croupier.people import COMPUTER
from cardtable.croupier.steps import Step
from cardtable.croupier.thinkers import Thinkers
from cardtable.games import game
from cardtable.rules.sitting import Sitting

PLAYERS = [{"name": "Eleanor"}, {"name": "Colonel Ashdown", "kind": COMPUTER, "level": "master"}]


class Desk:
    """Audience and clock of one sitting; what is to happen later waits for `pass_time`."""

    def __init__(self, name: str = "ecarte", limit: float = 60, grace: float = 60, seed: int = 1,
                 level: str = "master", options: dict[str, object] | None = None, sitting: Sitting | None = None
                 ) -> None:
        self.told: list[str] = []
        self.steps: list[Step] = []
        self.timers: list[tuple[float, Callable[[], None]]] = []
        self.posted: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self.sitting = sitting or Sitting(game(name), options or {}, [PLAYERS[0], {**PLAYERS[1], "level": level}])
        self.thinkers = Thinkers(limit, grace)
        self.croupier = Croupier(self.sitting, self, self, self.thinkers, nature=Random(seed), budget=.02)

    # the clock

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        self.timers.append((seconds, act))

    def post(self, act: Callable[[], None]) -> None:
        self.posted.put(act)

    def pass_time(self, seconds: float) -> None:
        """All timers of at most so many seconds have run."""
        due = [act for wait, act in self.timers if wait <= seconds]
        self.timers = [timer for timer in self.timers if timer[0] > seconds]
        for act in due:
            act()

    # the audience

    def happened(self, step: Step) -> None:
        self.steps.append(step)

    def rewound(self) -> None:
        pass

    def asked(self) -> None:
        pass

    def thinking(self, seat: int, busy: bool) -> None:
        pass

    def failed(self, message: str) -> None:
        self.told.append(message)

    # what happens

    def until(self, done: Callable[[], bool]) -> None:
        """Runs what other threads have posted, and the pace of players, until something holds."""
        end = time.monotonic() + 20
        while not done():
            assert time.monotonic() < end, "it did not come about"
            self.pass_time(2)
            with suppress(queue.Empty):
                self.posted.get(timeout=.01)()

    def play_until_computer(self) -> None:
        """Goes on, the person playing at random, until the computer player is about to answer."""
        self.croupier.go_on()
        while not self.croupier.considering:
            seat = self.croupier.waiting_for()[0]
            assert self.croupier.answer(seat, self.sitting.match.decision(seat).sample(Random(1))) is None
