"""Collects Python's garbage on the window's thread only, and what was left half made in a window."""
from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

EVERY = 400             # milliseconds


def give_back() -> None:
    """What nobody uses any more goes back to the system: Python's garbage, and what the C library holds ready."""
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)


def sweep(window: QWidget, kept: Iterable[QWidget | None]) -> None:
    """Delete what was half made in a window when it went wrong: nobody will show it, and a change of look would still
    reach it."""
    for widget in (*QApplication.topLevelWidgets(), *window.children()):
        if (isinstance(widget, QWidget) and widget.isHidden() and widget.parent() in (None, window)
                and widget is not window and widget not in kept):
            widget.deleteLater()


class Collector(QObject):
    """While it lives, Python itself collects nothing.

    Python collects in whichever thread happens to allocate, and one that thinks or writes would then destroy widgets
    while Qt uses them on another.  What is not in a cycle goes at once all the same.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._usual = gc.isenabled()
        gc.disable()
        gc.freeze()             # what was made by starting is not garbage: never look at it again
        self._timer = QTimer(self, interval=EVERY)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    def collect(self) -> None:
        """Collect as much as Python would have by now."""
        counts, thresholds = gc.get_count(), gc.get_threshold()
        for generation in (2, 1, 0):
            if counts[generation] > thresholds[generation]:
                gc.collect(generation)
                return

    def stop(self) -> None:
        """As it was before."""
        self._timer.stop()
        gc.unfreeze()
        if self._usual:
            gc.enable()
