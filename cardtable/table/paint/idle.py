"""Draws in idle moments what will soon be wanted, one picture a turn, so that no motion waits for it."""
from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import ParamSpec

from PySide6.QtCore import QObject, QTimer

from cardtable.table.paint.cache import PIXMAPS, Pixmaps
from cardtable.table.paint.canvas import Picture

P = ParamSpec("P")


class Idle(QObject):
    """A queue of pictures to draw while nothing moves.

    `busy` says whether something moves just now; then it waits.  On the GUI thread, as all drawing is: a thread of its
    own made frames later, not earlier.
    """

    PAUSE = 60      # milliseconds before it asks again whether something still moves

    def __init__(self, busy: Callable[[], bool], pixmaps: Pixmaps = PIXMAPS, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._busy, self._pixmaps = busy, pixmaps
        self._wanted: deque[Callable[[], object]] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._turn)

    def __len__(self) -> int:
        return len(self._wanted)

    def want(self, recipe: Callable[P, Picture], *args: P.args, **kwargs: P.kwargs) -> None:
        """Draw `recipe(*args, **kwargs)` into the cache when there is time, unless it is there already."""
        if not self._pixmaps.has(recipe, *args, **kwargs):
            self._wanted.append(partial(self._pixmaps.get, recipe, *args, **kwargs))
            if not self._timer.isActive():
                self._timer.start(0)

    def forget(self) -> None:
        """Want nothing more: the look has changed, or the table is cleared."""
        self._wanted.clear()
        self._timer.stop()

    def _turn(self) -> None:
        if self._busy():
            self._timer.start(self.PAUSE)
        elif self._wanted:
            self._wanted.popleft()()
            if self._wanted:
                self._timer.start(0)
