"""The tables of the store, and how an older file is brought up to date."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from functools import cache
from pathlib import Path

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
    (
        # Grows with every line written to any sitting: which was touched last, whatever the clock says.
        "ALTER TABLE sitting ADD COLUMN touched INTEGER NOT NULL DEFAULT 0",
        """UPDATE sitting SET touched = place FROM (
            SELECT id AS one, row_number() OVER (ORDER BY coalesce(
                (SELECT at FROM move WHERE sitting = id ORDER BY number DESC LIMIT 1), started), id) AS place
            FROM sitting) WHERE one = id""",
    ),
    (
        # Partners who won were once written down as having drawn, and who gave up by what he had marked.
        "ALTER TABLE result ADD COLUMN doubtful INTEGER NOT NULL DEFAULT 0",
        """UPDATE result SET doubtful = 1 WHERE sitting IS NOT NULL AND (outcome = 'drawn' OR (
            SELECT line FROM move WHERE move.sitting = result.sitting ORDER BY number DESC LIMIT 1) LIKE '% resign')""",
    ),
    ("ALTER TABLE result ADD COLUMN figures TEXT",),  # of the game, JSON; NULL where its record has not been asked yet
    (
        """CREATE TABLE exercise (
            id INTEGER PRIMARY KEY,
            game TEXT NOT NULL,
            title TEXT NOT NULL,                   -- where it was met, in words
            record TEXT NOT NULL,                  -- of the match up to the choice and with it, JSON
            move INTEGER NOT NULL,                 -- the number of the move that is to be chosen
            at REAL NOT NULL
        )""",
    ),
    (
        # How a person's choices in a deal were judged when it was looked back on; cost by unit, JSON.
        """CREATE TABLE grading (
            id INTEGER PRIMARY KEY, sitting INTEGER REFERENCES sitting ON DELETE SET NULL, deal INTEGER NOT NULL,
            game TEXT NOT NULL, best INTEGER NOT NULL, near INTEGER NOT NULL, costly INTEGER NOT NULL,
            cost TEXT NOT NULL, at REAL NOT NULL, UNIQUE (sitting, deal)
        )""",
    ),
)
"""The statements that lead from each version to the next; the file's `user_version` counts those it has had."""

PATIENT, ASKED, PLAYING = 5.0, 2.0, 0.2
"""Seconds for which another program that has the file is waited for: at the beginning and end, where a person has asked
for one thing that is done or not, and while cards move and what cannot be written is held."""


class Way(Enum):
    """How a file is opened. Not every folder of a network has all that the usual way takes for granted."""

    USUAL = "with the file system's locks"
    ALONE = "without memory shared with other programs, which a file of an earlier version asks for"
    UNLOCKED = "without locks"


Shape = dict[str, tuple[object, ...]]
"""Of each table its columns, what they refer to, and its indices, as SQLite tells them."""


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


def open_memory() -> sqlite3.Connection:
    """A store that lasts as long as its process."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    db.execute("PRAGMA foreign_keys = ON")
    bring_up_to_date(db, 0)
    return db


def connect(file: Path, way: Way = Way.USUAL) -> sqlite3.Connection:
    """A connection that keeps transactions in our hands, and marks what is not text in a text."""
    if way is Way.UNLOCKED:
        db = sqlite3.connect(f"{file.absolute().as_uri()}?nolock=1", PATIENT, isolation_level=None, uri=True)
    else:
        db = sqlite3.connect(file, PATIENT, isolation_level=None)
    if way is not Way.USUAL:
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
    db.text_factory = _decoded
    return db


def keep_safe(db: sqlite3.Connection) -> None:
    """From now on what is committed is on the disk, and all in the one file: it can be copied, and another laid there.

    (With a write-ahead log, as earlier versions had, the newest pages lie beside the file, and whatever is laid in its
    place has them written into it.  A commit takes 1.4 ms so, 0.4 with the log, and the store's thread does it.)
    """
    db.execute("PRAGMA journal_mode = DELETE")
    db.execute("PRAGMA locking_mode = NORMAL")
    db.execute("PRAGMA synchronous = EXTRA")  # the journal's end is on the disk, too
    db.execute("PRAGMA fullfsync = ON")  # macOS, where a plain fsync stops at the drive's own memory
    db.execute("PRAGMA foreign_keys = ON")


def wait_at_most(db: sqlite3.Connection, seconds: float) -> None:
    """For another program that has the file."""
    db.execute(f"PRAGMA busy_timeout = {seconds * 1000:.0f}")


@contextmanager
def waiting(db: sqlite3.Connection, seconds: float) -> Iterator[None]:
    """Longer than while playing, for what this block does."""
    wait_at_most(db, seconds)
    try:
        yield
    finally:
        wait_at_most(db, PLAYING)


def bring_up_to_date(db: sqlite3.Connection, version: int, to: int = len(VERSIONS)) -> None:
    """Let a file of this version have had all the statements there are."""
    with transaction(db):
        for statement in (s for step in VERSIONS[version:to] for s in step):
            db.execute(statement)
        # Written each time, needed or not: so a read-only file is found out now and not at the first move.
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {to}")


def shape(db: sqlite3.Connection) -> Shape:
    """What the tables of a file are like; text of the schema that a disk has spoilt shows in it."""
    names = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]
    asked = ("table_xinfo", "foreign_key_list", "index_list")
    return {
        name: tuple(tuple(db.execute("SELECT * FROM pragma_" + what + "(?)", (name,))) for what in asked)
        for name in names
    }


@cache
def shape_of(version: int) -> Shape:
    """What the tables of a file of this version are like."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    try:
        bring_up_to_date(db, 0, version)
        return shape(db)
    finally:
        db.close()


def _decoded(raw: bytes) -> str:
    """Text as it stands, a damaged byte marked, so that one spoilt row does not hide the others."""
    return raw.decode("utf-8", "replace")
