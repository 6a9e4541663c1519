"""Time as the window keeps it, and the door by which other threads reach the window's."""
from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from shiboken6 import isValid


def later(thing: QObject, milliseconds: int, act: Callable[[], object]) -> None:
    """Act after a while, at the soonest on the next turn of the event loop, unless this thing is gone by then.

    QTimer.singleShot alone would do, but of what was to be done after 0 milliseconds it never lets go where the thing
    is deleted first (PySide 6.11), and with it a whole table would stay.
    """
    if milliseconds > 0:
        QTimer.singleShot(milliseconds, thing, act)
    else:
        _door().knocked.emit(lambda: isValid(thing) and act())


class QtClock(QObject):
    """A croupier's clock on Qt's event loop.  Once stopped it does nothing more, whoever calls."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stopped = False
        self._door = _door()

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        """Act after a while."""
        later(self, round(seconds * 1000), lambda: self._act(act))

    def post(self, act: Callable[[], None]) -> None:
        """Act on the next turn of the event loop; from any thread, even when the clock's page is gone."""
        if not self._stopped:
            self._door.knocked.emit(lambda: self._act(act))

    def stop(self) -> None:
        """Do nothing any more."""
        self._stopped = True

    def _act(self, act: Callable[[], None]) -> None:
        if not self._stopped:
            act()


class _Door(QObject):
    """Lives on the window's thread as long as the process: another thread may hold it while any page is deleted."""

    knocked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.knocked.connect(self._open, Qt.ConnectionType.QueuedConnection)

    def _open(self, act: Callable[[], object]) -> None:
        act()


@cache
def _door() -> _Door:
    return _Door()
