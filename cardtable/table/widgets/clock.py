"""Time as the window keeps it, and the door by which other threads reach the window's."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal


class QtClock(QObject):
    """A croupier's clock on Qt's event loop.  Once stopped it does nothing more, whoever calls."""

    _posted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stopped = False
        self._posted.connect(self._act, Qt.ConnectionType.QueuedConnection)

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        """Act after a while."""
        QTimer.singleShot(max(0, round(seconds * 1000)), self, lambda: self._act(act))

    def post(self, act: Callable[[], None]) -> None:
        """Act on the next turn of the event loop; from any thread."""
        self._posted.emit(act)

    def stop(self) -> None:
        """Do nothing any more."""
        self._stopped = True

    def _act(self, act: Callable[[], None]) -> None:
        if not self._stopped:
            act()
