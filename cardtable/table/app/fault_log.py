"""What nobody foresaw: it is written to the log, and the person at the table is told in a few words, none a card."""
from __future__ import annotations

import logging
import re
import sys
import threading
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal

from cardtable.cards import RANK_NAMES, RANKS, SUIT_NAMES, SUITS
from cardtable.store import StoreFault, folders

log = logging.getLogger("cardtable")

LOG = "cardtable.log"
MOST = 2_000_000
"""Bytes beyond which an old log is put aside for a new one."""

_CARD = (rf"(?:\b(?:[{RANKS}][{SUITS}]\d?|JO)\b"
         rf"|(?i:\b(?:(?:{'|'.join(RANK_NAMES)}) of (?:{'|'.join(SUIT_NAMES)})|joker)\b))")
_CARDS = re.compile(rf"{_CARD}(?:\W{{1,6}}{_CARD})*")


def without_cards(text: str) -> str:
    """The text with all that may be a card left out: it may be read while the adversary still holds it."""
    return _CARDS.sub("(cards)", text)


class Discreet(logging.Formatter):
    """Writes when, where, how grave and what, with the trace of an exception, and no card."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(name)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """A line, and those of a trace."""
        return without_cards(super().format(record))


class LogFile(logging.FileHandler):
    """A log that cannot be opened any more, on a full disk say, stays silent and does not make a second fault."""

    def emit(self, record: logging.LogRecord) -> None:
        """A line, if that can be."""
        with suppress(OSError):
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """The line is lost, without a word on the terminal, where cards would not be left out."""


def open_log() -> Path | None:
    """Have warnings and errors written to a file; None where that cannot be done: then they go to the terminal."""
    try:
        file = folders.logs() / LOG
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.exists() and file.stat().st_size > MOST:
            file.replace(file.with_suffix(".old.log"))
        handler: logging.Handler = LogFile(file, encoding="utf-8", errors="backslashreplace", delay=True)
        opened = True
    except (OSError, StoreFault):
        handler, opened = logging.StreamHandler(), False
    handler.setLevel(logging.WARNING)
    handler.setFormatter(Discreet())
    log.addHandler(handler)
    return file if opened else None


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
        self._met.emit(without_cards(f"{kind.__name__}: {fault}"))
