"""What is shown one after the other: each act begins when the one before has ended."""
from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Sequence

from cardtable.croupier.steps import Clock
from cardtable.croupier.thinkers import cards_move
from cardtable.table.items.motion import Motion

Done = Callable[[], None]
Act = Callable[[Done], None]
"""Begins something, and calls what it is given when that has ended, perhaps at once."""


def forgiven(what: Done) -> bool:
    """Does it; was it done?  What goes wrong is logged and told as a fault nobody caught (faults.py), and whoever
    called goes on: an error in what is shown must not end the sitting."""
    try:
        what()
    except Exception:
        sys.excepthook(*sys.exc_info())
        return False
    return True


class Procession:
    """A queue of acts.  `emptied` is called, on a later turn of the event loop, when the last has ended.

    Whatever an act does, in this turn or when a motion that it began has ended, goes through one door: an act in which
    anything goes wrong counts as ended.
    """

    def __init__(self, motion: Motion, clock: Clock, emptied: Done) -> None:
        self.motion, self.clock, self.emptied = motion, clock, emptied
        motion.arrived, motion.moves = self._arrived, cards_move
        self.hurried: Done = lambda: None        # a person has had completed what moved
        self._acts: deque[Act] = deque()
        self._current = 0                # number of the act that goes on now, 0 if none
        self._begun = 0
        self._resting: Done | None = None
        self._beating = False            # what rests is the beat between two calls of a recital
        self._to_end = False             # the rest of them is to be said at once
        self.waiting = False             # for a person to go on
        self.awaits: Done = lambda: None
        """Called when that begins."""
        self._closed = False

    @property
    def busy(self) -> bool:
        """Whether anything is being shown or waits to be."""
        return bool(self._current or self._acts)

    def add(self, *acts: Act) -> None:
        """Further acts, after those that wait already."""
        idle = not self.busy
        self._acts.extend(acts)
        if idle and self._acts:
            self._current = self._begun = self._begun + 1
            self._go_on_after(self._current)

    def divided(self, parts: Sequence[Done]) -> Act:
        """An act that takes no time, but each part of it a turn of the event loop: all at once would make a frame late.
        What goes wrong in one keeps none of the others from being shown; once the act is forgotten no more are."""
        def act(done: Done) -> None:
            number = self._current

            def go_on(part: int) -> None:
                if number != self._current:
                    return
                forgiven(parts[part])
                if part + 1 < len(parts):
                    self.clock.later(0, lambda: go_on(part + 1))
                else:
                    self._arrived(done)
            go_on(0)
        return act

    def rest(self, milliseconds: int) -> Act:
        """An act that waits, so that something can be looked at; any click or key ends it."""
        def act(done: Done) -> None:
            ended = [False]

            def end() -> None:
                if not ended[0]:
                    ended[0], self._resting, self._beating = True, None, False
                    done()

            if not self.motion.speed:
                end()
                return
            self._resting = end
            self.clock.later(milliseconds * self.motion.speed / 1000, end)
        return act

    def beat(self, milliseconds: int) -> Act:
        """A rest between two calls of a recital, which there is no more of once all is to be said."""
        resting = self.rest(milliseconds)

        def act(done: Done) -> None:
            if self._to_end:
                done()
            else:
                self._beating = True
                resting(done)
        return act

    def wait(self, patience: Callable[[], int | None], begun: Done) -> Act:
        """An act that ends when a person goes on, or after so many milliseconds where there is any patience to be had;
        `begun` is called when it begins."""
        def act(done: Done) -> None:
            self._to_end = False
            milliseconds = patience()
            if milliseconds is not None:
                begun()
                self.rest(milliseconds)(done)
            elif not self.motion.speed:
                done()
            else:
                def end() -> None:
                    self.waiting, self._resting = False, None
                    done()
                self.waiting, self._resting = True, end
                begun()
                self.awaits()
        return act

    def hurry(self, to_end: bool = False) -> bool:
        """Completes what moves or rests now, of a recital perhaps `to_end` what is still to be said; was there anything
        a person would have to wait for?"""
        resting = self._resting
        if resting is not None:
            self._to_end, self._beating = to_end and self._beating, False
            resting()
            return True
        moved = self.motion.finish()
        if moved:
            self.hurried()
        return moved or self.busy

    def clear(self) -> None:
        """Forgets what waits; what moves now is completed and followed by nothing."""
        self._acts.clear()
        self._current, self._resting = 0, None
        self._beating = self._to_end = self.waiting = False
        self.motion.finish()

    def close(self) -> None:
        """Nothing more is shown."""
        self._closed = True
        self.clear()

    def _go_on_after(self, number: int) -> None:
        """On a later turn of the loop, if it is still that act which goes on."""
        if number == self._current:
            self.clock.post(lambda: self._next(number))

    def _next(self, ended: int) -> None:
        if self._closed or not ended or ended != self._current:
            return
        if not self._acts:
            self._current = 0
            self.emptied()
            return
        number = self._current = self._begun = self._begun + 1
        act = self._acts.popleft()
        if not forgiven(lambda: act(lambda: self._go_on_after(number))):
            self._go_on_after(number)

    def _arrived(self, done: Done) -> None:
        """A motion has ended; what waited for it may not have foreseen how things lie."""
        number = self._current
        if not forgiven(done):
            self._go_on_after(number)
