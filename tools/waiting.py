"""Waiting on the event loop, for pictures, measurements and tests."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEventLoop, QTimer

from tools.patience import Patience


def until(done: Callable[[], bool], seconds: float = 10, every: int = 2) -> None:
    """Runs the event loop until something holds, looking so often (milliseconds); AssertionError when it does not come
    true in so many seconds beside those that a busy machine took for others."""
    patience = Patience(seconds)
    while not done():
        assert not patience.over, "it did not come about"
        spin(every)


def spin(milliseconds: int) -> None:
    """Runs the event loop for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
