"""Which keys are down, and which presses are a held key's own, though the window system does not say so.

Four things can be told apart.  A repeat that is called so is one.  A press of a key that has not come up is one:
remote desktops send no release between.  So is a press in the very millisecond of its release: so X11 repeats, and
over a slow connection the two arrive apart, where Qt does not see that they belong together.  And of a key that comes
again sooner than anyone can have read what lies there (`Rhythm`) nothing is an answer.  What is left is a first repeat,
half a second after the press, sent as if by another press: nobody can tell that from a finger.
"""
from __future__ import annotations

from time import monotonic

from PySide6.QtGui import QKeyEvent

LOST = 1500
"""Milliseconds after which a key that sends no more repeats has come up unheard: its release went to another window."""


class Held:
    """The keys that are down in the window of the program that has the keyboard."""

    def __init__(self) -> None:
        self._down: dict[int, tuple[float, int]] = {}    # when each was last heard of, and by the window system's time
        self._up: dict[int, int] = {}            # the window system's own time of each one's release
        self._spent: set[int] = set()            # those that have done what they were pressed for

    def press(self, event: QKeyEvent) -> bool:
        """A key goes down; is it one that is held?"""
        key, now = _which(event), monotonic() * 1000
        down = self._is_down(key, event.timestamp())
        together = bool(event.nativeScanCode()) and self._up.get(key) == event.timestamp() > 0
        self._down[key] = now, event.timestamp()
        return down or together or event.isAutoRepeat()

    def release(self, event: QKeyEvent) -> None:
        """It comes up, unless the release is part of its repeating."""
        if not event.isAutoRepeat():
            self._down.pop(_which(event), None)
            self._spent.discard(_which(event))
            self._up[_which(event)] = event.timestamp()

    def spend(self) -> None:
        """Those that are down have done their work, and hold up all others until they are up."""
        self._spent = set(self._down)

    @property
    def spent(self) -> bool:
        """Whether such a one is still down."""
        self._spent = {key for key in self._spent if self._is_down(key)}
        return bool(self._spent)

    def _is_down(self, key: int, stamp: int = 0) -> bool:
        """As far as was heard of it; of two presses the window system knows how far they are apart, though the program
        was busy between."""
        heard, before = self._down.get(key, (float("-inf"), 0))
        return stamp - before < LOST if stamp > before > 0 else monotonic() * 1000 - heard < LOST

    def is_down(self, key: QKeyEvent) -> bool:
        """Whether the key of this event is, for all that has been heard since."""
        return self._is_down(_which(key))

    def forget(self) -> None:
        """The keyboard is another window's: what comes up there is not told."""
        self._down.clear()
        self._spent.clear()


class Rhythm:
    """How soon the key pressed last has come again."""

    def __init__(self) -> None:
        self._key, self._at, self._gap = 0, 0.0, float("inf")
        self._guard = 0                          # milliseconds in which it means nothing for what lies there now

    def press(self, event: QKeyEvent) -> bool:
        """A key goes down; does it come so soon that it cannot be meant for what its last press brought about?"""
        now = monotonic() * 1000
        self._gap = now - self._at if event.key() == self._key else float("inf")
        self._key, self._at = event.key(), now
        if self._gap >= self._guard:
            self._guard = 0
        return self._guard > 0

    def turn(self, guard: int) -> None:
        """Something else lies there now for the key to answer."""
        self._guard = guard

    def within(self, milliseconds: int) -> bool:
        """Whether it is the same as before, and has come as soon as that."""
        return self._gap < milliseconds


def _which(event: QKeyEvent) -> int:
    """A key by its place: what it writes may change with Shift while it is down."""
    return event.nativeScanCode() or -event.key()
