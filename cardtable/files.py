"""Reading what others have written: ordinary files only, and never more than was meant.

A pipe may wait for ever and a device never end, so they are refused unread.
"""
from __future__ import annotations

import errno
import os
import stat
from io import FileIO
from pathlib import Path


def open_ordinary(path: Path) -> FileIO:
    """An ordinary file, opened for reading; OSError if it is none or cannot be opened.  Reading never waits."""
    if not stat.S_ISREG(path.stat().st_mode):            # before it is opened, which a device may take for an order
        raise OSError(errno.EINVAL, "this is not an ordinary file", str(path))
    return FileIO(os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)))


def read_ordinary(path: Path, most: int) -> bytes:
    """All that an ordinary file holds; OSError if it cannot be read or is longer than so many bytes."""
    found = bytearray()
    with open_ordinary(path) as file:
        while len(found) <= most and (some := file.read(most + 1 - len(found))) != b"":
            if some is None:                             # of the files that a kernel makes up, some wait for news
                raise OSError(errno.EAGAIN, "this is not an ordinary file", str(path))
            found += some
    if len(found) > most:
        raise OSError(errno.EFBIG, f"the file is too long; at most {most:,} bytes are read", str(path))
    return bytes(found)
