"""Ctrl-C in the terminal the window was opened from closes the window."""
from __future__ import annotations

import signal
import socket
from types import FrameType

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier
from PySide6.QtWidgets import QWidget

INTERRUPTED = 128 + signal.SIGINT
"""The exit code, as shells have it."""


class Interrupt(QObject):
    """Listens until `stop`: closes the window as its own cross would, and ends with the exit code INTERRUPTED.

    Python runs its handlers only between two steps of Python, and while Qt waits there are none: so the interpreter
    writes the signal's number to a socket that wakes Qt.  A second Ctrl-C ends the process at once.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.window = window
        self._heard, self._said = socket.socketpair()
        for end in (self._heard, self._said):
            end.setblocking(False)
        self._before = signal.signal(signal.SIGINT, _noted)
        self._woken = signal.set_wakeup_fd(self._said.fileno(), warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._woke)

    def stop(self) -> None:
        """As it was before."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._woken)
        signal.signal(signal.SIGINT, self._before)
        self._heard.close()
        self._said.close()

    def _woke(self) -> None:
        if signal.SIGINT in self._heard.recv(64):
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            QCoreApplication.exit(INTERRUPTED)
            self.window.close()


def _noted(number: int, frame: FrameType | None) -> None:
    """Nothing: what is to be done is done when Qt wakes."""
