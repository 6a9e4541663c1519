"""Time as the window keeps it, and the door by which other threads reach the window's."""
from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject, Qt, QTimer, Signal


class QtClock(QObject):
    """A croupier's clock on Qt's event loop.  Once stopped it does nothing more, whoever calls."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stopped = False
        self._door = _door()

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        """Act after a while."""
        QTimer.singleShot(max(0, round(seconds * 1000)), self, lambda: self._act(act))

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

    def _open(self, act: Callable[[], None]) -> None:
        act()


@cache
def _door() -> _Door:
    return _Door()
