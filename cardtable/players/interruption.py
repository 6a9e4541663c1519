"""Ctrl-C while an arena runs: noted by a handler of our own, and obeyed where the arena asks for it.

The interpreter's handler raises KeyboardInterrupt wherever the main thread happens to be.  In a destructor or in the
callback of a weak reference an exception is printed and forgotten, and the futures of a cluster have both: of 2,505
moments in which an arena there was found busy, 51 lay in one of them.
"""
from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType
from typing import Self

INTERRUPTED = 130                # the exit code: 128 and the number of the signal, as shells have it


class Interruption:
    """What the keyboard has said since this was entered; a second time the interpreter's own handler has the word.

    With `raising` the handler raises, too, so that what is long in this thread ends at once.  Outside the main thread,
    and where somebody else looks after the signal or had it ignored, nothing is changed.
    """

    def __init__(self, raising: bool) -> None:
        self.raising = raising
        self._said = False
        self._ours = False

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread() \
                and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            self._ours = True
            signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self._give_back()

    def check(self) -> None:
        """KeyboardInterrupt, if the keyboard has interrupted."""
        if self._said:
            raise KeyboardInterrupt

    def _note(self, number: int, frame: FrameType | None) -> None:
        self._said = True
        self._give_back()
        if self.raising:
            raise KeyboardInterrupt

    def _give_back(self) -> None:
        if self._ours:
            self._ours = False
            signal.signal(signal.SIGINT, signal.default_int_handler)
