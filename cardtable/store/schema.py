"""The tables of the store, how an older file is brought up to date, and what is done with a damaged one."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from cardtable.store.faults import CORRUPT, Notice, StoreFault, primary_code, told

APPLICATION = 0x43415244  # "CARD", in the file's header
VERSIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE sitting (
            id INTEGER PRIMARY KEY AUTOINCREMENT,  -- never given twice, even after the last was discarded
            game TEXT NOT NULL,
            header TEXT NOT NULL,                  -- the record without its moves, JSON
            caption TEXT NOT NULL DEFAULT '',      -- how it stands, in words
            started REAL NOT NULL,                 -- seconds since 1970, as are all times
            finished INTEGER NOT NULL DEFAULT 0
        )""",
        """CREATE TABLE move (
            sitting INTEGER NOT NULL REFERENCES sitting ON DELETE CASCADE,
            number INTEGER NOT NULL,               -- from 1, without a gap
            line TEXT NOT NULL,                    -- "0 play KS", "back 3"
            at REAL NOT NULL,
            PRIMARY KEY (sitting, number)
        ) WITHOUT ROWID""",
        """CREATE TABLE result (
            id INTEGER PRIMARY KEY,
            sitting INTEGER UNIQUE REFERENCES sitting ON DELETE SET NULL,
            game TEXT NOT NULL, form TEXT NOT NULL, level TEXT NOT NULL, outcome TEXT NOT NULL,
            points_for INTEGER NOT NULL, points_against INTEGER NOT NULL, coins INTEGER NOT NULL,
            deals INTEGER NOT NULL, aids TEXT NOT NULL, practice INTEGER NOT NULL, at REAL NOT NULL
        )""",
        "CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    ),
    ("ALTER TABLE sitting ADD COLUMN aids TEXT",),  # in use so far, JSON; NULL in sittings begun before this was noted
)
"""The statements that lead from each version to the next; the file's `user_version` counts those it has had."""


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """All of it or nothing; on the disk when the block ends."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield db
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


def open_file(file: Path) -> tuple[sqlite3.Connection, Notice | None]:
    """The store's file, made or brought up to date, and word of the damaged one it replaces, if any.

    Raises StoreFault when the file cannot be written, is another program's or a later version's: it is then unchanged.
    """
    try:
        return _open(file), None
    except sqlite3.Error as error:
        if primary_code(error) not in CORRUPT:
            raise told(error, file) from error
    try:
        kept = _lay_aside(file)
        text = f"The file of saved games was damaged. It is kept as {kept}; a new one was begun."
        return _open(file), Notice(text, kept)
    except OSError as error:
        raise StoreFault(f"The file of saved games {file} is damaged and cannot be moved: {error.strerror}.") from error
    except sqlite3.Error as error:
        raise told(error, file) from error


def open_memory() -> sqlite3.Connection:
    """A store that lasts as long as its process."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    db.execute("PRAGMA foreign_keys = ON")
    _bring_up_to_date(db, 0)
    return db


def _open(file: Path) -> sqlite3.Connection:
    db = sqlite3.connect(file, isolation_level=None)
    try:
        db.text_factory = _decoded
        version = _examine(db, file)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA fullfsync = ON")  # macOS, where a plain fsync stops at the drive's own memory
        db.execute("PRAGMA foreign_keys = ON")
        _bring_up_to_date(db, version)
    except BaseException:
        db.close()
        raise
    return db


def _decoded(raw: bytes) -> str:
    """Text as it stands, a damaged byte marked, so that one spoilt row does not hide the others."""
    return raw.decode("utf-8", "replace")


def _examine(db: sqlite3.Connection, file: Path) -> int:
    """The version of the file, which is ours, whole and not a later one."""
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    application: int = db.execute("PRAGMA application_id").fetchone()[0]
    empty = not db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if application != APPLICATION and not empty:
        raise StoreFault(f"The file {file} belongs to another program; it is left as it is.")
    if version > len(VERSIONS):
        raise StoreFault(
            f"The file of saved games {file} was written by a newer cardtable (version {version} of the file; "
            f"this one knows {len(VERSIONS)}); it is left as it is."
        )
    verdict: str = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if verdict != "ok":
        damage = sqlite3.DatabaseError(verdict)
        damage.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise damage
    return version


def _bring_up_to_date(db: sqlite3.Connection, version: int) -> None:
    with transaction(db):
        for statement in (s for step in VERSIONS[version:] for s in step):
            db.execute(statement)
        # Written each time, needed or not: so a read-only file is found out now and not at the first move.
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {len(VERSIONS)}")


def _lay_aside(file: Path) -> Path:
    """Rename a damaged file, and what SQLite keeps beside it, to a name that says so; give the new name."""
    stem = f"{file.name}.corrupt-{datetime.now():%Y%m%d-%H%M%S}"
    names = [stem, *(f"{stem}-{k}" for k in range(2, 100))]
    kept = next(file.with_name(name) for name in names if not file.with_name(name).exists())
    file.rename(kept)
    for ending in ("-wal", "-shm"):
        beside = file.with_name(file.name + ending)
        if beside.exists():
            beside.rename(kept.with_name(kept.name + ending))
    return kept
