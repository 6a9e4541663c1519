"""A lock on a file that the system lets go when its process ends, however it ends."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

from cardtable.store.faults import StoreBusy, StoreFault, named

if sys.platform == "win32":
    import msvcrt

    _HELD = (errno.EACCES, errno.EDEADLK)

    def _seize(descriptor: int) -> None:
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    _HELD = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES)

    def _seize(descriptor: int) -> None:
        # flock first: it belongs to the open file, so a second lock in this process is refused as well. Some network
        # folders know the other kind alone.
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in _HELD:
                raise
            fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


_FAR = 1 << 20
"""Windows locks bytes, and a locked byte cannot be read; this one lies beyond the holder's number."""


class FileLock:
    """Held from construction to `release()`; the file holds the number of the process that has it.

    Raises StoreBusy when another holds it, StoreFault when the file cannot be made.  Some folders of a network know no
    locks: there it is not `held`, and who wants to be alone must see to it by other means.
    """

    def __init__(self, file: Path) -> None:
        self.file, self.held = file, True
        try:
            self._descriptor = os.open(file, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644)
        except OSError as error:
            what = f"file {named(file)}" if os.path.lexists(file) else f"folder {named(file.parent)}"
            raise StoreFault(f"The {what} may not be written: {error.strerror}.") from error
        try:
            _seize(self._descriptor)
        except OSError as error:
            self.held = False
            if error.errno not in _HELD:
                return
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            holder = os.read(self._descriptor, 20).decode("ascii", "replace").strip()
            os.close(self._descriptor)
            raise StoreBusy(f"The table is already open (process {holder or 'unknown'}).", holder) from None
        with suppress(OSError):  # on a full disk it is held without a number
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.truncate(self._descriptor, 0)
            os.write(self._descriptor, b"%d\n" % os.getpid())

    def renew(self) -> None:
        """Take it again where its file has gone, so that whoever comes next finds it; StoreBusy if one was quicker."""
        with suppress(OSError):
            if os.path.samestat(os.fstat(self._descriptor), self.file.stat()):
                return
        try:
            new = FileLock(self.file)
        except StoreBusy as busy:
            if busy.holder == str(os.getpid()):  # the same file by another number, as some networks give them
                return
            raise
        os.close(self._descriptor)
        self._descriptor, self.held = new._descriptor, new.held

    def release(self) -> None:
        """Let go; the file itself stays, since removing it would let two hold it at once."""
        os.close(self._descriptor)
