"""What nobody foresaw: it is written to the log, and the person at the table is told in a few words."""
from __future__ import annotations

import logging
import sys
import threading
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal

from cardtable.store import folders

log = logging.getLogger("cardtable")

LOG = "cardtable.log"
MOST = 2_000_000
"""Bytes beyond which an old log is put aside for a new one."""


def open_log() -> Path | None:
    """Have warnings and errors written to a file; None where that cannot be done."""
    file = folders.logs() / LOG
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.exists() and file.stat().st_size > MOST:
            file.replace(file.with_suffix(".old.log"))
        handler = logging.FileHandler(file, encoding="utf-8", delay=True)
    except OSError:
        return None
    handler.setLevel(logging.WARNING)
    handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(levelname)s %(message)s"))
    log.addHandler(handler)
    return file


class Faults(QObject):
    """Takes the place of Python's hooks for exceptions nobody caught, on this thread and on others.

    `found` is emitted on the window's thread, with one line; a fault that comes while one is being told is only
    logged.
    """

    found = Signal(str)
    _met = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._met.connect(self.found, Qt.ConnectionType.QueuedConnection)
        self._before = sys.excepthook, threading.excepthook

    def install(self) -> None:
        """From now on."""
        sys.excepthook = self.meet
        threading.excepthook = lambda args: self.meet(args.exc_type, args.exc_value or args.exc_type(),
                                                      args.exc_traceback)

    def remove(self) -> None:
        """As it was before."""
        sys.excepthook, threading.excepthook = self._before

    def meet(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Log a fault and have it told; a wish to end the program is obeyed instead."""
        if issubclass(kind, KeyboardInterrupt | SystemExit):
            self._before[0](kind, fault, trace)
            return
        log.error("a fault nobody caught", exc_info=(kind, fault, trace))
        self._met.emit(f"{kind.__name__}: {fault}")
