"""A lock on a file that the system lets go when its process ends, however it ends."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from cardtable.store.faults import StoreBusy, StoreFault, named

if sys.platform == "win32":
    import msvcrt

    def _seize(descriptor: int) -> None:
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(descriptor: int) -> None:
        # flock and not lockf: it belongs to the open file, so a second lock in this process is refused as well.
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


_FAR = 1 << 20
"""Windows locks bytes, and a locked byte cannot be read; this one lies beyond the holder's number."""


class FileLock:
    """Held from construction to `release()`; the file holds the number of the process that has it.

    Raises StoreBusy when another holds it, StoreFault when the file cannot be made.
    """

    def __init__(self, file: Path) -> None:
        try:
            self._descriptor = os.open(file, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644)
        except OSError as error:
            raise StoreFault(f"The folder {named(file.parent)} may not be written: {error.strerror}.") from error
        try:
            _seize(self._descriptor)
        except OSError:
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            holder = os.read(self._descriptor, 20).decode("ascii", "replace").strip()
            os.close(self._descriptor)
            raise StoreBusy(f"The table is already open (process {holder or 'unknown'}).") from None
        with suppress(OSError):  # on a full disk it is held without a number
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.truncate(self._descriptor, 0)
            os.write(self._descriptor, b"%d\n" % os.getpid())

    def release(self) -> None:
        """Let go; the file itself stays, since removing it would let two hold it at once."""
        os.close(self._descriptor)
