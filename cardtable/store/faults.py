"""What can go wrong with the store, each told in one line to the person at the table."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path


class StoreFault(Exception):
    """The store cannot do what was asked; `str()` is one line fit to be shown, naming the file."""


class StoreBusy(StoreFault):
    """Another process has this store open; `holder` is its number, or "" where that is not known."""

    def __init__(self, text: str, holder: str = "") -> None:
        super().__init__(text)
        self.holder = holder


@dataclass(frozen=True, slots=True)
class Notice:
    """Something a person should be told once: `title` and `text` are one line each; `kept` is what was laid aside.

    One that is so at every start has a `key`, by which it is known that it has been told.
    """

    title: str
    text: str
    kept: Path | None = None
    key: str = ""


NO_LOCKS = Notice(
    "This folder knows no locks",
    "The folder of saved games lies on a file system that knows no locks. Everything is kept as usual; only take care "
    "that the table is not open twice on it, here or on another machine.",
    key="no locks",
)


class Busy(sqlite3.OperationalError):
    """Another program has the file, or had it just now."""

    sqlite_errorcode = sqlite3.SQLITE_BUSY


DAMAGED = (
    sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_FORMAT, sqlite3.SQLITE_TOOBIG,
)  # fmt: skip
"""The primary result codes that mean, when a file is opened, that it is damaged and not merely out of reach."""

_REASONS = {
    sqlite3.SQLITE_BUSY: "is being used by another program",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened",
    sqlite3.SQLITE_CORRUPT: "is damaged; start the program again to lay it aside",
    sqlite3.SQLITE_FULL: "cannot grow: the disk is full",
    sqlite3.SQLITE_IOERR: "cannot be read or written: the disk reports an error",
    sqlite3.SQLITE_NOTADB: "is not a file of saved games",
    sqlite3.SQLITE_PERM: "may not be opened by this user",
    sqlite3.SQLITE_READONLY: "may not be written: it, or its folder, is read-only",
}


def primary_code(error: sqlite3.Error) -> int:
    """SQLite's primary result code, its low byte; 0 for errors of the Python module itself."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def told(error: sqlite3.Error, file: Path | None) -> StoreFault:
    """The same error, said to a person."""
    reason = _REASONS.get(primary_code(error), f"gave an error: {error}")
    if file and primary_code(error) == sqlite3.SQLITE_CANTOPEN:
        reason += ": " + _why_shut(file)
    return StoreFault(f"The file of saved games {named(file) if file else '(in memory)'} {reason}.")


def out_of_reach(error: OSError, file: Path | None) -> StoreFault:
    """The same of an error of the file system."""
    return StoreFault(f"The file of saved games {named(file) if file else ''} cannot be reached: {error.strerror}.")


def why_not_made(error: OSError, folder: Path) -> str:
    """What keeps a folder from being made; of a link to where nothing is any more the system says that it exists."""
    links = (one for one in (folder, *folder.parents) if one.is_symlink() and not one.exists())
    link = next(links, None)
    return f"{named(link)} is a link that leads nowhere" if link else str(error.strerror)


def _why_shut(file: Path) -> str:
    """What keeps a file from being opened; SQLite does not say."""
    with suppress(OSError):
        if file.is_dir():
            return "it is a folder"
        if file.is_symlink() and not file.exists():
            return "it is a link that leads nowhere"
        if file.exists() and not os.access(file, os.R_OK | os.W_OK):
            return "this user may not read and write it"
    return f"this user may not write in the folder {named(file.parent)}, or there is no more room"


def named(file: Path) -> str:
    """The path fit to be shown, also where the system allows names that are no text."""
    return os.fsencode(file).decode("utf-8", "replace")
