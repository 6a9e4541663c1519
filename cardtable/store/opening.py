"""The file is opened: made, brought up to date, or, if it is damaged, replaced by a new one with what can be read."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from cardtable.store.faults import DAMAGED, Notice, StoreFault, named, primary_code, told
from cardtable.store.journal import belongs
from cardtable.store.lock import FileLock
from cardtable.store.salvage import Salvage, read_damaged
from cardtable.store.schema import (
    APPLICATION,
    PLAYING,
    VERSIONS,
    Way,
    bring_up_to_date,
    connect,
    keep_safe,
    shape,
    shape_of,
    wait_at_most,
)
from cardtable.store.soundness import all_sound

MOST_VERSIONS = 1000
"""A version beyond this was written by a fault of the disk, not by a later program."""


class Damage(sqlite3.DatabaseError):
    """The file can be read, and is not what it should be."""

    sqlite_errorcode = sqlite3.SQLITE_CORRUPT


HALF = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_READONLY)
"""The primary result codes of a file system that has not all that SQLite asks for; another way may do without."""

SALVAGING = "The file of saved games is damaged. What can be read of it is being brought into a new one."


def open_file(
    file: Path, ways: Sequence[Way] = tuple(Way), tell: Callable[[str], object] = lambda doing: None
) -> tuple[sqlite3.Connection, Notice | None]:
    """The store's file, made or brought up to date, and word of the damaged one it replaces, if any, or of another's
    journal that lay beside it.

    `tell` is told what is being done, where that may take minutes. Raises StoreFault when the file cannot be written,
    is another program's or a later version's: it is then unchanged.
    """
    try:
        _resettle(file)
        stray = without_strays(file)
        try:
            return reopen(file, ways), stray
        except UnicodeError:  # SQLite quotes a spoilt schema, and Python cannot read the quotation
            pass
        except sqlite3.Error as error:
            if primary_code(error) not in DAMAGED:
                raise
        tell(SALVAGING)
        return _begun_anew(file, ways)
    except OSError as error:
        raise StoreFault(
            f"The file of saved games {named(file)} is damaged and cannot be replaced: {error.strerror}."
        ) from error
    except sqlite3.Error as error:
        raise told(error, file) from error


def ways_of(lock: FileLock) -> tuple[Way, ...]:
    """Those to be tried in turn; where the lock is not to be had, SQLite's are not either."""
    return tuple(Way) if lock.held else (Way.UNLOCKED,)


def reopen(file: Path, ways: Sequence[Way]) -> sqlite3.Connection:
    """A file that is whole, or a new one, in the first of these ways that its folder allows."""
    *others, last = ways
    first: sqlite3.Error | None = None
    for way in others:
        try:
            return _open(file, way)
        except sqlite3.Error as error:
            if primary_code(error) not in HALF:
                raise
            first = first or error
    try:
        return _open(file, last)
    except sqlite3.Error as error:
        raise (first or error) from None


def _open(file: Path, way: Way) -> sqlite3.Connection:
    db = connect(file, way)
    try:
        version = _examine(db, file)
        keep_safe(db)
        bring_up_to_date(db, version)
        wait_at_most(db, PLAYING)
    except BaseException:
        db.close()
        raise
    return db


def _examine(db: sqlite3.Connection, file: Path) -> int:
    """The version of the file, which is ours, whole and not a later one."""
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    application: int = db.execute("PRAGMA application_id").fetchone()[0]
    found = shape(db)
    known = {of for of in range(1, len(VERSIONS) + 1) if found == shape_of(of)}
    if application != APPLICATION and found and not known:
        raise StoreFault(f"The file {named(file)} belongs to another program; it is left as it is.")
    if application == APPLICATION and len(VERSIONS) < version < MOST_VERSIONS:
        raise StoreFault(
            f"The file of saved games {named(file)} was written by a newer cardtable (version {version} of the file; "
            f"this one knows {len(VERSIONS)}); it is left as it is."
        )
    if not found and not version:
        return 0
    if application != APPLICATION or version not in known:
        raise Damage("the tables are not those of this version")
    verdict: str = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if verdict != "ok":
        raise Damage(verdict)
    if not all_sound(db):
        raise Damage("a row cannot be what it is")
    return version


def _begun_anew(file: Path, ways: Sequence[Way]) -> tuple[sqlite3.Connection, Notice]:
    """A new file in the damaged one's place, with what could be read of that.

    It is made beside the old one and takes its place when it is whole; until then nothing is moved.
    """
    found, new = read_damaged(file), new_of(file)
    remove(new)
    db = connect(new, ways[-1])
    try:
        keep_safe(db)
        bring_up_to_date(db, 0)
        found.write(db)
    except BaseException:
        db.close()
        remove(new)
        raise
    db.close()
    kept = lay_aside(file, "corrupt")
    new.rename(file)
    return reopen(file, ways), Notice("The saved games were damaged", _told(found, kept), kept)


def _told(found: Salvage, kept: Path) -> str:
    brought = found.in_words()
    text = f"The file of saved games was damaged. It is kept as {named(kept)}; a new one was begun"
    return f"{text}, and nothing could be read of the old one." if not brought else f"{text}. {brought}"


def new_of(file: Path) -> Path:
    """What is made before it takes the place of the file."""
    return file.with_name(file.name + ".new")


def remove(file: Path) -> None:
    """A file with what SQLite keeps beside it, as far as they are there."""
    for path in _with_journals(file):
        path.unlink(missing_ok=True)


def _resettle(file: Path) -> None:
    """A program that ended between laying the old file aside and putting the new one in its place is made up for."""
    with suppress(PermissionError):  # opening it will tell of that
        if new_of(file).exists() and not file.exists():
            new_of(file).rename(file)


def without_strays(file: Path) -> Notice | None:
    """Lay aside a journal that belongs to another file: if a program is killed while it writes, and a backup laid in
    the place of its file, SQLite would undo in that what was begun in the other.
    """
    try:
        strays = [path for path in beside(file)[:2] if path.exists() and not belongs(path, file)]
    except OSError:  # a folder that may not be looked into just now hides nothing from SQLite that it could use
        return None
    kept = [lay_aside(path, "other") for path in strays]
    if not kept:
        return None
    text = f"Beside the file of saved games {named(file)} lay what was begun in another. The file counts as it is, "
    text += f"and what lay there is kept as {named(kept[0])}."
    return Notice("Leavings of another file", text, kept[0])


def lay_aside(file: Path, what: str) -> Path:
    """Rename a file, and what SQLite keeps beside it, to a name that says what it is; give the new name."""
    stem = f"{file.name}.{what}-{datetime.now():%Y%m%d-%H%M%S}"
    names = [stem, *(f"{stem}-{k}" for k in range(2, 100))]
    kept = next(file.with_name(name) for name in names if not file.with_name(name).exists())
    for old, new in zip(_with_journals(file), _with_journals(kept), strict=True):
        if old.exists():
            old.rename(new)
    return kept


def beside(file: Path) -> list[Path]:
    """What SQLite keeps beside an open file."""
    return [file.with_name(file.name + ending) for ending in ("-journal", "-wal", "-shm")]


def _with_journals(file: Path) -> list[Path]:
    """The file itself last: while it stands, what lies beside it belongs to it."""
    return [*beside(file), file]
